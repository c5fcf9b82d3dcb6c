import { categoryKey, type RealisationRecord, waitingFiles } from "../../../engine/index.ts";
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
		const named = [...fields.values()].some(
			({ path, options }) =>
				options.widget === "files" &&
				typeof options.category === "string" &&
				categoryKey(options.category) === view &&
				isFilled(valueAt(values, path)),
		);
		return !named && waitingFiles(record, { category: view }).length === 0;
	});
}

function isFilled(list: unknown): boolean {
	return Array.isArray(list) && list.length > 0;
}
