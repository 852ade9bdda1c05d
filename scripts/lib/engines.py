"""Runs the recipes of docs/engines.md and compares with the answers of a single process: see scripts/check engines."""

import csv
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from program import ROOT, Parser, built, text_of

PAGE = ROOT / "docs" / "engines.md"
# What a column has beside dates; as many as that are rows without one.
WITHOUT_DATE = ("no date", "", "31 February 2018", 'he said "none", and left', r"back\slash \N", "—", "NULL", "0")
# Where the recipes of a server keep their files.
SERVER_FOLDER = "/srv/kalends"


def recipes():
    """Name to text of the blocks on the page that have a name."""
    return dict(re.findall(r"^```\w+ ([\w-]+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))


def broken(recipe):
    """Of a worker that lacks its model."""
    return recipe.replace("kalends normalize", "kalends normalize --model missing.kal")


class Failure(Exception):
    pass


class Place:
    """The rows, what a single process answers, and the program first in PATH, in a folder that other users see."""

    def __init__(self, folder, program, rows):
        self.folder = folder
        self.rooms = 0
        folder.chmod(0o755)
        (folder / "bin").mkdir()
        shutil.copy(program, folder / "bin" / "kalends")
        self.environment = os.environ | {"PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}
        self.texts = self.make_texts(rows)
        (folder / "dates.txt").write_text("".join(text + "\n" for text in self.texts), encoding="utf-8")
        with open(folder / "letters.csv", "w", encoding="utf-8", newline="") as out:
            csv.writer(out, lineterminator="\n").writerows([("id", "text"), *enumerate(self.texts, 1)])
        began = time.perf_counter()
        self.expected = self.run(["kalends", "normalize", "--order", "dmy", "dates.txt"], folder).stdout.splitlines()
        self.seconds = time.perf_counter() - began

    def make_texts(self, rows):
        made = self.run(["kalends", "generate", "--count", str(rows), "--seed", "21"], self.folder).stdout.splitlines()
        texts = [text_of(row) for row in made]
        texts[7::50] = [WITHOUT_DATE[i % len(WITHOUT_DATE)] for i in range(len(texts[7::50]))]
        return texts

    def room(self):
        """An empty folder with the rows."""
        self.rooms += 1
        room = self.folder / f"room-{self.rooms}"
        room.mkdir()
        room.chmod(0o777)
        for name in ("dates.txt", "letters.csv"):
            (room / name).symlink_to(self.folder / name)
        return room

    def run(self, command, folder, text="", environment=None):
        return subprocess.run(command, cwd=folder, env=self.environment | (environment or {}), input=text, encoding="utf-8",
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def must(self, command, folder, text="", environment=None):
        done = self.run(command, folder, text, environment)
        if done.returncode != 0:
            raise Failure(f"{command} ends with {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout


class Engine:
    """One that a shell starts and that writes lines."""

    recipes = ()
    complaint = "missing.kal: cannot read the model"  # what its user reads where workers lack their model

    def __init__(self, place):
        self.place = place

    def start(self):
        pass

    def stop(self):
        pass

    def prepare(self, room):
        """What a recipe takes for granted."""

    def run(self, name, change, room):
        """The recipe of that name, changed."""
        return self.place.run(["bash", "-c", change(recipes()[name])], room)

    def answers(self, room):
        """In the order of the rows."""
        return (room / "dated.txt").read_text(encoding="utf-8").splitlines()


class Parallel(Engine):
    recipes = ("parallel-pipe", "parallel-pipepart")


class Sqlite(Engine):
    recipes = ("sqlite",)

    def prepare(self, room):
        self.place.must(["sqlite3", "archive.db", "CREATE TABLE letters (id INTEGER PRIMARY KEY, text TEXT)",
                         ".import --csv --skip 1 letters.csv letters"], room)

    def answers(self, room):
        return self.place.must(["sqlite3", "archive.db", "SELECT text_iso FROM dated ORDER BY id"], room).splitlines()


class Postgres(Engine):
    recipes = ("postgres-client", "postgres-server", "postgres-file")
    complaint = "missing.kal: cannot read the model|child process exited with exit code 66"

    def start(self):
        self.data = self.place.folder / "postgres"
        self.data.mkdir()
        self.programs = sorted(Path("/usr/lib/postgresql").iterdir())[-1] / "bin"
        self.as_server = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_server:
            owner = pwd.getpwnam("postgres")
            os.chown(self.data, owner.pw_uid, owner.pw_gid)
        self.client = {"PGHOST": str(self.data), "PGUSER": "postgres", "PGDATABASE": "postgres", "PGPORT": "54329"}
        self.call("initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync", "--pgdata", self.data)
        self.call("pg_ctl", "--wait", "--pgdata", self.data, "--log", self.data / "log", "--options",
                  f"-c listen_addresses='' -c unix_socket_directories={self.data} -p 54329 -c fsync=off", "start")

    def call(self, program, *words):
        self.place.must([*self.as_server, str(self.programs / program), *map(str, words)], "/")

    def stop(self):
        if (self.data / "postmaster.pid").exists():
            self.call("pg_ctl", "--wait", "--mode=immediate", "--pgdata", self.data, "stop")

    def prepare(self, room):
        self.query(room, "DROP TABLE IF EXISTS letters, dated", "CREATE TABLE letters (id bigint PRIMARY KEY, text text)",
                   r"\copy letters FROM letters.csv (FORMAT csv, HEADER)")

    def query(self, room, *statements):
        words = [word for statement in statements for word in ("--command", statement)]
        return self.place.must(["psql", "--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", *words], room, environment=self.client)

    def run(self, name, change, room):
        recipe = change(recipes()[name]).replace(SERVER_FOLDER, str(room))
        if name == "postgres-client":
            return self.place.run(["bash", "-c", recipe], room, environment=self.client)
        return self.place.run(["psql", "--no-psqlrc", "--single-transaction", "--set=ON_ERROR_STOP=1"], room, recipe, self.client)

    def answers(self, room):
        return self.query(room, "COPY (SELECT coalesce(text_iso, '') FROM dated ORDER BY id) TO STDOUT").splitlines()


class ClickHouse(Engine):
    recipes = ("clickhouse-table", "clickhouse-call")

    def start(self):
        self.modules = self.place.folder / "clickhouse"
        self.modules.mkdir()
        self.place.must(["npm", "install", "--silent", "--no-audit", "--no-fund", "chdb@3.4.0"], self.modules)

    def prepare(self, room):
        self.configure(room, lambda recipe: recipe)
        self.query(room, "CREATE TABLE letters (id UInt64, text String) ENGINE = MergeTree ORDER BY id;\n"
                   f"INSERT INTO letters SELECT * FROM file('{room}/letters.csv', CSVWithNames, 'id UInt64, text String');\n"
                   "CREATE TABLE dated (id UInt64, text_iso Nullable(String)) ENGINE = MergeTree ORDER BY id;\n")

    def configure(self, room, change):
        script = room / "scripts" / "iso-dates"
        script.parent.mkdir(exist_ok=True)
        files = {"clickhouse-config": room / "config.xml", "clickhouse-function": room / "function.xml",
                 "clickhouse-script": script}
        for name, path in files.items():
            path.write_text(change(recipes()[name]).replace(SERVER_FOLDER, str(room)), encoding="utf-8")
        script.chmod(0o755)

    def process(self, room, statements):
        return self.place.run(["node", ROOT / "scripts" / "lib" / "clickhouse.mjs", room / "data", room / "config.xml"], room, statements,
                              {"NODE_PATH": str(self.modules / "node_modules")})

    def query(self, room, statements):
        done = self.process(room, statements)
        if done.returncode != 0:
            fail(f"ClickHouse: {done.stderr}")
        return done.stdout

    def run(self, name, change, room):
        self.configure(room, change)
        return self.process(room, change(recipes()[name]))

    def answers(self, room):
        given = self.query(room, "SELECT ifNull(text_iso, '') FROM dated ORDER BY id;\n")
        return [line.strip('"') for line in given.splitlines()]


class Slurm(Engine):
    recipes = ("slurm-run",)
    daemons = ("slurmctld", "slurmd")

    def start(self):
        self.home = self.place.folder / "slurm"
        for name in ("state", "spool", "run"):
            (self.home / name).mkdir(parents=True)
        host, user = socket.gethostname().split(".")[0], pwd.getpwuid(os.geteuid()).pw_name
        key = self.home / "key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o600)
        (self.home / "slurm.conf").write_text("\n".join((
            "ClusterName=kalends", f"SlurmctldHost={host}(127.0.0.1)", f"SlurmUser={user}", "SlurmctldPort=16817",
            "SlurmdPort=16818", f"AuthInfo=socket={self.home}/run/munge", f"StateSaveLocation={self.home}/state",
            f"SlurmdSpoolDir={self.home}/spool", f"SlurmctldPidFile={self.home}/run/slurmctld.pid",
            f"SlurmdPidFile={self.home}/run/slurmd.pid", f"SlurmctldLogFile={self.home}/slurmctld.log",
            f"SlurmdLogFile={self.home}/slurmd.log", "ProctrackType=proctrack/linuxproc", "TaskPlugin=task/none",
            "SelectType=select/cons_tres", "SelectTypeParameters=CR_CPU", "SchedulerParameters=sched_interval=2,batch_sched_delay=0",
            "ReturnToService=2", "MpiDefault=none",
            f"NodeName={host} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} State=UNKNOWN",
            "PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP", "")))
        self.place.environment["SLURM_CONF"] = str(self.home / "slurm.conf")
        self.place.must(["/usr/sbin/munged", "--force", f"--key-file={key}", f"--socket={self.home}/run/munge",
                         f"--pid-file={self.home}/run/munged.pid", f"--log-file={self.home}/munged.log",
                         f"--seed-file={self.home}/run/seed"], self.home)
        for daemon in self.daemons:
            subprocess.run([f"/usr/sbin/{daemon}", "-c"], env=self.place.environment, stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        wait_until(lambda: "idle" in self.place.run(["sinfo", "--noheader", "--format=%T"], self.home).stdout, "Slurm")

    def stop(self):
        for daemon in (*reversed(self.daemons), "munged"):
            pid = self.home / "run" / f"{daemon}.pid"
            if pid.exists():
                os.kill(int(pid.read_text()), 15)
                wait_until(lambda: not pid.exists(), f"the end of {daemon}")

    def run(self, name, change, room):
        (room / "dates.sbatch").write_text(change(recipes()["slurm-array"]), encoding="utf-8")
        return super().run(name, change, room)


def wait_until(holds, what, seconds=30):
    for _ in range(10 * seconds):
        if holds():
            return
        time.sleep(0.1)
    fail(f"waited {seconds} s for {what}")


def fail(message):
    raise Failure(message)


ENGINES = {"parallel": Parallel, "sqlite": Sqlite, "postgres": Postgres, "clickhouse": ClickHouse, "slurm": Slurm}


def first_difference(given, expected):
    for row, (one, other) in enumerate(zip(given, expected), 1):
        if one != other:
            return f"row {row} is '{one}' instead of '{other}'"
    return f"{len(given)} rows instead of {len(expected)}"


def try_recipe(engine, name):
    room = engine.place.room()
    engine.prepare(room)
    began = time.perf_counter()
    done = engine.run(name, lambda recipe: recipe, room)
    seconds = time.perf_counter() - began
    if done.returncode != 0:
        fail(f"{name} ends with {done.returncode}: {done.stdout}{done.stderr}")
    given = engine.answers(room)
    if given != engine.place.expected:
        fail(f"{name}: {first_difference(given, engine.place.expected)}")
    shutil.rmtree(room)
    print(f"{name:20} {seconds:8.1f} s {len(given) / seconds:10,.0f} rows/s  as a single process answers", flush=True)


def try_broken(engine, name):
    room = engine.place.room()
    engine.prepare(room)
    done = engine.run(name, broken, room)
    told = done.stdout + done.stderr
    if done.returncode == 0:
        fail(f"{name} does not fail where workers lack their model: {told}")
    if not re.search(engine.complaint, told):
        fail(f"{name} does not say what is wrong where workers lack their model: {told}")
    shutil.rmtree(room)
    print(f"{'':20} without its model: {re.search('.*(?:' + engine.complaint + ').*', told)[0].strip()}", flush=True)


def try_engine(engine):
    try:
        engine.start()
        for name in engine.recipes:
            try_recipe(engine, name)
            try_broken(engine, name)
    finally:
        engine.stop()


def main():
    parser = Parser(prog="scripts/check engines")
    parser.add_argument("engines", nargs="+", choices=ENGINES)
    parser.add_argument("--rows", type=int, required=True)
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # not before all engines have ended
    with tempfile.TemporaryDirectory(prefix="kalends-engines-") as folder:
        place = Place(Path(folder), built(), options.rows)
        without = place.expected.count("")
        print(f"{'a single process':20} {place.seconds:8.1f} s {options.rows / place.seconds:10,.0f} rows/s  "
              f"{options.rows:,} rows, {without:,} of them without a date", flush=True)
        try:
            for name in options.engines:
                try_engine(ENGINES[name](place))
        except Failure as failure:
            sys.exit(f"scripts/check engines: {failure}")
    print(f"{len(options.engines)} engines, no difference")


if __name__ == "__main__":
    main()
