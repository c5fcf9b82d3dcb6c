import type { BundleFiles } from "../bundle/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { readJsonSource } from "../definition/json-source.ts";
import { memberOf } from "../json/json-object.ts";
import { type Use, usesOf } from "./uses-of.ts";

/**
 * Says whether a place that still names a part of the flow once that is gone is a problem to the check. The demonstration and tables are
 * not judged, and a mapping is judged by where it leads, if it leads to this version of the flow.
 */
export function faultsLeftIn(files: BundleFiles): (place: { readonly file: string; readonly path: JsonPath }) => boolean {
	const known = new Map<string, unknown>();
	const read = (file: string): unknown => {
		const content = known.has(file) ? known.get(file) : readJsonSource(files.get(file) ?? "", file).value;
		known.set(file, content);
		return content;
	};
	return ({ file, path }) => {
		if (!file.startsWith("mappings/")) return /^((flow|tenant)\.json$|scenarios\/|blocks\/)/.test(file);
		return path[0] !== "options" && memberOf(read(file), "to") === memberOf(read("flow.json"), "version");
	};
}

/** Whether a use is one of a former version of the flow, which keeps its fields, or of a mapping from it, which calls them as it does. */
export function isOfFormer({ file, path, as }: Pick<Use, "file" | "path" | "as">): boolean {
	return (
		/^flow-.+\.json$/.test(file) || (file.startsWith("mappings/") && as === "member" && (path[0] === "fields" || path[0] === "options"))
	);
}

/** The uses of a field that its removal is about. */
export function usesToLeave(files: BundleFiles, field: string): readonly Use[] {
	return usesOf(files, field).filter((use) => !isOfFormer(use));
}
