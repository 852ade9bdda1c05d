"""A terminal as an SVG, with commands and what they print: scripts/picture."""

import shlex
import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape

import program

COMMANDS = ('kalends explain "printed in London, about 1860?"', 'kalends explain 09/05/18', 'kalends align "Saturday 09 May 2018"')
CELL, LINE, MARGIN = 8.4, 19, 18  # of a letter, a line and the window, in pixels
STYLE = ("text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#d8dee9;white-space:pre}"
         ".typed{fill:#a3be8c;font-weight:bold}.window{fill:#20242c}.button{fill:#4c566a}")


def lines_of(kalends):
    """(line, whether somebody typed it)"""
    lines = []
    for command in COMMANDS:
        words = shlex.split(command)
        printed = subprocess.run([kalends, *words[1:]], stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
        lines += [(f"$ {command}", True), *((line, False) for line in printed.rstrip("\n").split("\n")), ("", False)]
    return lines[:-1]


def drawing(lines):
    width = round(max(len(line) for line, _ in lines) * CELL) + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN + LINE
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img">',
             f"<style>{STYLE}</style>", f'<rect class="window" width="{width}" height="{height}" rx="9"/>']
    parts += [f'<circle class="button" cx="{MARGIN + 18 * i}" cy="{MARGIN}" r="6"/>' for i in range(3)]
    for row, (line, is_typed) in enumerate(lines):
        if line:
            kind = ' class="typed"' if is_typed else ""
            # as wide as its letters are many, whatever the typeface: columns stand below each other
            parts.append(f'<text{kind} x="{MARGIN}" y="{2 * MARGIN + (row + 1) * LINE}" textLength="{len(line) * CELL:.1f}" '
                         f'lengthAdjust="spacingAndGlyphs">{escape(line).replace(" ", chr(0xA0))}</text>')
    return "\n".join(parts) + "\n</svg>\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawing(lines_of(program.built())), encoding="utf-8")
