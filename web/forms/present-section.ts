import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import {
	type Chain,
	choiceLabel,
	choicesOf,
	type DisplayedChoice,
	formatNamed,
	keptInRows,
	numberFormOf,
	objectOf,
	type WidgetName,
	widgetNamed,
} from "../../engine/index.ts";
import { isWholeWidget } from "./whole-widgets.ts";

type Node = Readonly<Record<string, unknown>>;

/** Whether a field is shown and editable at the moment. */
export interface FieldStanding {
	readonly shown: boolean;
	readonly writable: boolean;
	/**
	 * Why the field can't be changed at the moment. A field that is never editable needs no reason, and is hidden while
	 * empty.
	 */
	readonly reason?: string;
	readonly fixed?: boolean;
}

export interface SectionSource {
	readonly schema: Node;
	readonly ui?: Node;
	readonly fields: Readonly<Record<string, FieldStanding>>;
	/** The section's title; a group that merely repeats it gets none. */
	readonly title?: string;
	/** Nothing in the section may be changed. */
	readonly locked?: boolean;
	/** Lists whose items derive from another list, by path. */
	readonly chains?: Readonly<Record<string, Chain>>;
	/** Paths that a rule requires although the schema doesn't. */
	readonly demanded?: ReadonlySet<string>;
}

/**
 * A section's schema and hints in the form RJSF draws them, reduced to what is visible: no `oneOf`, no `default`, no
 * limits. RJSF would fill in a list's first constant, or a default that the person had emptied, and validation is the
 * engine's job (engine-validator.ts). Hidden fields are left out.
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
	if ((standing && !standing.shown) || widgetNamed(hints["ui:widget"]).hidden === true) return null;
	const { "ui:widget": _widget, "ui:options": options, ...others } = hints;
	const own = Object.fromEntries(Object.entries(others).filter(([name]) => name.startsWith("ui:")));
	const widget = widgetOf(schema, hints);
	const composite = widget !== null && isWholeWidget(widget);
	const uiSchema: UiSchema = {
		...own,
		"ui:options": {
			...objectOf(options),
			...(standing?.fixed ? { fixed: true } : standing?.reason && !source.locked ? { reason: standing.reason } : {}),
		},
		...(standing && !standing.writable ? { "ui:readonly": true } : {}),
		...(composite ? { "ui:field": widget } : widget === null ? {} : { "ui:widget": widget }),
	};
	if (schema.type === "object") return presentGroup(source, schema, hints, path, uiSchema);
	const items = objectOf(schema.items);
	if (widgetNamed(widget).items === true && items.type === "object") return presentList(source, schema, hints, path, uiSchema);
	const leaf = leafSchema(schema);
	// A hint explains how to fill in a field; read-only fields need none.
	if (source.locked) delete leaf.description;
	return { schema: leaf, uiSchema };
}

function presentGroup(source: SectionSource, schema: Node, hints: Node, path: string, uiSchema: UiSchema): Presented | null {
	const properties: Record<string, RJSFSchema> = {};
	const confirmed = confirmedBeside(hints);
	for (const [name, child] of Object.entries(objectOf(schema.properties))) {
		if (name === confirmed || keptInRows.has(name)) continue;
		const presented = presentNode(source, objectOf(child), objectOf(hints[name]), path === "" ? name : `${path}.${name}`);
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

/**
 * The field is set by the widget beside it and so has no control of its own: the decision's 'Bevestigen' button does
 * it.
 */
function confirmedBeside(hints: Node): string | null {
	const widget = Object.values(hints)
		.map(objectOf)
		.find((hint) => widgetNamed(hint["ui:widget"]).confirms !== undefined);
	if (!widget) return null;
	const { confirms } = objectOf(widget["ui:options"]);
	return typeof confirms === "string" ? confirms : (widgetNamed(widget["ui:widget"]).confirms ?? null);
}

function presentList(source: SectionSource, schema: Node, hints: Node, path: string, uiSchema: UiSchema): Presented {
	const { items: _items, ...list } = leafSchema(schema);
	const chain = source.chains?.[path];
	const keyed = "uuid" in objectOf(objectOf(schema.items).properties);
	// An item's fields follow the state of the list, but those that come from the source list are never editable here.
	const read = Object.fromEntries((chain?.read ?? []).map((name) => [name, { shown: true, writable: false, fixed: true }]));
	const item = presentNode({ ...source, fields: read, demanded: new Set() }, objectOf(schema.items), objectOf(hints.items), "");
	const options = { ...objectOf(uiSchema["ui:options"]), ...(keyed ? { keyed } : {}), ...(chain === undefined ? {} : { chain }) };
	return {
		schema: { ...list, items: item?.schema ?? {} },
		uiSchema: { ...uiSchema, "ui:options": options, items: item?.uiSchema ?? {} },
	};
}

const TYPES = ["string", "number", "integer", "boolean", "object", "array", "null"] as const;

const isTypeName = (type: unknown): type is (typeof TYPES)[number] => TYPES.some((known) => known === type);

function leafSchema(schema: Node): RJSFSchema {
	const choices = choicesOf(schema) ?? choicesOf(objectOf(schema.items));
	return {
		type: isTypeName(schema.type) ? schema.type : "string",
		...texts(schema),
		...(schema.type === "array" ? { items: { type: "string" as const }, "x-entries": objectOf(schema.items).type } : {}),
		...(typeof schema.maxLength === "number" ? { maxLength: schema.maxLength } : {}),
		...(typeof schema.format === "string" ? { "x-format": schema.format } : {}),
		...(["number", "integer"].includes(String(schema.type)) ? { "x-number": numberFormOf(schema) } : {}),
		...(choices ? { "x-choices": choices } : {}),
	};
}

/** The hint's widget, or the one that suits the schema; null for a plain group of fields. */
function widgetOf(schema: Node, hints: Node): string | null {
	const hint = hints["ui:widget"];
	const choices = choicesOf(schema);
	if ((hint === undefined || hint === "select") && choices && schema.type !== "array") return readsAsRadio(choices) ? "radio" : "select";
	if (typeof hint === "string") return hint;
	if (schema.type === "boolean") return "checkbox";
	if (schema.type === "number" || schema.type === "integer") return "number";
	if (schema.type === "array")
		return choicesOf(objectOf(schema.items)) ? "checkboxes" : objectOf(schema.items).type === "object" ? "repeatable" : "identifiers";
	if (schema.type === "object") return null;
	return formatNamed(schema.format).widget ?? ("text" satisfies WidgetName);
}

function texts(schema: Node): { title?: string; description?: string } {
	return {
		...(typeof schema.title === "string" ? { title: schema.title } : {}),
		...(typeof schema.description === "string" ? { description: schema.description } : {}),
	};
}

function listOf(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** Two short options are shown as radio buttons, anything else as a list. Length in characters. */
function readsAsRadio(choices: readonly DisplayedChoice[]): boolean {
	return choices.length === 2 && choices.every((choice) => choiceLabel(choice).length <= SHORT);
}
const SHORT = 24;
