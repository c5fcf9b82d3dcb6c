import { categoryKey, type FileRecord, fileIdsIn, type RealisationRecord, waitingFiles } from "../../../engine/index.ts";
import { callForBytes, sendBytes } from "../../api/bytes.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import { valueAt } from "../../forms/value-at.ts";

/** The views that can be generated, named after their file categories. */
const automaticViews = ["sideview", "topview"] as const;
export type AutomaticView = (typeof automaticViews)[number];

interface ScreenFiles {
	readonly record: RealisationRecord;
	/** Values on the screen, saved or not. */
	readonly values: Readonly<Record<string, unknown>>;
	readonly fields: ReadonlyMap<string, FlowField>;
}

/** The views that the process lacks: no field refers to a file of that category, and none is waiting for the next save. */
export function missingViews({ record, values, fields }: ScreenFiles): readonly AutomaticView[] {
	return automaticViews.filter((view) => {
		const named = fieldsOf(fields, view).some(({ path }) => fileIdsIn(valueAt(values, path)).length > 0);
		return !named && waitingFiles(record, { category: view }).length === 0;
	});
}

/** The flow's fields that hold files of the given view. */
export function fieldsOf(fields: ScreenFiles["fields"], view: AutomaticView): readonly FlowField[] {
	return [...fields.values()].filter(
		({ options }) => options.widget === "files" && typeof options.category === "string" && categoryKey(options.category) === view,
	);
}

export interface MadeViews {
	readonly made: ReadonlyMap<AutomaticView, FileRecord>;
	/** Views that could not be fetched or stored, with the error; there may still be a picture of them. */
	readonly failed: ReadonlyMap<AutomaticView, unknown>;
}

/** Generates the given views one after the other and stores them with the process. A failure does not stop the others. */
export async function makeViews(uuid: string, views: readonly AutomaticView[]): Promise<MadeViews> {
	const made = new Map<AutomaticView, FileRecord>();
	const failed = new Map<AutomaticView, unknown>();
	for (const view of views) {
		try {
			const picture = await callForBytes(operations.getAutomaticView, { params: { uuid, view } });
			if (picture !== null) made.set(view, await storeView(uuid, view, picture));
		} catch (failure) {
			reportError(failure);
			failed.set(view, failure);
		}
	}
	return { made, failed };
}

const names: Readonly<Record<AutomaticView, string>> = { topview: "bovenaanzicht", sideview: "zijaanzicht" };

/** Stores a generated view with the process through an upload link, like every other file. */
async function storeView(uuid: string, view: AutomaticView, picture: Blob): Promise<FileRecord> {
	const body = { filename: names[view], extension: "jpeg", category: view };
	const { data } = await call(operations.createUploadLink, { params: { uuid }, body });
	await sendBytes(data.link, picture, "image/jpeg");
	return data.file;
}
