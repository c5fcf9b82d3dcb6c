import type { Execution } from "../command/execution.ts";
import type { CompiledStep } from "../compile/compiled-flow.ts";
import { categoryKey, type FileRecord } from "../files/index.ts";
import { memberOf } from "../json/json-object.ts";
import { readPath } from "../realisation/field-path.ts";
import * as fileTexts from "../texts/files.ts";
import type { FieldError } from "../validation/field-error.ts";
import { type FileField, fileFieldsOf } from "./file-fields.ts";
import { fileIdsIn } from "./file-ids.ts";

/**
 * What is wrong with the files that a save adds to the step's fields. `files`: those of this process that the save names. A reference that
 * was saved before is left alone: it was checked when it was added, and whatever has happened since to the file, or to its place in the
 * flow, is no reason to block another change.
 */
export function referenceErrors(execution: Execution, step: CompiledStep, files: readonly FileRecord[]): readonly FieldError[] {
	return fileFieldsOf(execution.flow)
		.filter((field) => field.step === step)
		.filter((field) => !isSound(field, execution, files))
		.map(({ path }) => ({ path, message: fileTexts.notYours }));
}

function isSound({ path, category, views }: FileField, { before, workingCopy }: Execution, files: readonly FileRecord[]): boolean {
	const stored = new Set(fileIdsIn(readPath(before.values, path)));
	const entries = readPath(workingCopy.values, path);
	const added = (Array.isArray(entries) ? entries : []).filter((entry) => !stored.has(fileIdsIn([entry])[0] ?? ""));
	return added.every((entry) => {
		const file = files.find(({ uuid }) => uuid === fileIdsIn([entry])[0]);
		return (
			file !== undefined &&
			categoryKey(file.category) === categoryKey(category) &&
			(!views || memberOf(entry, "ext") === file.extension) &&
			isUsable(file)
		);
	});
}

/** Whether the file was received completely and nothing was found against it; its check may still be running. */
function isUsable({ uploaded, suspect, gdpr, missing, deleted }: FileRecord): boolean {
	return uploaded && !suspect && !gdpr && !missing && !deleted;
}

/** Ids of the files that a save adds to a field: those that must be looked up. */
export function newFileIds(fields: readonly FileField[], values: unknown, stored: unknown): readonly string[] {
	const ids = fields.flatMap(({ path }) => {
		const known = new Set(fileIdsIn(readPath(stored, path)));
		return fileIdsIn(readPath(values, path)).filter((id) => !known.has(id));
	});
	return [...new Set(ids)];
}
