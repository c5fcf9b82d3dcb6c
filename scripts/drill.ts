/**
 * `npm run drill -- postgres-restarts --restarts 1000 --seed 7`: the long forms of what `npm test` does shortly. Prints
 * counts; exit code 1 when anything acknowledged was lost or doubled, or a server died.
 */
import { parseArgs } from "node:util";
import { findPostgres } from "../drills/own-postgres.ts";
import { restartDrill } from "../drills/postgres-restarts/restart-drill.ts";

const usage = `npm run drill -- postgres-restarts [--restarts 1000] [--seed 1] [--plant unheard|asynchronous|forgetful]

Two servers under load on a PostgreSQL of their own, which is stopped and started so many times. With a planted fault
the drill has to fail.
`;

const plants = ["unheard", "asynchronous", "forgetful"] as const;
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { restarts: { type: "string", default: "1000" }, seed: { type: "string", default: "1" }, plant: { type: "string" } },
});
const bin = findPostgres();
const plant = plants.find((name) => name === values.plant);
const [restarts, seed] = [Number(values.restarts), Number(values.seed)];
const understood =
	positionals[0] === "postgres-restarts" && restarts >= 1 && Number.isSafeInteger(seed) && (plant ?? "") === (values.plant ?? "");
if (!understood || bin === undefined) {
	process.stderr.write(bin === undefined ? "PostgreSQL's initdb was not found; POSTGRES_BIN names its folder.\n" : usage);
	process.exitCode = 2;
} else {
	const begun = performance.now();
	const report = await restartDrill({
		bin,
		restarts,
		seed,
		...(plant && { plant }),
		progress: (done, book) => {
			if (done % 25 === 0)
				process.stderr.write(`${done} restarts, ${book.acknowledged} writes, ${book.repeated} repeated, ${book.wrong.length} wrong\n`);
		},
	});
	const { healedAfter, died, wrong, differences, ...counts } = report;
	const at = (part: number) => Math.round(healedAfter[Math.floor((healedAfter.length - 1) * part)] ?? 0);
	const found = { died: died.length, wrong: wrong.length, differences: differences.length };
	const healed = { p50: at(0.5), p99: at(0.99), most: at(1) };
	process.stdout.write(
		`${JSON.stringify({ seed, ...counts, ...found, healedAfterMs: healed, minutes: Math.round((performance.now() - begun) / 6000) / 10 }, null, 2)}\n`,
	);
	for (const line of [...died, ...wrong, ...differences].slice(0, 40)) process.stdout.write(`${line}\n`);
	process.exitCode = died.length + wrong.length + differences.length > 0 ? 1 : 0;
}
