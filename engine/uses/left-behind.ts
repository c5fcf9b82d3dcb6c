import type { BundleFiles } from "../bundle/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { readJsonSource } from "../definition/json-source.ts";
import { memberOf } from "../json/json-object.ts";
import { type Use, usesOf } from "./uses-of.ts";

/**
 * Whether a place that still names a part of the flow once that is gone is a problem to the check. The demonstration and tables are not
 * judged, and a mapping is judged by where it leads, if it leads to this version of the flow.
 */
export function isFaultLeft(files: BundleFiles, { file, path }: { readonly file: string; readonly path: JsonPath }): boolean {
	if (!file.startsWith("mappings/")) return /^((flow|tenant)\.json$|scenarios\/|blocks\/)/.test(file);
	const read = (name: string): unknown => readJsonSource(files.get(name) ?? "", name).value;
	return path[0] !== "options" && memberOf(read(file), "to") === memberOf(read("flow.json"), "version");
}

/**
 * The uses of a field that its removal is about. A former version of the flow keeps its fields, and so does a mapping from it, which calls
 * them as that version does.
 */
export function usesToLeave(files: BundleFiles, field: string): readonly Use[] {
	return usesOf(files, field).filter(
		({ file, path, as }) =>
			!/^flow-.+\.json$/.test(file) &&
			!(file.startsWith("mappings/") && as === "member" && (path[0] === "fields" || path[0] === "options")),
	);
}
