import { canonicalJson } from "../definition/content-hash.ts";
import type { FieldPath, JsonSchema, Literal } from "../definition/flow-definition.ts";
import type { ChangeKind, FlowChange, MappingNeed, Severity } from "./flow-change.ts";

/** What changed about a field, before it has a place in the flow. `what` follows the field's name. */
export interface SchemaChange {
	readonly kind: ChangeKind;
	readonly path: FieldPath;
	readonly what: string;
	readonly severity: Severity;
	readonly reason: string;
	readonly mapping?: FlowChange["mapping"];
}

interface Option {
	readonly const: Literal;
	readonly title: string;
	readonly "x-inactive"?: boolean;
}

const texts: ReadonlySet<string> = new Set(["title", "description", "x-message", "x-messages"]);
/** Per limit whether more of it lets more values through, and its name. */
const limits: ReadonlyMap<string, readonly [more: "wider" | "narrower", name: string]> = new Map([
	["maxLength", ["wider", "de maximale lengte"]],
	["maximum", ["wider", "het maximum"]],
	["maxItems", ["wider", "het maximale aantal"]],
	["minLength", ["narrower", "de minimale lengte"]],
	["minimum", ["narrower", "het minimum"]],
	["minItems", ["narrower", "het minimale aantal"]],
	["multipleOf", ["narrower", "de stap"]],
]);
const structure: ReadonlySet<string> = new Set(["type", "properties", "required", "items", "oneOf", "default"]);

const narrower = "Een lopend proces kan al een waarde hebben die nu geweigerd wordt.";

/** Everything that is otherwise about what a field may hold. Fields of items are told apart by their own path. */
export function compareSchema(before: JsonSchema, after: JsonSchema, path: FieldPath): readonly SchemaChange[] {
	if (canonicalJson(before) === canonicalJson(after)) return [];
	if (canonicalJson(before.type) !== canonicalJson(after.type)) return [retyped(before, after, path)];
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [
		...[...names].flatMap((name) => (structure.has(name) ? [] : keyword(name, before[name], after[name], path))),
		...defaults(before.default, after.default, path),
		...options(before, after, path),
		...items(before.items as JsonSchema | undefined, after.items as JsonSchema | undefined, path),
	];
}

function retyped(before: JsonSchema, after: JsonSchema, path: FieldPath): SchemaChange {
	return {
		kind: "field-type-changed",
		path,
		what: `heeft een ander soort waarde: eerst ${String(before.type)}, nu ${String(after.type)}`,
		severity: "breaking",
		reason: "Een waarde van de oude soort past niet in het nieuwe veld.",
	};
}

function keyword(name: string, before: unknown, after: unknown, path: FieldPath): readonly SchemaChange[] {
	if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
	if (texts.has(name)) {
		const what = name === "title" ? `heet nu '${String(after ?? "")}'` : "heeft een andere tekst";
		return [{ kind: "field-text-changed", path, what, severity: "safe", reason: "Alleen de tekst is anders." }];
	}
	const limit = limits.get(name);
	const said = limit === undefined ? `een andere eis (${name})` : `${limit[1]}`;
	const what =
		limit === undefined
			? `heeft ${said}: eerst ${shown(before)}, nu ${shown(after)}`
			: `: ${said} was ${shown(before)} en is nu ${shown(after)}`;
	const wider = after === undefined ? name !== "format" : isWider(limit?.[0], before, after);
	return wider
		? [{ kind: "field-limit-widened", path, what, severity: "safe", reason: "Alle waarden die mochten, mogen nog." }]
		: [{ kind: "field-limit-narrowed", path, what, severity: "needs-mapping", reason: narrower, mapping: { kind: "value", field: path } }];
}

function isWider(more: "wider" | "narrower" | undefined, before: unknown, after: unknown): boolean {
	if (typeof before !== "number" || typeof after !== "number" || more === undefined) return false;
	return more === "wider" ? after > before : after < before;
}

function shown(value: unknown): string {
	return value === undefined ? "er niet" : String(value).replace(".", ",");
}

/** A default is filled in when a process starts, so it says nothing about those that run. */
function defaults(before: unknown, after: unknown, path: FieldPath): readonly SchemaChange[] {
	if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
	const what = after === undefined ? "heeft geen standaardwaarde meer" : `heeft als standaardwaarde nu ${JSON.stringify(after)}`;
	return [
		{
			kind: "field-default-changed",
			path,
			what,
			severity: "safe",
			reason: "Een standaardwaarde geldt alleen voor processen die nog beginnen.",
		},
	];
}

function options(before: JsonSchema, after: JsonSchema, path: FieldPath): readonly SchemaChange[] {
	const old = before.oneOf as readonly Option[] | undefined;
	const now = after.oneOf as readonly Option[] | undefined;
	if (old === undefined && now === undefined) return [];
	if (now === undefined) {
		return [
			{ kind: "field-limit-widened", path, what: "heeft geen vaste keuzes meer", severity: "safe", reason: "Wat gekozen was, mag nog." },
		];
	}
	if (old === undefined) {
		const mapping: MappingNeed = { kind: "value", field: path };
		return [{ kind: "field-limit-narrowed", path, what: "heeft nu vaste keuzes", severity: "needs-mapping", reason: narrower, mapping }];
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
						what: `heeft de keuze '${option.title}' erbij`,
						severity: "safe",
						reason: "Wat gekozen was, mag nog.",
					},
				];
			}
			if (was.title !== option.title) {
				const what = `: de keuze '${was.title}' heet nu '${option.title}'`;
				return [{ kind: "option-renamed", path, what, severity: "safe", reason: "De opgeslagen waarde is dezelfde." }];
			}
			if ((was["x-inactive"] ?? false) !== (option["x-inactive"] ?? false)) {
				const what = `: de keuze '${option.title}' wordt ${option["x-inactive"] === true ? "niet meer" : "weer"} aangeboden`;
				return [{ kind: "option-renamed", path, what, severity: "safe", reason: "Waar zij gekozen was, blijft zij geldig." }];
			}
			return [];
		}),
	];
}

function optionRemoved(option: Option, path: FieldPath): SchemaChange {
	return {
		kind: "option-removed",
		path,
		what: `heeft de keuze '${option.title}' niet meer`,
		severity: "needs-mapping",
		reason: "Een lopend proces kan deze keuze gemaakt hebben.",
		mapping: { kind: "option", field: path, from: option.const },
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
						what: "is een andere lijst",
						severity: "breaking",
						reason: "De onderdelen van de lijst passen niet.",
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
					what: `: elk onderdeel heeft nu ook '${String(field.title ?? name)}'`,
					severity: "safe",
					reason: "Een veld dat nog geen waarde heeft.",
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
		what: `: de onderdelen hebben '${String(schema?.title ?? path)}' niet meer`,
		severity: "needs-mapping",
		reason: "Een lopend proces kan hier een waarde hebben.",
		mapping: { kind: "field", from: path },
	};
}

/** The list itself can be typed in or not; what its items demand is then met by whoever completes the step. */
function itemRequired(before: JsonSchema, after: JsonSchema, name: string, path: FieldPath): readonly SchemaChange[] {
	const was = requires(before, name);
	if (was === requires(after, name)) return [];
	const field = `${path}.${name}`;
	return was
		? [
				{
					kind: "field-optional",
					path: field,
					what: `: '${name}' is niet meer verplicht in elk onderdeel`,
					severity: "safe",
					reason: "Er wordt minder gevraagd.",
				},
			]
		: [
				{
					kind: "field-required",
					path: field,
					what: `: '${name}' is nu verplicht in elk onderdeel`,
					severity: "needs-mapping",
					reason: "Een lijst die al ingevuld is, kan onderdelen zonder deze waarde hebben.",
					mapping: { kind: "value", field },
				},
			];
}

function requires(schema: JsonSchema, name: string): boolean {
	return Array.isArray(schema.required) && schema.required.includes(name);
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
	return (schema.properties as Readonly<Record<string, JsonSchema>> | undefined) ?? {};
}
