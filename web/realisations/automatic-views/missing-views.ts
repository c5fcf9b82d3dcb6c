import { categoryKey, fileIdsIn, type RealisationRecord, waitingFiles } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import { valueAt } from "../../forms/value-at.ts";

/** The views that can be made: categories of files, spelled as generated views are kept. */
export const automaticViews = ["sideview", "topview"] as const;
export type AutomaticView = (typeof automaticViews)[number];

interface Place {
	readonly record: RealisationRecord;
	/** What is on the screen, saved or not. */
	readonly values: Readonly<Record<string, unknown>>;
	readonly fields: ReadonlyMap<string, FlowField>;
}

/** The views that the process does not have: no field of the flow names a file of it, and none waits for the next save. */
export function missingViews({ record, values, fields }: Place): readonly AutomaticView[] {
	return automaticViews.filter((view) => {
		const named = fieldsOf(fields, view).some(({ path }) => fileIdsIn(valueAt(values, path)).length > 0);
		return !named && waitingFiles(record, { category: view }).length === 0;
	});
}

/** The fields of the flow that name files of a view. */
export function fieldsOf(fields: Place["fields"], view: AutomaticView): readonly FlowField[] {
	return [...fields.values()].filter(
		({ options }) => options.widget === "files" && typeof options.category === "string" && categoryKey(options.category) === view,
	);
}
