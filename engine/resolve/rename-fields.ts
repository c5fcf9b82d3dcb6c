import { renamePaths } from "../conditions/rename-paths.ts";
import type { Chain, Derivation, FieldPath, FieldRule, SectionDefinition, StepRule, UniqueField } from "../definition/flow-definition.ts";
import { isObject } from "../json/json-object.ts";
import { isGroup } from "../json/schema-parts.ts";

type Section = Omit<SectionDefinition, "id">;
type Node = Readonly<Record<string, unknown>>;
/** New names of groups or fields by their paths; names that are left out stay the same. */
type Names = Readonly<Record<FieldPath, string>>;

/** The section with groups and fields renamed: in its form, its hints, its rules and their conditions. */
export function renameFields(section: Section, names: Names): Section {
	const path = (old: FieldPath): FieldPath => renamed(old, names);
	const expression = <Value>(value: Value): Value => renamePaths(value, path);
	const rule = (old: StepRule): StepRule => ({
		...old,
		unless: expression(old.unless),
		...(old.field === undefined ? {} : { field: path(old.field) }),
	});
	const derivation = (old: Derivation): Derivation => ({
		...old,
		field: path(old.field),
		value: expression(old.value),
		...(old.on === undefined ? {} : { on: path(old.on) }),
		...(old.when === undefined ? {} : { when: expression(old.when) }),
	});
	const fieldRule = (old: FieldRule): FieldRule => ({
		...old,
		...(old.when === undefined ? {} : { when: expression(old.when) }),
		...(old.enabledWhen === undefined ? {} : { enabledWhen: expression(old.enabledWhen) }),
	});
	const chain = (old: Chain): Chain => ({
		...old,
		from: path(old.from),
		...(old.when === undefined ? {} : { when: expression(old.when) }),
	});
	const uniqueField = (old: UniqueField): UniqueField => ({
		...old,
		field: path(old.field),
		...(old.within === undefined ? {} : { within: path(old.within) }),
	});
	const { schema, ui, when, fields, derived, complete, save, warn, chains, unique, steering } = section;
	return {
		...section,
		schema: renameSchema(schema, names, ""),
		...(ui === undefined ? {} : { ui: renameHints(ui, names, "") }),
		...(when === undefined ? {} : { when: expression(when) }),
		...(fields === undefined ? {} : { fields: mapEntries(fields, (name, value) => [path(name), fieldRule(value)]) }),
		...(derived === undefined ? {} : { derived: derived.map(derivation) }),
		...(complete === undefined ? {} : { complete: complete.map(rule) }),
		...(save === undefined ? {} : { save: save.map(rule) }),
		...(warn === undefined ? {} : { warn: warn.map((old) => ({ ...old, unless: expression(old.unless), field: path(old.field) })) }),
		...(chains === undefined ? {} : { chains: mapEntries(chains, (name, value) => [path(name), chain(value)]) }),
		...(unique === undefined ? {} : { unique: unique.map(uniqueField) }),
		...(steering === undefined ? {} : { steering: steering.map(path) }),
	};
}

/** Each name along the path is looked up by the path up to and including it. */
export function renamed(path: FieldPath, names: Names): FieldPath {
	const parts = path.split(".");
	return parts.map((part, index) => names[parts.slice(0, index + 1).join(".")] ?? part).join(".");
}

function renameSchema(schema: Node, names: Names, at: FieldPath): Node {
	if (!isGroup(schema)) return schema;
	const nameOf = (name: string): string => names[below(at, name)] ?? name;
	return {
		...schema,
		properties: mapEntries(schema.properties, (name, child) => [nameOf(name), renameSchema(child, names, below(at, name))]),
		...(Array.isArray(schema.required) ? { required: schema.required.map((name) => nameOf(String(name))) } : {}),
	};
}

function renameHints(hints: Node, names: Names, at: FieldPath): Node {
	return mapEntries(hints, (name, inside) =>
		name.startsWith("ui:") || !isObject(inside)
			? [name, inside]
			: [names[below(at, name)] ?? name, renameHints(inside, names, below(at, name))],
	);
}

const below = (at: FieldPath, name: string): FieldPath => (at === "" ? name : `${at}.${name}`);

function mapEntries<Value>(
	record: Readonly<Record<string, Value>>,
	map: (name: string, value: Value) => readonly [string, Value],
): Readonly<Record<string, Value>> {
	return Object.fromEntries(Object.entries(record).map(([name, value]) => map(name, value)));
}
