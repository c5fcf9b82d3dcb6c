import type { BundleFiles } from "../bundle/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { readJsonSource } from "../definition/json-source.ts";
import { isObject } from "../json/json-object.ts";

/** One place where a tenant's files name a step by its code. */
export interface StepUse {
	readonly file: string;
	/** Path of the text that is the code, or of the member named by it. */
	readonly path: JsonPath;
	readonly as: "text" | "member";
	/** The new content when the step gets another code; a sub-step keeps its letter. */
	readonly renamed: (to: string) => string;
}

/** The places for step codes in one kind of file. */
interface Places {
	readonly of: RegExp;
	/** Members whose value is a code. */
	readonly texts: ReadonlySet<string>;
	/** Containers of members whose names are codes. */
	readonly within: ReadonlySet<string>;
	/** Containers of user input, or of its form. */
	readonly without: ReadonlySet<string>;
}

const conditions = ["started", "completed"];

/** A former version of the flow keeps its codes: processes may run on it. */
const places: readonly Places[] = [
	{
		of: /^flow\.json$/,
		texts: new Set([...conditions, "code", "to", "step-stands", "realisationStartsAt"]),
		within: new Set(),
		without: new Set(["schema"]),
	},
	{ of: /^tenant\.json$/, texts: new Set([...conditions, "step"]), within: new Set(), without: new Set() },
	{ of: /^permissions\.json$/, texts: new Set(["step"]), within: new Set(), without: new Set() },
	{ of: /^scenarios\/.+\.json$/, texts: new Set(["step", "target"]), within: new Set(["steps"]), without: new Set(["with", "values"]) },
	{
		of: /^demo\/script\.json$/,
		texts: new Set(["complete", "save", "change", "correct", "to"]),
		within: new Set(["steps"]),
		without: new Set(["values", "with"]),
	},
];

/** Every place that names a step, or a sub-step of it, including its own code. Files that are not JSON are left out. */
export function stepUsesOf(files: BundleFiles, code: string): readonly StepUse[] {
	return [...files].flatMap(([file, text]) => {
		const known = places.find(({ of }) => of.test(file));
		if (known === undefined || text === null) return [];
		return usesIn(readJsonSource(text, file).value, [], known, code).map((use) => ({ file, ...use }));
	});
}

function usesIn(node: unknown, path: JsonPath, known: Places, code: string): readonly Omit<StepUse, "file">[] {
	const name = path.findLast((part) => typeof part === "string");
	if (typeof node === "string") {
		const renamed = renaming(node, code);
		return renamed !== undefined && name !== undefined && known.texts.has(name) ? [{ path, as: "text", renamed }] : [];
	}
	if (Array.isArray(node)) return node.flatMap((item: unknown, index) => usesIn(item, [...path, index], known, code));
	if (!isObject(node)) return [];
	const named = name !== undefined && path.at(-1) === name && known.within.has(name);
	return Object.entries(node).flatMap(([key, value]): readonly Omit<StepUse, "file">[] => {
		const at = [...path, key];
		const renamed = named ? renaming(key, code) : undefined;
		const below = known.without.has(key) || renamed !== undefined ? [] : usesIn(value, at, known, code);
		return renamed === undefined ? below : [{ path: at, as: "member", renamed }];
	});
}

function renaming(text: string, code: string): StepUse["renamed"] | undefined {
	return text === code || text.startsWith(`${code}-`) ? (to) => `${to}${text.slice(code.length)}` : undefined;
}
