import { type Clash, displayAnswer } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import type { Choice } from "../../forms/form-environment.ts";
import { text } from "../../texts/text.ts";

type Schema = Readonly<Record<string, unknown>>;

const IN_ITEM = /\.\d+(?:\.(.*))?$/;

/** One version of what two people changed, as people read it: a field, a field of an item, or an item that one of them removed. */
export function clashText(
	{ path, field }: Clash,
	value: unknown,
	flowField: FlowField | undefined,
	choices: readonly Choice[] | undefined,
): string {
	const schema: Schema = flowField?.schema ?? {};
	const item = IN_ITEM.exec(path.slice(field.length));
	if (item === null) return displayAnswer(schema, value, { choices, unit: flowField?.options.suffix });
	const [, name] = item;
	if (name !== undefined) return displayAnswer(propertyOf(schema.items, name), value);
	return isGone(value) ? text("conflict.removed") : displayAnswer(schema, [value]);
}

function propertyOf(items: unknown, name: string): Schema {
	const { properties } = (items ?? {}) as { readonly properties?: Readonly<Record<string, Schema>> };
	return properties?.[name] ?? {};
}

function isGone(item: unknown): boolean {
	return typeof item !== "object" || item === null || ("deleted_at" in item && item.deleted_at !== undefined && item.deleted_at !== null);
}
