import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import {
	ajvValidators,
	checkFlow,
	compileFlow,
	type Problem,
	parseFlow,
	resolveBlocks,
	runScenario,
	type Scenario,
} from "../../engine/index.ts";
import { currentBlocks } from "../../scripts/flow/read-flow.ts";
import { flowFolders, readFolder } from "../../scripts/flow/read-folder.ts";
import { chance } from "./chance.ts";
import { diligentPerson } from "./diligent-person.ts";
import { hostilelyEdited } from "./hostile-edits.ts";

/** Total number of files, with the same seeds every time. `npm run flow -- fuzz` tries 10,000. */
const total = Number(process.env.MUTATIONS ?? 720);
const blocks = currentBlocks();
const folders = process.env.MUTATED?.split(delimiter) ?? flowFolders("flows");
/** In milliseconds for all folders together; after that, no new file is started. */
const until = Number(process.env.MUTATION_MINUTES ?? Number.POSITIVE_INFINITY) * 60_000;
const share = Math.ceil(total / folders.length);
let checked = 0;
const measured: { readonly folder: string; readonly soundMs: number; readonly slowestMs: number; readonly seed: number }[] = [];

/** The result, with the processor time it took in milliseconds: other programs do not affect it. */
function timed<Result>(work: () => Result): readonly [Result, number] {
	const begun = process.cpuUsage();
	const result = work();
	const { user, system } = process.cpuUsage(begun);
	return [result, (user + system) / 1000];
}

/** A file's problems, one line each, for the message of a test. */
const told = (problems: readonly Problem[]): string => problems.map(({ code, path, line }) => `${code} ${path}:${line}`).join("; ");

describe.each(folders)("%s, broken in every way", (folder) => {
	const text = readFileSync(join(folder, "flow.json"), "utf8");
	const { tenant, scenarios } = readFolder(folder);
	if (tenant.definition === undefined) throw new Error(`${folder} has no tenant.json`);
	const definition = tenant.definition;
	const stories = scenarios.flatMap((scenario) => scenario.definition ?? []);
	const check = (content: string) => {
		const parsed = parseFlow(content, "flow.json");
		return { parsed, problems: checkFlow(parsed, { blocks, tenant: definition }) };
	};

	it("is refused with place and reason, or runs; never throws, never hangs", () => {
		for (let warm = 0; warm < 20; warm++) check(text);
		const sound = Array.from({ length: 15 }, () => timed(() => check(text))[1]).sort((left, right) => left - right);
		const soundMs = sound[7] ?? 0;
		let slowest = { ms: 0, seed: -1 };
		const counts = { refused: 0, ran: 0 };
		const begun = Date.now();
		for (let seed = 0; seed < share && Date.now() - begun < until / folders.length; seed++) {
			const broken = hostilelyEdited(text, chance(seed));
			const at = `${folder}, seed ${seed}`;
			let [{ parsed, problems }, ms] = timed(() => check(broken));
			// One slow check may be due to the machine, three are due to the check.
			for (let again = 0; again < 3 && ms > slowest.ms; again++) ms = Math.min(ms, timed(() => check(broken))[1]);
			if (ms > slowest.ms) slowest = { ms, seed };
			const errors = problems.filter(({ severity }) => severity === "error");
			for (const { code, message, remedy, line, column } of problems) {
				expect([at, code, message !== "" && remedy !== "" && line > 0 && column > 0]).toEqual([at, code, true]);
			}
			if (errors.length > 0 || parsed.definition === undefined) {
				expect([at, errors.length > 0]).toEqual([at, true]);
				counts.refused++;
				continue;
			}
			counts.ran++;
			try {
				const flow = compileFlow(resolveBlocks(parsed.definition, blocks), { validators: ajvValidators() });
				const dice = chance(seed);
				if (stories.length > 0) runScenario(flow, definition, dice.pick(stories) as Scenario);
				const person = diligentPerson(flow, { ...definition, sharedLocations: false }, dice);
				let state = person.start();
				for (let turn = 0; state !== undefined && turn < 4; turn++) {
					const outcome = person.work(flow, state, turn !== 1, 2);
					state = outcome === undefined || outcome.refused ? undefined : outcome.realisation;
				}
			} catch (error) {
				throw new Error(`${at} passed the check (${told(problems)}) and threw: ${(error as Error).stack}`);
			}
		}
		measured.push({ folder, soundMs, slowestMs: slowest.ms, seed: slowest.seed });
		const tried = counts.refused + counts.ran;
		checked += tried;
		expect(counts.refused).toBeGreaterThan(tried / 3);
		// With only a few files, possibly none can run.
		if (tried >= 100) expect(counts.ran).toBeGreaterThan(tried / 50);
		// A broken file may be larger than the sound one: lists of sixty steps, conditions of six hundred parts.
		expect(slowest.ms).toBeLessThan(Math.max(soundMs, 2) * 60);
	});
});

afterAll(() => {
	const lines = measured.map(
		({ folder, soundMs, slowestMs, seed }) =>
			`${folder}: check ${soundMs.toFixed(1)} ms as it is, ${slowestMs.toFixed(1)} ms at the most (seed ${seed})`,
	);
	process.stdout.write(`${checked} broken flows checked\n${lines.join("\n")}\n`);
});
