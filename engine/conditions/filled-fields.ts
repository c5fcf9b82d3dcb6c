import { objectOf } from "../json/json-object.ts";

/** Fields that a condition requires to be filled. */
export function filledFields(condition: unknown): readonly string[] {
	const { filled, and } = objectOf(condition);
	if (typeof filled === "string") return [filled];
	return Array.isArray(and) ? and.flatMap(filledFields) : [];
}
