import type { Operator } from "../../conditions/index.ts";
import type { FieldPath, JsonPath, JsonSchema } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { itemsOf, propertiesOf } from "../../json/schema-parts.ts";
import type { FieldTable } from "../places/field-table.ts";
import { errorAt } from "../places/finding.ts";
import type { Scope } from "./scope.ts";
import { typeOfSchemas, unknownType, type ValueType } from "./value-types.ts";

/** Schemas of a declared field; empty when no section declares it. */
function schemasOf(path: FieldPath, { fields }: Pick<Scope, "fields">): readonly JsonSchema[] {
	return fields.fields.get(path)?.declarations.map(({ schema }) => schema) ?? [];
}

/** Schemas of a list's items. */
export function itemSchemasOf(path: FieldPath, scope: Scope): readonly JsonSchema[] {
	return schemasOf(path, scope).flatMap((schema) => [itemsOf(schema)].filter((items) => items !== undefined));
}

export function typeOfNamedField(operator: Operator, path: unknown, scope: Scope): ValueType {
	if (typeof path !== "string") return unknownType;
	const schemas = operator.parameters[0]?.type === "item-path" ? inItem(path, scope.item ?? []) : schemasOf(path, scope);
	return schemas.length === 0 ? unknownType : typeOfSchemas(schemas);
}

/** Schemas of a field of the item; the item itself for "". */
function inItem(path: FieldPath, items: readonly JsonSchema[]): readonly JsonSchema[] {
	let schemas = items;
	for (const name of path === "" ? [] : path.split(".")) {
		schemas = schemas.flatMap((schema): readonly JsonSchema[] => {
			const properties = propertiesOf(schema);
			const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
			return field === undefined ? [] : [field];
		});
	}
	return schemas;
}

/** A misspelt name usually occurs in many places, so its nearest name is looked up once. */
const nearest = new WeakMap<FieldTable, Map<FieldPath, string | undefined>>();

function nearestField(path: FieldPath, table: FieldTable): string | undefined {
	const known = nearest.get(table) ?? new Map<FieldPath, string | undefined>();
	nearest.set(table, known);
	if (!known.has(path)) known.set(path, nearestName(path, table.fields.keys()));
	return known.get(path);
}

/** The path must be that of a declared field; with `list`, of a list field. */
export function demandField(path: string, at: JsonPath, scope: Scope, list: boolean): void {
	const schemas = schemasOf(path, scope);
	if (schemas.length === 0) {
		const group = scope.fields.groups.has(path);
		scope.report(
			errorAt("unknown-field", scope.place(at), {
				message: group ? `"${path}" is a group of fields, not a field.` : `No section of this flow declares the field "${path}".`,
				remedy: group ? "Name one of the fields in it." : "Name a field of one of the forms, or add the field to a section.",
				didYouMean: () => nearestField(path, scope.fields),
			}),
		);
	} else if (list && !typeOfSchemas(schemas).kinds.has("list")) {
		scope.report(errorAt("wrong-type", scope.place(at), { message: `"${path}" is not a list.`, remedy: "Name a field of type array." }));
	}
}

export function demandItemField(path: string, at: JsonPath, scope: Scope): void {
	const { item } = scope;
	if (item === undefined) {
		scope.report(
			errorAt("wrong-type", scope.place(at), {
				message: '"item" means nothing here.',
				remedy: 'Use it inside "some", "all" or "none"; elsewhere use "var".',
			}),
		);
	} else if (inItem(path, item).length === 0) {
		scope.report(
			errorAt("unknown-field", scope.place(at), {
				message: `The items have no field "${path}".`,
				remedy: "Name a field of the items' schema.",
				didYouMean: () =>
					nearestName(
						path,
						item.flatMap((schema) => Object.keys(propertiesOf(schema))),
					),
			}),
		);
	}
}
