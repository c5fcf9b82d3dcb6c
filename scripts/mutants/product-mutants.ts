import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { roles } from "../../schemas/index.ts";
import { dataMutants } from "../../test/mutants/data-mutants.ts";
import type { Chance } from "../../test/mutations/chance.ts";
import { codeMutants } from "./code-mutants.ts";
import type { FileMutant } from "./file-mutant.ts";

export const origins = ["engine", "server", "web", "data"] as const;
export type MutantOrigin = (typeof origins)[number];

const CODE = /^(engine|server|web)\/.*\.tsx?$/;
const NO_PRODUCT = /\.test\.tsx?$|\.fixture\.ts$|\/(?:generated|fixtures|test-support)\/|\.d\.ts$/;
const DATA = /^(?:flows\/[^/]+\/(?:flow|tenant)\.json|schemas\/(?:blocks|lists)\/.*\.json|schemas\/reports\.json|web\/texts\/.*\.json)$/;

/**
 * Draws random mutants of the product, alternating between the origins and without repetition. A file is drawn by its
 * length and a mutant within it uniformly, which is close to drawing from all of them and generates only what is drawn.
 */
export async function drawMutants(
	count: number,
	chance: Chance,
): Promise<readonly { readonly origin: MutantOrigin; readonly mutant: FileMutant }[]> {
	const sources = execFileSync("git", ["ls-files"], { encoding: "utf8" })
		.split("\n")
		.flatMap((file) => {
			const origin = originOf(file);
			return origin === undefined ? [] : [{ file, origin, text: readFileSync(file, "utf8") }];
		});
	const made = new Map<string, FileMutant[]>();
	const drawn: { readonly origin: MutantOrigin; readonly mutant: FileMutant }[] = [];
	for (let turn = 0; drawn.length < count && turn < count * 10; turn++) {
		const origin = origins[turn % origins.length] ?? "data";
		const source = byLength(
			sources.filter((each) => each.origin === origin),
			chance,
		);
		if (source === undefined) continue;
		const { file, text } = source;
		const left = made.get(file) ?? [...(await mutantsOf(file, text))];
		made.set(file, left);
		drawn.push(...left.splice(chance.below(left.length), 1).map((mutant) => ({ origin, mutant })));
	}
	return drawn;
}

/** Every mutant of a file. */
export async function mutantsOf(file: string, text: string): Promise<readonly FileMutant[]> {
	return file.endsWith(".json") ? ofData(file, text, everyRole()) : codeMutants(file, text);
}

function byLength<Source extends { readonly text: string }>(sources: readonly Source[], chance: Chance): Source | undefined {
	let at = chance.below(sources.reduce((sum, { text }) => sum + text.length, 0));
	return sources.find(({ text }) => {
		at -= text.length;
		return at < 0;
	});
}

function originOf(file: string): MutantOrigin | undefined {
	if (DATA.test(file)) return "data";
	const [, folder] = NO_PRODUCT.test(file) ? [] : (CODE.exec(file) ?? []);
	return folder === "engine" || folder === "server" || folder === "web" ? folder : undefined;
}

function ofData(file: string, source: string, roles: ReadonlySet<string>): FileMutant[] {
	return dataMutants(JSON.parse(source), roles).map(({ kind, pointer, change, document }) => ({
		file,
		kind,
		place: pointer,
		change,
		text: () => `${JSON.stringify(document, undefined, "\t")}\n`,
	}));
}

function everyRole(): ReadonlySet<string> {
	return new Set(roles.map(({ role }) => role));
}
