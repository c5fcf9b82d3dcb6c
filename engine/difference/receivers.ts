import type { FieldPath, JsonSchema } from "../definition/flow-definition.ts";
import { formatNamed } from "../definition/widgets.ts";
import { itemsOf, optionsOf } from "../json/schema-parts.ts";
import { compareSchema } from "./compare-schema.ts";
import type { FieldPlace } from "./side.ts";

/** The fields that can hold the values of a field with this schema, or at least some of its options. */
export function receiversOf(schema: JsonSchema, places: readonly Pick<FieldPlace, "path" | "schema">[]): readonly FieldPath[] {
	return [...new Set(places.filter((other) => canHold(other.schema, schema)).map(({ path }) => path))];
}

function canHold(receiver: JsonSchema, schema: JsonSchema): boolean {
	if (compareSchema(schema, receiver, "").some(({ severity }) => severity === "breaking")) return false;
	const [items, others] = [itemsOf(receiver), itemsOf(schema)];
	return (
		fitsFormat(receiver, schema) && fitsOptions(receiver, schema) && (items === undefined || others === undefined || canHold(items, others))
	);
}

const fitsFormat = ({ format }: JsonSchema, schema: JsonSchema): boolean =>
	format === undefined || format === schema.format || formatNamed(format).anyText === true;

function fitsOptions(receiver: JsonSchema, schema: JsonSchema): boolean {
	const [now, old] = [optionsOf(receiver), optionsOf(schema)];
	return now === undefined || (old ?? []).some((option) => now.some((other) => other.const === option.const));
}
