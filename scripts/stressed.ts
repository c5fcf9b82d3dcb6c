/**
 * `npm run stressed -- COMMAND…`: runs a command beside two endless loops per core, to verify that it does not fail for lack of processor
 * time; the default is `npm test`. Ends with that command's exit code.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";

const loopsPerCore = 2;
const [command = "npm", ...args] = process.argv.length > 2 ? process.argv.slice(2) : ["npm", "test"];

/** Each loop ends by itself when this process is gone, however that happened: its standard input then closes. */
const loop = `process.stdin.on("end", () => process.exit()).resume();
	(function turn() { for (const until = Date.now() + 100; Date.now() < until;); setImmediate(turn); })();`;

const loops: readonly ChildProcess[] = Array.from({ length: loopsPerCore * availableParallelism() }, () =>
	spawn(process.execPath, ["-e", loop], { stdio: ["pipe", "ignore", "inherit"] }),
);
process.stdout.write(`${loops.length} endless loops beside: ${[command, ...args].join(" ")}\n`);
const run = spawn(command, args, { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => run.kill(signal));
run.on("error", (error) => {
	process.stderr.write(`${error.message}\n`);
	finish(1);
});
run.on("exit", (code) => finish(code ?? 1));

function finish(code: number): void {
	for (const each of loops) each.kill();
	process.exitCode = code;
}
