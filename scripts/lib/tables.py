"""Tables that are hard to keep as they are: quotation marks, line ends in cells, bytes that are no UTF-8."""

PIECES = [b"a", b"Z", b"7", b" ", b",", b'"', b"\n", b"\r\n", b"\xff", b"\xe9t\xe9", b"\xf0\x9f", b"\t", b";", b"\\", b"'", b"=1"]
HEADER = b'id,note,born,"what else"\r\n'
COLUMN = "born"


def quoted(cell):
    return b'"' + cell.replace(b'"', b'""') + b'"'


def cell(draw):
    """Any bytes, in quotation marks where they need them, and sometimes where not."""
    plain = b"".join(draw.choices(PIECES, k=draw.randrange(12)))
    needs = any(special in plain for special in (b",", b'"', b"\n", b"\r"))
    return quoted(plain) if needs or draw.random() < 0.2 else plain


def rows(texts, draw):
    """Of each text a row, as (what stands before the text, the text as a cell, what stands behind it, the line end)."""
    for number, text in enumerate(texts):
        date = text.encode("utf-8")
        date = quoted(date) if b"," in date or b'"' in date or draw.random() < 0.3 else date
        end = draw.choice((b"\n", b"\r\n"))
        yield b"%d,%s," % (number, cell(draw)), date, b"," + cell(draw), end


def write(path, texts, draw):
    with open(path, "wb") as table:
        table.write(HEADER)
        for row in rows(texts, draw):
            table.write(b"".join(row))
    return path
