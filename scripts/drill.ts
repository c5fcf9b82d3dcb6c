/**
 * `npm run drill -- postgres-restarts --restarts 1000 --seed 7`, `npm run drill -- server-kills`, `npm run drill --
 * tenant-flood`, `npm run drill -- backups`, `npm run drill -- archive`, `npm run drill -- country`, `npm run drill -- gate`, `npm run drill -- bulk`: the long forms of what `npm test` runs briefly. Prints counts; exits with 1 if anything
 * acknowledged was lost or doubled, a server died, a tenant got what it should not, or a broken bundle came through.
 */
import { parseArgs } from "node:util";
import { archiveDrill } from "../drills/archive-restores/archive-drill.ts";
import { backupDrill } from "../drills/backups/backup-drill.ts";
import { bulkKillDrill } from "../drills/bulk-kills/bulk-kill-drill.ts";
import { countryDrill } from "../drills/country/country-drill.ts";
import { gateDrill } from "../drills/gate/gate-drill.ts";
import { findPostgres, OwnPostgres } from "../drills/own-postgres.ts";
import { restartDrill } from "../drills/postgres-restarts/restart-drill.ts";
import { publishingKillDrill } from "../drills/publishing-kills/publishing-kill-drill.ts";
import { killDrill } from "../drills/server-kills/kill-drill.ts";
import { floodDrill } from "../drills/tenant-flood/flood-drill.ts";
import { buildRelease, keepRelease, keptRelease } from "../drills/upgrade/built-release.ts";
import { upgradeDrill } from "../drills/upgrade/upgrade-drill.ts";
import { wrongWithFolder } from "./flow/wrong-with-folder.ts";

const usage = `npm run drill -- postgres-restarts [--restarts 1000] [--seed 1] [--plant unheard|asynchronous|forgetful]

Two servers under load on a PostgreSQL of their own, which is stopped and started so many times. With a planted fault
the drill has to fail.

npm run drill -- server-kills [--blows 20 | --minutes 30] [--per-second 100] [--seed 1] [--plant hasty|forgetful|deaf]

Three servers on a PostgreSQL of their own behind a proxy, under load: again and again, each 5 to 15 s when it goes by
minutes, one is killed and started anew, or frozen for up to twenty seconds, and now and then PostgreSQL is restarted. What
the clients were told is compared with what is stored, and with what was told to somebody who follows the changes.

npm run drill -- upgrade [--from <commit>] [--writes 200] [--rounds 1] [--per-second 50] [--seed 1] [--plant narrowing]

Two servers of a former version (the release that is kept beside the drill, when none is named) are upgraded to this one
under load, one after the other, and taken back. A commit is built first, which needs the repository; --keep keeps it in
place of the former release, and does nothing else.

npm run drill -- tenant-flood [--calls 100] [--at-once 60] [--postgres]

One tenant asks for its longest list without a pause, another for a short one: what that costs the other, with the
tenants' turns and without, as a ratio to what it waits alone.

npm run drill -- backups [--backups 100] [--seed 1] [--plant file-alone]

A server that is written to without a pause is backed up at so many random instants; every backup is put back and
compared with what the clients were told.

npm run drill -- archive [--restores 100] [--tool own|pgbackrest] [--seed 1] [--plant early]

A PostgreSQL of its own that is written to without a pause is restored to so many random instants, from a backup and what was
archived since, by PostgreSQL's own programs or by pgBackRest, where that is installed; each is compared with what the
clients had been told by then.

npm run drill -- country [--processes 5000] [--questions 500] [--per-second 20] [--saves 50] [--seed 1] [--postgres] [--plant miscounted]

A tenant of so many processes is asked what people ask of its list and map, while others save: how long each kind takes. A
country: --processes 1000000 --questions 5000. With --postgres, DATABASE_URL names one to do it on, which keeps what was made,
and DATA_DIR its server's folder.

npm run drill -- gate [--bundles 10000] [--seed 1] [--plant trusting]

So many bundles of a tenant's files, broken in a known way or edited at random, are sent to the gate of releases. None
that the designers' commands find something wrong with may be released, nor activated.

npm run drill -- publishing-kills [--rounds 20] [--seed 1] [--postgres] [--plant halves]

A server is killed at a random instant of each act by which a design comes to run: approving, releasing, activating, taking
a process along, rolling back. Afterwards it is exactly before or exactly after, and the same call brings it after.

npm run drill -- bulk [--processes 5000] [--kills 20] [--seed 1] [--postgres] [--plant torn]

An act fills in a field of so many processes while two others save, and the server is killed so often; then it is taken back in
the same way. Each process has just the outcome that its item says, no save is lost, and what nobody touched is as it was.
`;

const plants = ["unheard", "asynchronous", "forgetful"] as const;
const { values, positionals } = readArguments();

/** The parsed arguments; an unknown option prints the usage. */
function readArguments() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				restarts: { type: "string", default: "1000" },
				backups: { type: "string", default: "100" },
				questions: { type: "string", default: "500" },
				saves: { type: "string", default: "50" },
				restores: { type: "string", default: "100" },
				tool: { type: "string", default: "own" },
				bundles: { type: "string", default: "10000" },
				processes: { type: "string", default: "5000" },
				kills: { type: "string", default: "20" },
				rounds: { type: "string" },
				seed: { type: "string", default: "1" },
				blows: { type: "string", default: "20" },
				minutes: { type: "string" },
				"per-second": { type: "string" },
				from: { type: "string" },
				keep: { type: "boolean", default: false },
				writes: { type: "string", default: "200" },
				help: { type: "boolean", short: "h", default: false },
				plant: { type: "string" },
				calls: { type: "string", default: "100" },
				"at-once": { type: "string", default: "60" },
				postgres: { type: "boolean", default: false },
			},
		});
	} catch (failure) {
		process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n\n${usage}`);
		process.exit(2);
	}
}
const bin = findPostgres();
const plant = plants.find((name) => name === values.plant);
const [restarts, seed, calls, atOnce] = [values.restarts, values.seed, values.calls, values["at-once"]].map(Number) as [
	number,
	number,
	number,
	number,
];
const [name] = positionals;
const backups = Number(values.backups);
const fileAlone = values.plant === "file-alone";
const backupsUnderstood = name === "backups" && backups >= 1 && Number.isSafeInteger(seed) && (fileAlone || values.plant === undefined);
const restores = Number(values.restores);
const tool = (["own", "pgbackrest"] as const).find((one) => one === values.tool);
const early = values.plant === "early";
const archiveUnderstood =
	name === "archive" && restores >= 1 && tool !== undefined && Number.isSafeInteger(seed) && (early || values.plant === undefined);
const restartsUnderstood =
	name === "postgres-restarts" && restarts >= 1 && Number.isSafeInteger(seed) && (plant ?? "") === (values.plant ?? "");
const floodUnderstood = name === "tenant-flood" && calls >= 1 && atOnce >= 1;
const kills = ["hasty", "forgetful", "deaf"] as const;
const killPlant = kills.find((one) => one === values.plant);
const blows = Number(values.blows);
const [minutes, perSecond] = [values.minutes, values["per-second"]].map((value) => (value === undefined ? undefined : Number(value)));
const killsUnderstood =
	name === "server-kills" &&
	[blows, minutes ?? 1, perSecond ?? 1].every((value) => value > 0) &&
	Number.isSafeInteger(seed) &&
	(killPlant ?? "") === (values.plant ?? "");
const writes = Number(values.writes);
const narrowing = values.plant === "narrowing";
const upgradeUnderstood =
	name === "upgrade" &&
	writes >= 1 &&
	Number.isSafeInteger(seed) &&
	(narrowing || values.plant === undefined) &&
	(values.from !== undefined || !values.keep);
const bundles = Number(values.bundles);
const trusting = values.plant === "trusting";
const gateUnderstood = name === "gate" && bundles >= 1 && Number.isSafeInteger(seed) && (trusting || values.plant === undefined);
const rounds = Number(values.rounds ?? 20);
const halves = values.plant === "halves" && values.postgres;
const publishingUnderstood =
	name === "publishing-kills" && rounds >= 1 && Number.isSafeInteger(seed) && (halves || values.plant === undefined);
const [processes, killings] = [Number(values.processes), Number(values.kills)];
const isTorn = values.plant === "torn";
const bulkUnderstood =
	name === "bulk" &&
	processes >= 1 &&
	processes <= 5000 &&
	killings >= 0 &&
	Number.isSafeInteger(seed) &&
	(isTorn || values.plant === undefined);
const [questions, saves] = [Number(values.questions), Number(values.saves)];
const miscounted = values.plant === "miscounted";
const countryUnderstood =
	name === "country" &&
	[processes, questions, saves, perSecond ?? 1].every((value) => value > 0) &&
	Number.isSafeInteger(seed) &&
	(miscounted || values.plant === undefined);
const needsPostgres = restartsUnderstood || archiveUnderstood || killsUnderstood || upgradeUnderstood || values.postgres;
if (values.help) process.stdout.write(usage);
else if (
	!(
		killsUnderstood ||
		upgradeUnderstood ||
		restartsUnderstood ||
		floodUnderstood ||
		backupsUnderstood ||
		archiveUnderstood ||
		countryUnderstood ||
		gateUnderstood ||
		publishingUnderstood ||
		bulkUnderstood
	) ||
	(needsPostgres && bin === undefined)
) {
	process.stderr.write(needsPostgres && bin === undefined ? "PostgreSQL's initdb was not found; POSTGRES_BIN names its folder.\n" : usage);
	process.exitCode = 2;
} else if (killsUnderstood) await runKills(bin ?? "");
else if (upgradeUnderstood) await runUpgrade(bin ?? "");
else if (restartsUnderstood) await runRestarts(bin ?? "");
else if (backupsUnderstood) await runBackups();
else if (countryUnderstood) await runCountry();
else if (archiveUnderstood) await runArchive(bin ?? "");
else if (gateUnderstood) await runGate();
else if (publishingUnderstood) await runPublishingKills();
else if (bulkUnderstood) await runBulkKills();
else await runFlood();

async function runKills(programs: string): Promise<void> {
	const begun = performance.now();
	let told = 0;
	const report = await killDrill({
		bin: programs,
		goesOn: (done) => (minutes === undefined ? done < blows : performance.now() - begun < minutes * 60_000),
		everyMs: minutes === undefined ? [0, 500] : [5_000, 15_000],
		postgresEvery: 8,
		perSecond,
		seed,
		freezeMs: 20_000,
		...(killPlant && { plant: killPlant }),
		progress: (done, book) => {
			process.stderr.write(`${done} blows, ${book.acknowledged} writes, ${book.repeated} repeated, ${book.wrong.length} wrong\n`);
			for (const line of book.wrong.slice(told)) process.stderr.write(`${line}\n`);
			told = book.wrong.length;
		},
	});
	const { wrong, differences, ...counts } = report;
	const found = { wrong: wrong.length, differences: differences.length };
	print({ seed, ...counts, ...found, minutes: Math.round((performance.now() - begun) / 6000) / 10 });
	for (const line of [...wrong, ...differences].slice(0, 40)) process.stdout.write(`${line}\n`);
	process.exitCode = wrong.length + differences.length > 0 ? 1 : 0;
}

async function runGate(): Promise<void> {
	const begun = performance.now();
	let told = 0;
	const { passed, wrong, stricter, ...counts } = await gateDrill({
		...{ bundles, seed, wrongWith: wrongWithFolder, plant: trusting ? "trusting" : undefined },
		progress: (done, { passed: through, wrong: odd }) => {
			const found = [...through, ...odd];
			if (found.length > told) process.stderr.write(`${found.at(-1)}\n`);
			told = found.length;
			if (done % 100 === 0) process.stderr.write(`${done} bundles, ${through.length} passed, ${odd.length} wrong\n`);
		},
	});
	const found = { passed: passed.length, wrong: wrong.length, stricter: stricter.length };
	print({ seed, ...counts, ...found, minutes: Math.round((performance.now() - begun) / 6000) / 10 });
	for (const line of [...passed, ...wrong, ...stricter].slice(0, 40)) process.stdout.write(`${line}\n`);
	process.exitCode = passed.length + wrong.length > 0 ? 1 : 0;
}

async function runPublishingKills(): Promise<void> {
	const begun = performance.now();
	const postgres = values.postgres ? await OwnPostgres.make(bin ?? "") : undefined;
	try {
		const { differences, ...counts } = await publishingKillDrill({
			...{ rounds, seed, databaseUrl: postgres?.url, plant: halves ? "halves" : undefined },
			progress: (killed, { differences: found }) => void process.stderr.write(`${killed} acts killed, ${found.length} differences\n`),
		});
		print({ seed, ...counts, differences: differences.length, minutes: Math.round((performance.now() - begun) / 6000) / 10 });
		for (const line of differences.slice(0, 40)) process.stdout.write(`${line}\n`);
		process.exitCode = differences.length > 0 ? 1 : 0;
	} finally {
		await postgres?.remove();
	}
}

async function runBulkKills(): Promise<void> {
	const begun = performance.now();
	const postgres = values.postgres ? await OwnPostgres.make(bin ?? "") : undefined;
	try {
		const { differences, ...counts } = await bulkKillDrill({
			...{ processes, kills: killings, seed, databaseUrl: postgres?.url ?? null, plant: isTorn ? "torn" : undefined },
			progress: (what) => void process.stderr.write(`${what}\n`),
		});
		print({ seed, ...counts, differences: differences.length, minutes: Math.round((performance.now() - begun) / 6000) / 10 });
		for (const line of differences.slice(0, 40)) process.stdout.write(`${line}\n`);
		process.exitCode = differences.length > 0 ? 1 : 0;
	} finally {
		await postgres?.remove();
	}
}

async function runUpgrade(programs: string): Promise<void> {
	const begun = performance.now();
	const from = values.from === undefined ? keptRelease() : buildRelease(values.from);
	if (values.keep) return keepRelease(from);
	const { wrong, differences, ...counts } = await upgradeDrill({
		...{ bin: programs, seed, from, writes, perSecond, rounds: values.rounds === undefined ? 1 : Number(values.rounds) },
		...(narrowing && { plant: "narrowing" as const }),
		progress: (step) => void process.stderr.write(`${step}\n`),
	});
	const found = { wrong: wrong.length, differences: differences.length };
	print({ seed, ...counts, ...found, minutes: Math.round((performance.now() - begun) / 6000) / 10 });
	for (const line of [...wrong, ...differences].slice(0, 40)) process.stdout.write(`${line}\n`);
	process.exitCode = wrong.length + differences.length > 0 ? 1 : 0;
}

async function runBackups(): Promise<void> {
	const begun = performance.now();
	const report = await backupDrill({
		backups,
		seed,
		...(fileAlone && { plant: "file-alone" as const }),
		progress: (done, book) => {
			if (done % 10 === 0) process.stderr.write(`${done} backups, ${book.acknowledged} writes\n`);
		},
	});
	const { wrong, differences, ...counts } = report;
	const found = { wrong: wrong.length, differences: differences.length };
	print({ seed, ...counts, ...found, minutes: Math.round((performance.now() - begun) / 6000) / 10 });
	for (const line of [...wrong, ...differences].slice(0, 40)) process.stdout.write(`${line}\n`);
	process.exitCode = wrong.length + differences.length > 0 ? 1 : 0;
}

async function runCountry(): Promise<void> {
	const begun = performance.now();
	// Only on request: it would fill the database of a server on this machine.
	const { DATABASE_URL: kept, DATA_DIR: dataDir } = values.postgres ? process.env : {};
	const postgres = values.postgres && kept === undefined ? await OwnPostgres.make(bin ?? "") : undefined;
	try {
		const { wrong, ...counts } = await countryDrill({
			...{ databaseUrl: kept ?? postgres?.url, dataDir: kept && dataDir, processes, questions, seed },
			...{ perSecond: perSecond ?? 20, savesPerSecond: saves },
			...(miscounted && { plant: "miscounted" as const }),
			progress: (what) => void process.stderr.write(`${what}\n`),
		});
		print({ seed, ...counts, wrong: wrong.length, minutes: Math.round((performance.now() - begun) / 6000) / 10 });
		for (const line of wrong.slice(0, 40)) process.stdout.write(`${line}\n`);
		process.exitCode = wrong.length > 0 ? 1 : 0;
	} finally {
		await postgres?.remove();
	}
}

async function runArchive(programs: string): Promise<void> {
	const begun = performance.now();
	const { wrong, differences, restoredAfter, ...counts } = await archiveDrill({
		...{ bin: programs, tool: tool ?? "own", restores, seed },
		...(early && { plant: "early" as const }),
		progress: (done, book) => {
			if (done % 10 === 0) process.stderr.write(`${done} restores, ${book.acknowledged} writes\n`);
		},
	});
	const restoredAfterMs = { p50: at(restoredAfter, 0.5), most: at(restoredAfter, 1) };
	const found = { wrong: wrong.length, differences: differences.length };
	print({ tool, seed, ...counts, restoredAfterMs, ...found, minutes: Math.round((performance.now() - begun) / 6000) / 10 });
	for (const line of [...wrong, ...differences].slice(0, 40)) process.stdout.write(`${line}\n`);
	process.exitCode = wrong.length + differences.length > 0 ? 1 : 0;
}

async function runRestarts(programs: string): Promise<void> {
	const begun = performance.now();
	const report = await restartDrill({
		bin: programs,
		restarts,
		seed,
		...(plant && { plant }),
		progress: (done, book) => {
			if (done % 25 === 0)
				process.stderr.write(`${done} restarts, ${book.acknowledged} writes, ${book.repeated} repeated, ${book.wrong.length} wrong\n`);
		},
	});
	const { healedAfter, died, wrong, differences, ...counts } = report;
	const found = { died: died.length, wrong: wrong.length, differences: differences.length };
	const healed = { p50: at(healedAfter, 0.5), p99: at(healedAfter, 0.99), most: at(healedAfter, 1) };
	print({ seed, ...counts, ...found, healedAfterMs: healed, minutes: Math.round((performance.now() - begun) / 6000) / 10 });
	for (const line of [...died, ...wrong, ...differences].slice(0, 40)) process.stdout.write(`${line}\n`);
	process.exitCode = died.length + wrong.length + differences.length > 0 ? 1 : 0;
}

async function runFlood(): Promise<void> {
	for (const plant of [undefined, "unlimited"] as const) {
		const postgres = values.postgres ? await OwnPostgres.make(bin ?? "") : undefined;
		try {
			const { quiet, inFlood, overtaken, answered, refused, wrong } = await floodDrill({
				calls,
				atOnce,
				databaseUrl: postgres?.url,
				...(plant && { plant }),
			});
			const ratio = (part: number) => Math.round((10 * at(inFlood, part)) / Math.max(1, at(quiet, part))) / 10;
			const times = {
				aloneMs: { p50: at(quiet, 0.5), p95: at(quiet, 0.95) },
				inFloodMs: { p50: at(inFlood, 0.5), p95: at(inFlood, 0.95) },
			};
			const ratios = { p50: ratio(0.5), p95: ratio(0.95) };
			print({ turns: plant === undefined, ...times, ratios, overtakenP50: at(overtaken, 0.5), answered, refused, wrong: wrong.length });
			if (wrong.length > 0) process.exitCode = 1;
		} finally {
			await postgres?.remove();
		}
	}
}

function at(sorted: readonly number[], part: number): number {
	return Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
}

function print(counts: object): void {
	process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
}
