import type { BundleFiles } from "../bundle/index.ts";
import type { Problem } from "../definition/index.ts";
import { readJsonSource } from "../definition/json-source.ts";
import { nearestNames } from "../definition/nearest-name.ts";
import { isObject } from "../json/json-object.ts";

/** Kinds of problem about names that the files themselves define: any alternative meaning is in the files too. */
const givenByFiles: ReadonlySet<string> = new Set([
	"unknown-condition",
	"unknown-field",
	"unknown-mark",
	"unknown-required",
	"unknown-option",
]);

/** Whether the name that was probably meant is the only one so near: with two, somebody has to choose. */
export function isOnlyMeaning({ code, didYouMean }: Problem, written: string, names: () => ReadonlySet<string>): boolean {
	if (didYouMean === undefined || !givenByFiles.has(code)) return false;
	const others = new Set([didYouMean, ...names()]);
	others.delete(written);
	const near = nearestNames(written, others);
	return near.length === 1 && near[0] === didYouMean;
}

/** All names in the flow and the tenant. */
export function namesIn(files: BundleFiles): ReadonlySet<string> {
	const names = new Set<string>();
	for (const file of ["flow.json", "tenant.json"]) collect(readJsonSource(files.get(file) ?? "", file).value, [], names);
	return names;
}

function collect(node: unknown, path: readonly string[], names: Set<string>): void {
	if (typeof node === "string") names.add(node);
	else if (Array.isArray(node)) for (const item of node) collect(item, path, names);
	else if (isObject(node))
		for (const [name, value] of Object.entries(node)) {
			// Fields are named by their path from the root of a form.
			const at = name === "properties" ? path : name === "schema" ? [] : [...path, name];
			names.add(name);
			if (at.length > 1) names.add(at.join("."));
			collect(value, at, names);
		}
}
