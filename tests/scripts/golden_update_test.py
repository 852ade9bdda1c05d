"""That tests/golden/update writes into a page what is printed today. Run by ctest where there is a python3."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
PAGE = """What it says:

  $ echo a line that stays as it is
  a line .* (re)
  $ kalends
  it said
"""


@unittest.skipUnless((shutil.which("cram3") or shutil.which("cram")) and shutil.which("patch"), "cram or patch is not here")
class Update(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in ("shell", "setup.bash", "update"):
            shutil.copy(GOLDEN / name, self.folder)
        self.page = self.folder / "page.t"
        self.page.write_text(PAGE, encoding="utf-8")
        program = self.folder / "kalends"
        program.write_text("#!/bin/sh\nprintf '昭和\\tit says\\n'\necho sorry >&2\nexit 65\n", encoding="utf-8")
        program.chmod(0o755)
        self.environment = os.environ | {"KALENDS": str(program)}

    def update(self, *words):
        return subprocess.run([self.folder / "update", *words], env=self.environment, capture_output=True, encoding="utf-8")

    def test_what_is_printed_takes_the_place_of_what_was(self):
        self.assertEqual(self.update("page.t").returncode, 0)
        updated = PAGE.replace("it said", "昭和\tit says\n  ! sorry\n  [65]")
        self.assertEqual(self.page.read_text(encoding="utf-8"), updated)
        self.assertEqual(self.update().returncode, 0)
        self.assertEqual(self.page.read_text(encoding="utf-8"), updated)

    def test_words(self):
        refused = self.update("other.t")
        self.assertEqual((refused.returncode, refused.stderr), (64, "update: there is no page other.t; there are page.t\n"))
        self.assertIn("tests/golden/update [PAGE...]", self.update("--help").stdout)


if __name__ == "__main__":
    unittest.main()
