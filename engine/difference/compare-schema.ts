import { canonicalJson } from "../definition/canonical-json.ts";
import type { FieldPath, JsonSchema } from "../definition/flow-definition.ts";
import { formatName, kindName, propertyName } from "../definition/property-name.ts";
import { itemsOf, optionsOf, propertiesOf, type SchemaOption } from "../json/schema-parts.ts";
import * as conditionTexts from "../texts/conditions.ts";
import * as differenceTexts from "../texts/difference.ts";
import type { ChangeKind, FlowChange, MappingNeed, Severity } from "./flow-change.ts";

/** What changed about a field, before it has a place in the flow. `what` follows the field's name. */
interface SchemaChange {
	readonly kind: ChangeKind;
	readonly path: FieldPath;
	readonly what: string;
	readonly severity: Severity;
	readonly reason: string;
	readonly mapping?: FlowChange["mapping"];
}

const texts: ReadonlySet<string> = new Set(["title", "description", "x-message", "x-messages"]);
/** For each limit, whether raising it allows more values, and its name. */
const limits: ReadonlyMap<string, readonly [more: "wider" | "narrower", name: string]> = new Map([
	["maxLength", ["wider", differenceTexts.maxLength]],
	["maximum", ["wider", differenceTexts.maximum]],
	["maxItems", ["wider", differenceTexts.maxItems]],
	["minLength", ["narrower", differenceTexts.minLength]],
	["minimum", ["narrower", differenceTexts.minimum]],
	["minItems", ["narrower", differenceTexts.minItems]],
	["multipleOf", ["narrower", differenceTexts.multipleOf]],
]);
const structure: ReadonlySet<string> = new Set(["type", "properties", "required", "items", "oneOf", "default"]);

const narrower = differenceTexts.valueMayBeRefused;

/** Every difference in what a field may contain. Fields of items have a path of their own. */
export function compareSchema(before: JsonSchema, after: JsonSchema, path: FieldPath): readonly SchemaChange[] {
	if (canonicalJson(before) === canonicalJson(after)) return [];
	if (canonicalJson(before.type) !== canonicalJson(after.type)) return [retyped(before, after, path)];
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [
		...[...names].flatMap((name) => (structure.has(name) ? [] : keyword(name, before[name], after[name], path))),
		...defaults(before.default, after.default, path),
		...options(before, after, path),
		...items(itemsOf(before), itemsOf(after), path),
	];
}

function retyped(before: JsonSchema, after: JsonSchema, path: FieldPath): SchemaChange {
	return {
		kind: "field-type-changed",
		path,
		what: differenceTexts.kindChanged(kindOf(before), kindOf(after)),
		severity: "breaking",
		reason: differenceTexts.kindDoesNotFit,
	};
}

function keyword(name: string, before: unknown, after: unknown, path: FieldPath): readonly SchemaChange[] {
	if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
	if (texts.has(name)) {
		const what = name === "title" && before !== undefined ? differenceTexts.titleWas(String(before)) : differenceTexts.otherText;
		return [{ kind: "field-text-changed", path, what, severity: "safe", reason: differenceTexts.onlyText }];
	}
	const limit = limits.get(name);
	const said = limit === undefined ? differenceTexts.otherDemand(propertyName("section#singleField", name)) : `${limit[1]}`;
	const what =
		limit === undefined
			? differenceTexts.limitSet(said, valueIn(name, before), valueIn(name, after))
			: differenceTexts.limitChanged(said, shown(before), shown(after));
	const wider = after === undefined ? name !== "format" : isWider(limit?.[0], before, after);
	return wider
		? [{ kind: "field-limit-widened", path, what, severity: "safe", reason: differenceTexts.allowedStaysAllowed }]
		: [{ kind: "field-limit-narrowed", path, what, severity: "needs-mapping", reason: narrower, mapping: { kind: "value", field: path } }];
}

/** A value for people: a format by its Dutch name. */
const valueIn = (name: string, value: unknown): string =>
	name === "format" && value !== undefined ? formatName(String(value)) : shown(value);

const kindOf = ({ type }: JsonSchema): string => kindName(String(type));

function isWider(more: "wider" | "narrower" | undefined, before: unknown, after: unknown): boolean {
	if (typeof before !== "number" || typeof after !== "number" || more === undefined) return false;
	return more === "wider" ? after > before : after < before;
}

function shown(value: unknown): string {
	if (typeof value === "boolean") return value ? conditionTexts.yes : conditionTexts.no;
	return value === undefined ? differenceTexts.absent : String(value).replace(".", ",");
}

/** A default is filled in when a process starts, so it does not affect running ones. */
function defaults(before: unknown, after: unknown, path: FieldPath): readonly SchemaChange[] {
	if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
	const what = after === undefined ? differenceTexts.defaultGone : differenceTexts.defaultIs(JSON.stringify(after));
	return [
		{
			kind: "field-default-changed",
			path,
			what,
			severity: "safe",
			reason: differenceTexts.defaultForNew,
		},
	];
}

function options(before: JsonSchema, after: JsonSchema, path: FieldPath): readonly SchemaChange[] {
	const old = optionsOf(before);
	const now = optionsOf(after);
	if (old === undefined && now === undefined) return [];
	if (now === undefined) {
		return [
			{
				kind: "field-limit-widened",
				path,
				what: differenceTexts.choicesGone,
				severity: "safe",
				reason: differenceTexts.chosenStaysAllowed,
			},
		];
	}
	if (old === undefined) {
		const mapping: MappingNeed = { kind: "value", field: path };
		return [
			{ kind: "field-limit-narrowed", path, what: differenceTexts.choicesAdded, severity: "needs-mapping", reason: narrower, mapping },
		];
	}
	return [
		...old.filter((option) => !now.some((other) => other.const === option.const)).map((option) => optionRemoved(option, path)),
		...now.flatMap((option): readonly SchemaChange[] => {
			const was = old.find((other) => other.const === option.const);
			if (was === undefined) {
				return [
					{
						kind: "option-added",
						path,
						what: differenceTexts.choiceAdded(option.title),
						severity: "safe",
						reason: differenceTexts.chosenStaysAllowed,
					},
				];
			}
			if (was.title !== option.title) {
				const what = differenceTexts.choiceRenamed(was.title, option.title);
				return [{ kind: "option-renamed", path, what, severity: "safe", reason: differenceTexts.storedSame }];
			}
			if ((was["x-inactive"] ?? false) !== (option["x-inactive"] ?? false)) {
				const what = differenceTexts.choiceOffered(
					option.title,
					option["x-inactive"] === true ? differenceTexts.noMore : differenceTexts.again,
				);
				return [{ kind: "option-renamed", path, what, severity: "safe", reason: differenceTexts.chosenStaysValid }];
			}
			return [];
		}),
	];
}

function optionRemoved(option: SchemaOption, path: FieldPath): SchemaChange {
	return {
		kind: "option-removed",
		path,
		what: differenceTexts.choiceGone(option.title),
		severity: "needs-mapping",
		reason: differenceTexts.choiceMayBeMade,
		mapping: { kind: "option", field: path, from: option.const, label: option.title },
	};
}

/** Items are compared field by field; their fields have a path of their own. */
function items(before: JsonSchema | undefined, after: JsonSchema | undefined, list: FieldPath): readonly SchemaChange[] {
	if (before === undefined || after === undefined) {
		return before === after
			? []
			: [
					{
						kind: "field-type-changed",
						path: list,
						what: differenceTexts.anotherList,
						severity: "breaking",
						reason: differenceTexts.itemsDoNotFit,
					},
				];
	}
	const path = `${list}[]`;
	const own = compareSchema(before, after, path);
	if (own.some(({ severity }) => severity === "breaking")) return own;
	const old = propertiesOf(before);
	const now = propertiesOf(after);
	return [
		...own,
		...Object.keys(old).flatMap((name): readonly SchemaChange[] =>
			Object.hasOwn(now, name) ? [] : [itemFieldRemoved(`${path}.${name}`, old[name])],
		),
		...Object.entries(now).flatMap(([name, field]): readonly SchemaChange[] => {
			const was = Object.hasOwn(old, name) ? old[name] : undefined;
			if (was !== undefined) return [...compareSchema(was, field, `${path}.${name}`), ...itemRequired(before, after, name, path)];
			return [
				{
					kind: "field-added",
					path: `${path}.${name}`,
					what: differenceTexts.itemFieldAdded(String(field.title ?? name)),
					severity: "safe",
					reason: differenceTexts.newFieldEmpty,
				},
				...itemRequired(before, after, name, path),
			];
		}),
	];
}

function itemFieldRemoved(path: FieldPath, schema: JsonSchema | undefined): SchemaChange {
	return {
		kind: "field-removed",
		path,
		what: differenceTexts.itemFieldGone(String(schema?.title ?? path)),
		severity: "needs-mapping",
		reason: differenceTexts.valueMayExist,
		mapping: { kind: "field", from: path, label: String(schema?.title ?? path) },
	};
}

/** What matters is whether the list itself can be edited: whoever completes the step can then provide what its items require. */
function itemRequired(before: JsonSchema, after: JsonSchema, name: string, path: FieldPath): readonly SchemaChange[] {
	const was = requires(before, name);
	if (was === requires(after, name)) return [];
	const field = `${path}.${name}`;
	return was
		? [
				{
					kind: "field-optional",
					path: field,
					what: differenceTexts.itemFieldOptional(name),
					severity: "safe",
					reason: differenceTexts.lessAsked,
				},
			]
		: [
				{
					kind: "field-required",
					path: field,
					what: differenceTexts.itemFieldRequired(name),
					severity: "needs-mapping",
					reason: differenceTexts.itemsMayLackValue,
					mapping: { kind: "value", field },
				},
			];
}

function requires(schema: JsonSchema, name: string): boolean {
	return Array.isArray(schema.required) && schema.required.includes(name);
}
