import { mayEditStep, type Reader } from "../access/index.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import { isHidden, maskFor } from "../record/mask.ts";
import { fieldIsFor } from "../run/fields/appearance.ts";

/**
 * Fields of both flows to which one of the roles has other rights in the one than in the other, wherever the fields stand: a field that
 * moves to another section or step gets other readers although no list of roles changed.
 */
export function changedRights(before: CompiledFlow, after: CompiledFlow, roles: readonly string[]): readonly FieldPath[] {
	const readers = roles.map((role) => ({ roles: [role] }));
	return [...before.shownIn.keys()].filter(
		(path) => after.shownIn.has(path) && readers.some((reader) => rightsTo(before, path, reader) !== rightsTo(after, path, reader)),
	);
}

function rightsTo(flow: CompiledFlow, path: FieldPath, reader: Reader): "nothing" | "read" | "edit" {
	const edits = flow.shownIn.get(path)?.some((step) => {
		const field = step.form.fields.get(path);
		return field !== undefined && mayEditStep(step, reader) && fieldIsFor(field, reader);
	});
	const mask = maskFor(flow, reader);
	return mask !== null && isHidden(mask, path) ? "nothing" : edits === true ? "edit" : "read";
}
