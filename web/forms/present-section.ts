import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { type Chain, choicesOf, numberFormOf } from "../../engine/index.ts";
import { readsAsRadio } from "./choices.ts";
import { COMPOSITES } from "./composites.ts";

type Node = Readonly<Record<string, unknown>>;

/** How one field stands on the screen now. */
export interface FieldStanding {
	readonly shown: boolean;
	readonly writable: boolean;
	/** Why it cannot be changed now. A field that never can needs no reason, and is not drawn while it is empty. */
	readonly reason?: string;
	readonly fixed?: boolean;
}

export interface SectionSource {
	readonly schema: Node;
	readonly ui?: Node;
	readonly fields: Readonly<Record<string, FieldStanding>>;
	/** The section's own title; a group that only repeats it gets none. */
	readonly title?: string;
	/** Nothing in the section may be changed. */
	readonly locked?: boolean;
	/** Lists whose items come out of another list, by path. */
	readonly chains?: Readonly<Record<string, Chain>>;
	/** Paths that a rule demands although the schema does not. */
	readonly demanded?: ReadonlySet<string>;
}

/**
 * A section's schema and hints as RJSF draws them. Only what is drawn is left: no `oneOf`, no
 * `default`, no limits. RJSF would fill in the first constant of a list or a default that the person
 * had emptied, and validating is the engine's work (see engine-validator.ts). Fields that are not
 * shown are left out.
 */
export function presentSection(source: SectionSource): { readonly schema: RJSFSchema; readonly uiSchema: UiSchema } {
	const root = presentNode(source, source.schema, source.ui ?? {}, "") ?? { schema: { type: "object", properties: {} }, uiSchema: {} };
	return source.locked ? { ...root, uiSchema: { ...root.uiSchema, "ui:readonly": true } } : root;
}

interface Presented {
	readonly schema: RJSFSchema;
	readonly uiSchema: UiSchema;
}

function presentNode(source: SectionSource, schema: Node, hints: Node, path: string): Presented | null {
	const standing = source.fields[path];
	if ((standing && !standing.shown) || hints["ui:widget"] === "hidden") return null;
	const { "ui:widget": _widget, "ui:options": options, ...others } = hints;
	const own = Object.fromEntries(Object.entries(others).filter(([name]) => name.startsWith("ui:")));
	const widget = widgetOf(schema, hints);
	const composite = widget !== null && COMPOSITES.has(widget);
	const uiSchema: UiSchema = {
		...own,
		"ui:options": {
			...nodeOf(options),
			...(standing?.fixed ? { fixed: true } : standing?.reason && !source.locked ? { reason: standing.reason } : {}),
		},
		...(standing && !standing.writable ? { "ui:readonly": true } : {}),
		...(composite ? { "ui:field": widget } : widget === null ? {} : { "ui:widget": widget }),
	};
	if (schema.type === "object") return presentGroup(source, schema, hints, path, uiSchema);
	const items = nodeOf(schema.items);
	if (widget === "repeatable" && items.type === "object") return presentList(source, schema, hints, path, uiSchema);
	const leaf = leafSchema(schema);
	// A hint tells how to fill in; what is only read needs none.
	if (source.locked) delete leaf.description;
	return { schema: leaf, uiSchema };
}

function presentGroup(source: SectionSource, schema: Node, hints: Node, path: string, uiSchema: UiSchema): Presented | null {
	const properties: Record<string, RJSFSchema> = {};
	const confirmed = confirmedBeside(hints);
	for (const [name, child] of Object.entries(nodeOf(schema.properties))) {
		if (name === confirmed || SYSTEM_FIELDS.has(name)) continue;
		const presented = presentNode(source, nodeOf(child), nodeOf(hints[name]), path === "" ? name : `${path}.${name}`);
		if (!presented) continue;
		properties[name] = presented.schema;
		uiSchema[name] = presented.uiSchema;
	}
	const composite = "ui:field" in uiSchema;
	if (Object.keys(properties).length === 0 && !composite && path !== "") return null;
	const demanded = Object.keys(properties).filter((name) => source.demanded?.has(path === "" ? name : `${path}.${name}`));
	const required = [...new Set([...listOf(schema.required), ...demanded])].filter((name) => name in properties);
	const { title, ...rest } = texts(schema);
	const ownTitle = title === undefined || title === source.title ? {} : { title };
	return { schema: { type: "object", ...rest, ...ownTitle, properties, required }, uiSchema };
}

/** Kept by the system in the items of a list; never a control. */
const SYSTEM_FIELDS: ReadonlySet<string> = new Set(["uuid", "deleted_at"]);

/** The decision's button 'Bevestigen' sets this field, so it has no control of its own. */
function confirmedBeside(hints: Node): string | null {
	const decision = Object.values(hints)
		.map(nodeOf)
		.find((hint) => hint["ui:widget"] === "decision");
	if (!decision) return null;
	const { confirms } = nodeOf(decision["ui:options"]);
	return typeof confirms === "string" ? confirms : "Confirmed";
}

function presentList(source: SectionSource, schema: Node, hints: Node, path: string, uiSchema: UiSchema): Presented {
	const { items: _items, ...list } = leafSchema(schema);
	const chain = source.chains?.[path];
	const keyed = "uuid" in nodeOf(nodeOf(schema.items).properties);
	// The fields of an item have no standing of their own, the list has; but what is read elsewhere is never written here.
	const read = Object.fromEntries((chain?.read ?? []).map((name) => [name, { shown: true, writable: false, fixed: true }]));
	const item = presentNode({ ...source, fields: read, demanded: new Set() }, nodeOf(schema.items), nodeOf(hints.items), "");
	const options = { ...nodeOf(uiSchema["ui:options"]), ...(keyed ? { keyed } : {}), ...(chain === undefined ? {} : { chain }) };
	return {
		schema: { ...list, items: item?.schema ?? {} },
		uiSchema: { ...uiSchema, "ui:options": options, items: item?.uiSchema ?? {} },
	};
}

function leafSchema(schema: Node): RJSFSchema {
	const choices = choicesOf(schema) ?? choicesOf(nodeOf(schema.items));
	return {
		type: typeof schema.type === "string" ? (schema.type as "string") : "string",
		...texts(schema),
		...(schema.type === "array" ? { items: { type: "string" as const }, "x-entries": nodeOf(schema.items).type } : {}),
		...(typeof schema.maxLength === "number" ? { maxLength: schema.maxLength } : {}),
		...(typeof schema.format === "string" ? { "x-format": schema.format } : {}),
		...(["number", "integer"].includes(String(schema.type)) ? { "x-number": numberFormOf(schema) } : {}),
		...(choices ? { "x-choices": choices } : {}),
	};
}

/** The hint's widget, or the one that fits the schema; null for a plain group of fields. */
function widgetOf(schema: Node, hints: Node): string | null {
	const hint = hints["ui:widget"];
	const choices = choicesOf(schema);
	if ((hint === undefined || hint === "select") && choices && schema.type !== "array") return readsAsRadio(choices) ? "radio" : "select";
	if (typeof hint === "string") return hint;
	if (schema.type === "boolean") return "checkbox";
	if (schema.type === "number" || schema.type === "integer") return "number";
	if (schema.type === "array")
		return choicesOf(nodeOf(schema.items)) ? "checkboxes" : nodeOf(schema.items).type === "object" ? "repeatable" : "identifiers";
	if (schema.type === "object") return null;
	if (schema.format === "calendar-date") return "date";
	if (schema.format === "planned-date") return "resettable-date";
	return schema.format === "unicode-multiline" ? "textarea" : "text";
}

function texts(schema: Node): { title?: string; description?: string } {
	return {
		...(typeof schema.title === "string" ? { title: schema.title } : {}),
		...(typeof schema.description === "string" ? { description: schema.description } : {}),
	};
}

function nodeOf(value: unknown): Node {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

function listOf(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}
