import type { FieldTree, StepField } from "../../compile/compiled-flow.ts";
import { isEmpty } from "../../conditions/index.ts";
import type { FieldPath, JsonSchema } from "../../definition/flow-definition.ts";
import { memberOf } from "../../json/json-object.ts";
import { isGroup, itemsOf } from "../../json/schema-parts.ts";
import { readPath } from "../../realisation/field-path.ts";
import type { Values } from "../../realisation/realisation.ts";
import { isFormat } from "../../text/formats.ts";
import { tidyText } from "../../text/tidy-text.ts";
import * as fieldTexts from "../../texts/fields.ts";
import type { FieldError } from "../../validation/field-error.ts";

interface Collected {
	/** The submitted value per field; a field that was left out or sent empty is not included. */
	readonly fields: ReadonlyMap<FieldPath, unknown>;
	/** Fields that were sent empty. */
	readonly emptied: ReadonlySet<FieldPath>;
	/** Errors for values that do not belong to the step. */
	readonly unknown: readonly FieldError[];
	/** Errors for values that are not groups or list items where those are expected. */
	readonly malformed: readonly FieldError[];
}

/** After this many errors, the rest is not checked. */
const mostFaults = 50;

/** The most items in any list; a field's own limit is lower. */
const mostItems = 1000;

interface Collecting extends Collected {
	/** Values before the save: a stored item that comes back empty was emptied, not left out. */
	readonly stored: Values;
	readonly fields: Map<FieldPath, unknown>;
	readonly emptied: Set<FieldPath>;
	readonly unknown: FieldError[];
	readonly malformed: FieldError[];
}

/** Reads values from a client by the step's fields. Nothing that the step does not ask for gets through. `stored`: the values before. */
export function collectFields(tree: FieldTree, values: unknown, stored: Values = {}): Collected {
	const collected: Collecting = { fields: new Map(), emptied: new Set(), unknown: [], malformed: [], stored };
	collectGroup(tree, values, "", collected);
	return collected;
}

function collectGroup(tree: FieldTree, values: unknown, path: FieldPath, collected: Collecting): void {
	if (values === undefined || values === null) return;
	if (typeof values !== "object" || Array.isArray(values)) {
		collected.malformed.push({ path, message: fieldTexts.checkInput });
		return;
	}
	for (const [name, value] of Object.entries(values)) {
		if (hasEnough(collected)) return;
		const inner = path === "" ? name : `${path}.${name}`;
		const node = tree[name];
		if (node === undefined) {
			collected.unknown.push({ path: inner, message: fieldTexts.notOfStep });
		} else if (isField(node)) {
			collectField(node, value, inner, collected);
		} else {
			collectGroup(node, value, inner, collected);
		}
	}
}

function collectField(field: StepField, value: unknown, path: FieldPath, collected: Collecting): void {
	if (value !== null && value !== undefined && Array.isArray(value) !== isList(field)) {
		collected.malformed.push({ path, message: fieldTexts.checkInput });
		return;
	}
	if (Array.isArray(value) && value.length > mostItems) {
		collected.malformed.push({ path, message: fieldTexts.tooManyItems(mostItems) });
		return;
	}
	const cleaned = Array.isArray(value)
		? collectItems(field, value, path, collected)
		: tidied(value, field.places[0]?.schema, readPath(collected.stored, path));
	if (!isEmpty(cleaned)) collected.fields.set(path, cleaned);
	else if (value !== undefined) collected.emptied.add(path);
}

/**
 * Free text in plain characters; text with a format in that format. A value that is already stored stays the same: sending it back changes
 * nothing.
 */
function tidied(value: unknown, schema: JsonSchema | undefined, stored: unknown): unknown {
	return typeof value !== "string" || value === stored || schema?.oneOf !== undefined ? value : tidyText(value, schema?.format);
}

const hasEnough = ({ unknown, malformed }: Collected) => unknown.length + malformed.length >= mostFaults;

function isField(node: FieldTree | StepField): node is StepField {
	return "places" in node && Array.isArray(node.places);
}

/** A list where one value is expected, or the reverse, does not count as "empty". */
export function isList({ places }: StepField): boolean {
	const type = places[0]?.schema.type;
	return type === "array" || (Array.isArray(type) && type.includes("array"));
}

/** Items without any content are dropped, unless they were stored; deleted ones stay. */
function collectItems(field: StepField, items: readonly unknown[], path: FieldPath, collected: Collecting): readonly unknown[] {
	const schema = itemsOf(field.places[0]?.schema);
	const known = isGroup(schema) ? schema.properties : undefined;
	const stored = readPath(collected.stored, path);
	const uuids = new Set(Array.isArray(stored) ? stored.map((item) => memberOf(item, "uuid")) : []);
	const kept: unknown[] = [];
	for (const item of items) {
		if (hasEnough(collected)) return kept;
		const cleaned =
			known === undefined ? tidied(item, schema, undefined) : collectItem(item, { known, uuids }, `${path}.${kept.length}`, collected);
		if (!isEmpty(cleaned)) kept.push(cleaned);
	}
	return kept;
}

interface ItemKind {
	readonly known: Readonly<Record<string, JsonSchema>>;
	/** The uuids of the stored items. */
	readonly uuids: ReadonlySet<unknown>;
}

/** Every item may carry a uuid and the time it was deleted, besides what its schema lists. */
function collectItem(item: unknown, { known, uuids }: ItemKind, path: FieldPath, collected: Collecting): unknown {
	if (item === null || item === undefined) return undefined;
	if (typeof item !== "object" || Array.isArray(item)) {
		collected.malformed.push({ path, message: fieldTexts.checkInput });
		return undefined;
	}
	const cleaned: Record<string, unknown> = {};
	let worthKeeping = false;
	for (const [name, value] of Object.entries(item)) {
		if (hasEnough(collected)) return undefined;
		if (isEmpty(value)) continue;
		if (Object.hasOwn(known, name)) {
			worthKeeping ||= name !== "uuid" || uuids.has(value);
		} else if (name === "deleted_at") {
			worthKeeping = true;
			if (typeof value !== "number" && !(typeof value === "string" && value.length <= 40)) {
				collected.malformed.push({ path: `${path}.${name}`, message: fieldTexts.checkInput });
			}
		} else if (name !== "uuid") {
			collected.unknown.push({ path: `${path}.${name}`, message: fieldTexts.notOfStep });
		} else if (typeof value !== "string" || !isFormat(value, "uuid4")) {
			collected.malformed.push({ path: `${path}.${name}`, message: fieldTexts.checkInput });
		}
		cleaned[name] = tidied(value, known[name], undefined);
	}
	return worthKeeping ? cleaned : undefined;
}
