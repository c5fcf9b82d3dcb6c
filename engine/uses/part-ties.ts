import type { BundleFiles } from "../bundle/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import type { Leaving } from "./leaving.ts";
import { isOfFormer } from "./left-behind.ts";
import { stepUsesOf } from "./step-uses.ts";
import { type Use, usesOfFields } from "./uses-of.ts";

/** A dependency on a part of a flow from outside it: a place in the flow or the tenant, or another file with everything that it names. */
export interface Tie {
	readonly file: string;
	/** The place in the file; empty for the file as a whole. */
	readonly path: JsonPath;
	/** How often it names the part. */
	readonly count: number;
	/**
	 * What is removed with the part, if somebody wants that: places, or the whole file. Undefined: only a person can decide what it
	 * becomes.
	 */
	readonly goes: readonly JsonPath[] | "file" | undefined;
	/** Whether the code of another step can replace it. */
	readonly leads: boolean;
	/** Whether it is a way on to the step. */
	readonly way: boolean;
}

/** Every place outside a part of the flow that names it, or names a field that is removed with it. */
export function tiesOf(files: BundleFiles, { place, code, fields }: Leaving): readonly Tie[] {
	const outside = (use: Pick<Use, "file" | "path" | "as">): boolean =>
		!(use.file === "flow.json" && place.every((part, index) => use.path[index] === part)) && !isOfFormer(use);
	const codes = (code === undefined ? [] : stepUsesOf(files, code)).filter(outside);
	const named = usesOfFields(files, fields).filter(outside);
	const single: readonly Tie[] = [
		...codes.map(
			({ file, path }): Tie => ({ file, path, count: 1, goes: goesWithCode(file, path), leads: true, way: path.at(-1) === "to" }),
		),
		...named.map(({ file, path, as }): Tie => {
			return { file, path, count: 1, goes: as === "text" ? goesWithField(file, path) : [path], leads: false, way: false };
		}),
	];
	const others = [...new Set(single.map(({ file }) => file))].filter((file) => !isDefinition(file));
	return [...single.filter(({ file }) => isDefinition(file)), ...others.map((other) => together(other, single))];
}

const isDefinition = (file: string): boolean => file === "flow.json" || file === "tenant.json";

/** A scenario, a table or a demonstration is judged as a whole. */
function together(file: string, ties: readonly Tie[]): Tie {
	const here = ties.filter((tie) => tie.file === file);
	const scenario = file.startsWith("scenarios/");
	// In a table, rows are removed.
	const rows = file === "permissions.json" ? here.map(({ path }) => path.slice(0, -1)) : undefined;
	return { file, path: [], count: here.length, goes: scenario ? "file" : rows, leads: false, way: false };
}

/** The branch, the effect or the term that is meaningless without the step. */
function goesWithCode(file: string, path: JsonPath): readonly JsonPath[] | undefined {
	const name = path.at(-1);
	if (file === "tenant.json") return path[0] === "terms" ? [path.slice(0, 2)] : undefined;
	if (name === "realisationStartsAt") return [path];
	return name === "to" || name === "step-stands" ? [path.slice(0, -1)] : undefined;
}

/** The term that rests on the date of a field. */
function goesWithField(file: string, [first, name]: JsonPath): readonly JsonPath[] | undefined {
	return file === "tenant.json" && first === "terms" && name !== undefined ? [[first, name]] : undefined;
}
