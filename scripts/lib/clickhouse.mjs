// ClickHouse as a process, from the npm package chdb: node clickhouse.mjs FOLDER CONFIG reads statements from standard input,
// each ended by ";" at the end of a line, and prints what they give as CSV. Ends with 1 and ClickHouse's message on an error.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const [folder, config] = process.argv.slice(2);
const { Session } = createRequire(`${process.cwd()}/`)("chdb");
try {
    const session = new Session(folder, { connectionArgs: [`--config-file=${config}`] });
    for (const statement of readFileSync(0, "utf8").split(/;\s*$/m)) {
        if (statement.trim()) process.stdout.write(session.query(statement, "CSV"));
    }
    session.close();
} catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
}
