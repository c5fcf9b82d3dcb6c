import type { RecordHead } from "../realisation/realisation-record.ts";
import type { Measure } from "./report-definition.ts";

/** Paths that determine the status, step, reason, type and municipality of a process. */
const always = ["status", "statusMeta", "flow.activeStep", "type", "MunicipalityCode"] as const;

interface Reported {
	/** Paths of the values of the list's fields. */
	readonly fields: readonly (string | null)[];
	readonly measures: readonly Measure[];
	/** Paths of a process's parties in the values, over all versions of the flow. */
	readonly parties: readonly (string | undefined)[];
}

/** Paths in the record of everything that the figures read; no path lies within another. */
export function pathsReported({ fields, measures, parties }: Reported): readonly string[] {
	const found = new Set<string>(always);
	for (const path of fields) if (path !== null) found.add(path);
	for (const { sum, filled } of measures) for (const path of [...(sum ?? []), filled]) if (path !== null) found.add(path);
	for (const path of parties) if (path !== undefined) found.add(`values.${path}`);
	const isWithin = (path: string, other: string) => path.startsWith(`${other}.`);
	return [...found].filter((path) => ![...found].some((other) => isWithin(path, other)));
}

type Branch = ReadonlyMap<string, number | Branch>;

/**
 * Reassembles a record from the values at some paths, for readers from whom nothing is hidden: with a million processes, most of the time
 * would otherwise go to reading data that no figure needs.
 */
export class PickedRecord {
	readonly #tree: Branch;

	constructor(paths: readonly string[]) {
		this.#tree = branchOf(paths.map((path, index) => [path.split("."), index] as const));
	}

	/** `texts`: JSON in the order of the paths; null for a path without a value. */
	read(uuid: string, texts: readonly (string | null)[]): RecordHead {
		return JSON.parse(
			`{"uuid":"${uuid}","values":{}${membersOf(this.#tree, texts)
				.map((member) => `,${member}`)
				.join("")}}`,
		);
	}
}

function branchOf(paths: readonly (readonly [names: readonly string[], index: number])[]): Branch {
	const branch = new Map<string, number | Branch>();
	for (const [first = ""] of paths.map(([names]) => names)) {
		if (branch.has(first)) continue;
		const here = paths.filter(([names]) => names[0] === first);
		const leaf = here.find(([names]) => names.length === 1);
		branch.set(first, leaf?.[1] ?? branchOf(here.map(([names, index]) => [names.slice(1), index])));
	}
	return branch;
}

/** JSON.parse keeps the last of equal names in an object, so the values here replace the empty ones. */
function membersOf(branch: Branch, texts: readonly (string | null)[]): readonly string[] {
	return [...branch].flatMap(([name, below]) => {
		const text = typeof below === "number" ? (texts[below] ?? null) : `{${membersOf(below, texts).join(",")}}`;
		return text === null ? [] : [`${JSON.stringify(name)}:${text}`];
	});
}
