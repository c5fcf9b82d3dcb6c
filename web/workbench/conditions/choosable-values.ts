import { type CompiledFlow, isObject, type JsonSchema, type TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { type KnownField, knownNames } from "./known-names.ts";

export interface ChoosableValue {
	readonly is: string | number | boolean;
	readonly label: string;
}

/** Fields with a single choice, in this step or before it: those of the step first, then the most recent. `step`: its code. */
export function choosableFields(flow: CompiledFlow, tenant: TenantDefinition | null, step: string): readonly KnownField[] {
	const order = flow.order.findIndex(({ code }) => code === step);
	return [...knownNames(flow, tenant).fields.values()]
		.filter((each) => each.order <= order && valuesOf(each.schema).length > 0)
		.sort((one, other) => other.order - one.order);
}

/** The values to choose from for a field, one at a time. */
export function valuesOf({ type, oneOf }: JsonSchema): readonly ChoosableValue[] {
	if (type === "boolean") {
		return [
			{ is: true, label: text("branch.is.yes") },
			{ is: false, label: text("branch.is.no") },
		];
	}
	if (!Array.isArray(oneOf)) return [];
	return oneOf
		.filter(isObject)
		.flatMap(({ const: is, title }) => (typeof is === "string" || typeof is === "number" ? [{ is, label: String(title ?? is) }] : []));
}
