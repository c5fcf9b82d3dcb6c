import { rowId } from "./catalogue.ts";
import { namedProof, readLedger } from "./ledger.ts";

/** A file of journeys. */
export interface JourneyFile {
	/** Path from the folder of the journeys. */
	readonly file: string;
	readonly journeys: number;
}

interface ListedSuite {
	readonly file: string;
	readonly specs?: readonly unknown[];
	readonly suites?: readonly ListedSuite[];
}

/** The journeys' folder in playwright.config.ts. */
const folder = "test/browser/";

/** The source of a regular expression for titles of journeys that the catalogue, or the ledger of its clauses, needs. */
export function titlesOfProofs(ledger = readLedger()): string {
	const parts = Object.values(ledger)
		.flat()
		.flatMap(({ proof = [] }) => proof)
		.map(namedProof)
		.flatMap(([file, part]) => (file.startsWith(folder) ? [part] : []));
	const unnumbered = new Set(parts.filter((part) => !rowId.test(part)).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")));
	return [rowId.source, ...unnumbered].join("|");
}

/** The files in the output of `playwright test --list --reporter=json`, with the number of journeys in each. */
export function journeyFiles(list: string): readonly JourneyFile[] {
	const { suites } = JSON.parse(list) as { readonly suites: readonly ListedSuite[] };
	return suites.map((suite) => ({ file: suite.file, journeys: countIn(suite) }));
}

function countIn({ specs = [], suites = [] }: ListedSuite): number {
	return suites.reduce((sum, suite) => sum + countIn(suite), specs.length);
}

export function countJourneys(files: readonly JourneyFile[]): number {
	return files.reduce((sum, { journeys }) => sum + journeys, 0);
}

/**
 * The files that a run has time for, as whole files, and those that it leaves out. The first file differs each day, so that all get their
 * turn even if time is short. `seconds`: time left; `each`: duration of a journey in seconds; `day`: a number that rises by one each day.
 */
export function journeysInTime(
	files: readonly JourneyFile[],
	{ seconds, each, day }: { readonly seconds: number; readonly each: number; readonly day: number },
): { readonly fit: readonly JourneyFile[]; readonly leftOut: readonly JourneyFile[] } {
	const begin = files.length === 0 ? 0 : day % files.length;
	const fit: JourneyFile[] = [];
	const leftOut: JourneyFile[] = [];
	let left = seconds;
	for (const file of [...files.slice(begin), ...files.slice(0, begin)]) {
		const takes = file.journeys * each;
		(takes <= left ? fit : leftOut).push(file);
		if (takes <= left) left -= takes;
	}
	return { fit, leftOut };
}
