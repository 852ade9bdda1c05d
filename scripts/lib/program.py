"""The program, as the scripts beside this file call it."""

import subprocess


class Kalends:
    """The program, and the model it is to use; none: the one inside it."""

    def __init__(self, program, model=None):
        self.program = program
        self.model = ["--model", str(model)] if model else []

    def run(self, command, *words, text=""):
        line = [self.program, command, *map(str, words)]
        return subprocess.run(line, input=text, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
