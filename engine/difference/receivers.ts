import type { FieldPath, JsonSchema } from "../definition/flow-definition.ts";
import { valueAt } from "../definition/json-path.ts";
import { formatNamed, widgetNamed } from "../definition/widgets.ts";
import { itemsOf, optionsOf, propertiesOf } from "../json/schema-parts.ts";
import { compareSchema } from "./compare-schema.ts";
import type { MappingNeed } from "./flow-change.ts";
import type { FieldPlace } from "./side.ts";

type Place = Pick<FieldPlace, "path" | "schema"> & { readonly section?: Pick<FieldPlace["section"], "ui"> };

/** Whether the values of a field may move to this one; null: they may be dropped. */
export function mayReceive({ receivers }: Extract<MappingNeed, { readonly kind: "field" }>, target: FieldPath | null): boolean {
	return target === null || receivers === undefined || receivers.includes(target);
}

/** The fields that can hold the values of this field, or at least some of its options. */
export function receiversOf(place: Place, places: readonly Place[]): readonly FieldPath[] {
	const apart = new Set(places.filter((other) => !fitsWidget(other, place)).map(({ path }) => path));
	return [...new Set(places.filter((other) => canHold(other.schema, place.schema)).map(({ path }) => path))].filter(
		(path) => !apart.has(path),
	);
}

/** The same for a field of a list's items: only fields of items in that list. `from`: its path, "Spots[].Colour", in the list at `old`. */
export function itemReceiversOf(from: FieldPath, old: Place, now: Place): readonly FieldPath[] {
	const names = from.slice(old.path.length).split("[].").slice(1);
	const name = names.at(-1) ?? "";
	const fieldsOf = ({ schema }: Place) =>
		propertiesOf(itemsOf(names.slice(0, -1).reduce((list, each) => propertiesOf(itemsOf(list) ?? {})[each] ?? {}, schema)) ?? {});
	const list = from.slice(0, -name.length);
	return receiversOf(
		{ path: from, schema: fieldsOf(old)[name] ?? {} },
		Object.entries(fieldsOf(now)).map(([each, schema]) => ({ path: `${list}${each}`, schema })),
	);
}

/** A part of a place on the map holds only that part of another place; what is not drawn, only what was not drawn either. */
function fitsWidget(receiver: Place, place: Place): boolean {
	const widget = widgetOf(receiver);
	if (widget !== coordinates && widgetNamed(widget).hidden !== true) return true;
	const isPart = widget !== coordinates || limits.every((limit) => receiver.schema[limit] === place.schema[limit]);
	return widget === widgetOf(place) && isPart;
}

const coordinates = "coordinates";
/** What tells a latitude from a longitude. */
const limits = ["minimum", "maximum"] as const;

const widgetOf = ({ section, path }: Place): unknown => valueAt(section?.ui, [...path.split("."), "ui:widget"]);

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
