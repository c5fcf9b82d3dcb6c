import { parseArgs } from "node:util";
import { type MutantOrigin, origins } from "./product-mutants.ts";

export const usage = `npm run mutants -- [--minutes 30] [--of engine,server,web,data] [--survivors]

Goes on with the sample of mutants in test/mutants/verdicts.jsonl: examines those that have no verdict yet, and again
those whose changed file, or whose noticing test, is another than it was. --survivors also asks again about those that
no test noticed.

npm run mutants -- summary

Prints how many are made, noticed and survived, without running anything.

npm run mutants -- draw [--count 1000] [--seed N]

Draws another sample, and forgets the verdicts about the one there is.
`;

export type Wish =
	| { readonly act: "help" | "summary" }
	| { readonly act: "examine"; readonly minutes: number; readonly of: readonly MutantOrigin[]; readonly survivors: boolean }
	| { readonly act: "draw"; readonly count: number; readonly seed: number };

const DAY = 86_400_000;

/** The options of the command line. @throws Error with a sentence for people about the first invalid one. */
export function understand(args: readonly string[], today: number): Wish {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			help: { type: "boolean", short: "h", default: false },
			count: { type: "string" },
			seed: { type: "string" },
			minutes: { type: "string", default: "30" },
			of: { type: "string", default: origins.join() },
			survivors: { type: "boolean", default: false },
		},
	});
	const [word = "examine", ...more] = positionals;
	if (values.help) return { act: "help" };
	if (more.length > 0) throw new Error(`There is one word at most, and then ${more.join(" ")}.`);
	if (word === "summary") return { act: "summary" };
	if (word === "draw")
		return {
			act: "draw",
			count: wholeNumber("--count", values.count ?? "1000", 1),
			seed: values.seed === undefined ? Math.floor(today / DAY) : wholeNumber("--seed", values.seed, 0),
		};
	if (word !== "examine") throw new Error(`"${word}" is none of: summary, draw.`);
	if (values.seed !== undefined || values.count !== undefined)
		throw new Error(`${values.seed === undefined ? "--count" : "--seed"} belongs to draw: the sample that there is has its own.`);
	return {
		act: "examine",
		minutes: wholeNumber("--minutes", values.minutes, 1),
		of: values.of.split(",").map(origin),
		survivors: values.survivors,
	};
}

function wholeNumber(name: string, given: string, least: number): number {
	const number = Number(given);
	if (!/^\d+$/.test(given) || !Number.isSafeInteger(number) || number < least)
		throw new Error(`${name} is a whole number from ${least}, and "${given}" is none.`);
	return number;
}

function origin(given: string): MutantOrigin {
	const found = origins.find((each) => each === given.trim());
	if (found === undefined) throw new Error(`--of names one or more of ${origins.join(", ")}, and "${given}" is none of them.`);
	return found;
}
