import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countingSources } from "./code-mutants.ts";
import { digest } from "./digest.ts";
import { type FileMutant, nameOf } from "./file-mutant.ts";
import { runTests } from "./run-tests.ts";
import type { Sandbox } from "./sandbox.ts";

/** The result of a test file on the unchanged product. */
interface Known {
	/** Digest of the test file. */
	readonly test: string;
	/** Whether it passed; only a passing test can reveal a mutant. */
	readonly green: boolean;
	readonly seconds: number;
	/** Which sources were instrumented, as a key of `sources`; empty if this test does not run with instrumented sources. */
	readonly counted: string;
	/** The mutants whose place it executed. */
	readonly reached: readonly string[];
}

interface Kept {
	/** Digests of the instrumented sources, under a digest of all of them. */
	readonly sources: Record<string, Readonly<Record<string, string>>>;
	readonly tests: Record<string, Known>;
}

/**
 * Which test files execute the places of the sample's code mutants, determined once for each test file when it is first needed, by running
 * it in a copy of the product with instrumented sources. Stored between runs in `file`.
 */
export class Reach {
	readonly #file: string;
	readonly #plain: Sandbox;
	readonly #counting: Sandbox;
	readonly #current: string;
	readonly #names: ReadonlyMap<string, string>;
	readonly #kept: Kept;

	private constructor(
		file: string,
		sandboxes: readonly [Sandbox, Sandbox],
		names: ReadonlyMap<string, string>,
		sources: Record<string, string>,
	) {
		this.#file = file;
		[this.#plain, this.#counting] = sandboxes;
		this.#names = names;
		this.#current = digest(JSON.stringify(sources));
		this.#kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : { sources: {}, tests: {} };
		this.#kept.sources[this.#current] = sources;
	}

	/** `counting` becomes the copy with instrumented sources. */
	static async open(file: string, plain: Sandbox, counting: Sandbox, mutants: readonly FileMutant[]): Promise<Reach> {
		const code = mutants.filter(({ file: path }) => !path.endsWith(".json"));
		const texts = new Map(
			[...new Set(code.map(({ file: path }) => path))].toSorted().map((path) => [path, readFileSync(join(counting.folder, path), "utf8")]),
		);
		const { files, names: all } = await countingSources(texts);
		const wanted = new Set(code.map(nameOf));
		const names = new Map([...all].filter(([, name]) => wanted.has(name)));
		for (const [path, text] of files) writeFileSync(join(counting.folder, path), text);
		writeFileSync(
			join(counting.folder, "jest.config.mjs"),
			`${readFileSync(join(counting.folder, "jest.config.mjs"), "utf8").replace("export default {", "const plain = {")}
// Each file loads its modules itself: what one came by says nothing about the next.
export default { ...plain, projects: plain.projects.map(({ runtime: _, ...project }) => ({ ...project, setupFilesAfterEnv: ["<rootDir>/scripts/mutants/reach-hook.mjs"] })) };
`,
		);
		const sources = Object.fromEntries([...texts].map(([path, text]) => [path, digest(text)]));
		return new Reach(file, [plain, counting], names, sources);
	}

	/** Duration of a test file in seconds; a guess for one that never ran. */
	seconds(test: string): number {
		return this.#kept.tests[test]?.seconds ?? guess(test);
	}

	isKnown(test: string): boolean {
		const known = this.#kept.tests[test];
		return known !== undefined && known.test === digest(readFileSync(join(this.#plain.folder, test), "utf8"));
	}

	isGreen(test: string): boolean {
		return this.#kept.tests[test]?.green === true;
	}

	/**
	 * Whether the test executes the mutant's place; undefined if unknown: the mutant is not a code mutant, or its file changed since the
	 * test ran.
	 */
	comesBy(test: string, mutant: FileMutant): boolean | undefined {
		const known = this.#kept.tests[test];
		const then = known === undefined ? undefined : this.#kept.sources[known.counted]?.[mutant.file];
		if (known === undefined || then === undefined || then !== this.#kept.sources[this.#current]?.[mutant.file]) return undefined;
		return known.reached.includes(nameOf(mutant));
	}

	/** Runs test files on the unchanged product. One that only fails with instrumented sources runs again without them. */
	async find(tests: readonly string[]): Promise<void> {
		const unknown = tests.filter((test) => !this.isKnown(test));
		if (unknown.length === 0) return;
		const lines = `${this.#counting.folder}.reach`;
		rmSync(lines, { force: true });
		const results = await runTests(this.#counting, unknown, { first: false, environment: { MUTANT_REACH: lines } });
		const reached = new Map(
			(existsSync(lines) ? readFileSync(lines, "utf8").split("\n") : [])
				.filter(Boolean)
				.map((line) => JSON.parse(line) as { readonly file: string; readonly reached: readonly string[] })
				.map((line) => [line.file, line.reached.flatMap((id) => this.#names.get(id) ?? [])]),
		);
		const passed = results.filter(({ outcome }) => outcome === "passed");
		for (const { file, seconds } of passed)
			this.#know(file, { green: true, seconds, counted: this.#current, reached: reached.get(file) ?? [] });
		const rest = unknown.filter((test) => !passed.some(({ file }) => file === test));
		const again = await runTests(this.#plain, rest, { first: false });
		for (const test of rest) {
			const result = again.find(({ file }) => file === test);
			this.#know(test, { green: result?.outcome === "passed", seconds: result?.seconds ?? guess(test), counted: "", reached: [] });
		}
		writeFileSync(this.#file, JSON.stringify(this.#kept));
	}

	#know(test: string, known: Omit<Known, "test">): void {
		this.#kept.tests[test] = { test: digest(readFileSync(join(this.#plain.folder, test), "utf8")), ...known };
	}
}

const guesses: readonly (readonly [RegExp, number])[] = [
	[/^test\/screens\//, 40],
	[/^test\//, 12],
	[/^(?:scripts|drills|migrations)\//, 8],
	[/^(?:server|web)\//, 4],
];

function guess(test: string): number {
	return guesses.find(([pattern]) => pattern.test(test))?.[1] ?? 1;
}
