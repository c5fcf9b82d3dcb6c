import type { RecordHead } from "../realisation/realisation-record.ts";
import type { Measure } from "./report-definition.ts";

/** What tells status, step, reason, type and municipality of a process. */
const always = ["status", "statusMeta", "flow.activeStep", "type", "MunicipalityCode"] as const;

interface Reported {
	/** Where fields of the list have their values. */
	readonly fields: readonly (string | null)[];
	readonly measures: readonly Measure[];
	/** Where the values of every version of the flow have a party of the process. */
	readonly parties: readonly (string | undefined)[];
}

/** Paths in the record of all that such figures read; none lies within another. */
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
 * Puts the record together again of what stands at some paths, for readers from whom nothing is hidden: with a million
 * processes most of the time goes to reading what no figure is about.
 */
export class PickedRecord {
	readonly #tree: Branch;

	constructor(paths: readonly string[]) {
		this.#tree = branchOf(paths.map((path, index) => [path.split("."), index] as const));
	}

	/** `texts`: JSON in the order of the paths; null for what is not there. */
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

/** Of equal names in an object the last one counts, so values that are there take the place of none. */
function membersOf(branch: Branch, texts: readonly (string | null)[]): readonly string[] {
	return [...branch].flatMap(([name, below]) => {
		const text = typeof below === "number" ? (texts[below] ?? null) : `{${membersOf(below, texts).join(",")}}`;
		return text === null ? [] : [`${JSON.stringify(name)}:${text}`];
	});
}
