import type { FieldPath } from "../definition/flow-definition.ts";
import { objectOf } from "../json/json-object.ts";
import { operatorIn } from "./operator-in.ts";
import { conditionsUsed, fieldsRead } from "./references.ts";

/** Fields that a condition requires to be filled. */
export function filledFields(condition: unknown): readonly string[] {
	const { filled, and } = objectOf(condition);
	if (typeof filled === "string") return [filled];
	return Array.isArray(and) ? and.flatMap(filledFields) : [];
}

/**
 * The fields that a condition only tests for being filled in, whatever their value: there, any value can represent all others. Empty when
 * the condition uses a named condition, which may test more.
 */
export function fieldsOnlyAskedWhetherFilled(condition: unknown): readonly FieldPath[] {
	if (conditionsUsed(condition).length > 0) return [];
	const mentions = mentionsIn(condition);
	return fieldsRead(condition).filter((path) => mentions.every((mention) => mention.path !== path || mention.presence));
}

function mentionsIn(node: unknown): readonly { readonly path: unknown; readonly presence: boolean }[] {
	const applied = operatorIn(node);
	const presence = applied?.operator.name === "filled" || applied?.operator.name === "empty";
	return (applied?.args ?? []).flatMap((arg) => (typeof arg === "string" ? [{ path: arg, presence }] : mentionsIn(arg)));
}
