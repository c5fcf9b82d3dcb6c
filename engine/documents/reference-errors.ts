import type { CompiledStep } from "../compile/compiled-flow.ts";
import { categoryKey, type FileRecord } from "../files/index.ts";
import type { FieldError } from "../run/command.ts";
import { readPath } from "../run/field-path.ts";
import type { Turn } from "../run/turn.ts";
import { type FileField, fileFieldsOf } from "./file-fields.ts";
import { fileIdsIn } from "./file-ids.ts";

/**
 * What is wrong with the files that a save adds to the step's fields. `files`: those of this process that the
 * save names. A reference that was saved before stays as it is: it was judged when it came, and what has since
 * become of the file, or of its place in the flow, is no reason to hold up another change.
 */
export function referenceErrors(turn: Turn, step: CompiledStep, files: readonly FileRecord[]): readonly FieldError[] {
	return fileFieldsOf(turn.flow)
		.filter((field) => field.step === step)
		.filter((field) => !isSound(field, turn, files))
		.map(({ path }) => ({ path, message: "Een van de bestanden hoort hier niet bij, of is nog niet volledig geüpload." }));
}

function isSound({ path, category, views }: FileField, { before, draft }: Turn, files: readonly FileRecord[]): boolean {
	const stored = new Set(fileIdsIn(readPath(before.values, path)));
	const entries = readPath(draft.values, path);
	const added = (Array.isArray(entries) ? entries : []).filter((entry) => !stored.has(fileIdsIn([entry])[0] ?? ""));
	return added.every((entry) => {
		const file = files.find(({ uuid }) => uuid === fileIdsIn([entry])[0]);
		return (
			file !== undefined &&
			categoryKey(file.category) === categoryKey(category) &&
			(!views || (entry as { readonly ext?: unknown }).ext === file.extension) &&
			isUsable(file)
		);
	});
}

/** All of its bytes came, and nothing has been found against it; whether the check is done already does not matter. */
function isUsable({ uploaded, suspect, gdpr, missing, deleted }: FileRecord): boolean {
	return uploaded && !suspect && !gdpr && !missing && !deleted;
}

/** Ids of the files that a save names which are not in the same field already: those that have to be looked up. */
export function newFileIds(fields: readonly FileField[], values: unknown, stored: unknown): readonly string[] {
	const ids = fields.flatMap(({ path }) => {
		const known = new Set(fileIdsIn(readPath(stored, path)));
		return fileIdsIn(readPath(values, path)).filter((id) => !known.has(id));
	});
	return [...new Set(ids)];
}
