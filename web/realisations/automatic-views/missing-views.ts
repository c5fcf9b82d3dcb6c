import { categoryKey, type RealisationRecord } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import { valueAt } from "../../forms/value-at.ts";

/** The views that can be made: categories of files, spelled as generated views are kept. */
export const automaticViews = ["sideview", "topview"] as const;
export type AutomaticView = (typeof automaticViews)[number];

interface Place {
	readonly record: Pick<RealisationRecord, "files">;
	/** What is on the screen, saved or not. */
	readonly values: Readonly<Record<string, unknown>>;
	readonly fields: ReadonlyMap<string, FlowField>;
}

/** The views that the process does not have: no field of the flow names a file of it, and none is on its way. */
export function missingViews({ record, values, fields }: Place): readonly AutomaticView[] {
	return automaticViews.filter((view) => {
		const isOfView = (category: unknown) => typeof category === "string" && categoryKey(category) === view;
		const paths = [...fields.values()].filter(({ options }) => options.widget === "files" && isOfView(options.category));
		const named = paths.some(({ path }) => isFilled(valueAt(values, path)));
		return !named && !record.files.some((file) => isOfView(file.category) && !isGone(file));
	});
}

function isFilled(list: unknown): boolean {
	return Array.isArray(list) && list.length > 0;
}

/** A file that nobody will ever see again. */
function isGone(file: object): boolean {
	return ["deleted", "gdpr", "suspect", "missing"].some((flag) => (file as Readonly<Record<string, unknown>>)[flag] === true);
}
