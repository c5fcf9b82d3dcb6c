import { attributes as known } from "../../schemas/index.ts";
import type { JsonPath, TenantDefinition } from "../definition/index.ts";
import type { ListDefinition } from "../lists/list-definition.ts";
import { type ListName, listFields } from "../lists/list-fields.ts";
import { listParameters } from "../lists/list-parameters.ts";
import { type ListPart, livingOptions, resolveLists } from "../lists/resolve-lists.ts";
import { listStartFindings } from "./list-start-findings.ts";
import { named } from "./named-in-list.ts";
import { errorAt, type Finding } from "./places/finding.ts";

const attributes = Object.keys(known);

/**
 * What is wrong with a tenant's lists: fields, layouts and option lists that do not exist. `declared`: fields of the flow's forms; empty
 * when they are not known.
 */
export function checkLists(tenant: TenantDefinition, declared: readonly string[]): readonly Finding[] {
	const resolved = resolveLists(tenant.lists);
	return Object.entries(tenant.lists ?? {}).flatMap(([name, part]) => [
		...listFindings(tenant, name as ListName, part, resolved[name as ListName]),
		...wordFindings(part, resolved[name as ListName], ["lists", name, "fields"]),
		...pathFindings(part, ["lists", name, "fields"], declared),
		...listStartFindings(tenant, resolved[name as ListName], part.starts ?? [], declared),
	]);
}

function listFindings(tenant: TenantDefinition, name: ListName, part: ListPart, list: ListDefinition): readonly Finding[] {
	const place = (...path: JsonPath): JsonPath => ["lists", name, ...path];
	const own: Readonly<Record<string, unknown>> = listFields[name];
	const fields = Object.keys(list.fields).filter((field) => field in own || list.fields[field]?.path !== null);
	const layouts = list.layouts.map((layout) => layout.name);
	const options = [...livingOptions, ...Object.keys(tenant.options ?? {})];
	const field = (asked: string | undefined, path: JsonPath) => named(asked, fields, path, `field of the list ${name}`);
	const columns = (given: readonly { readonly field: string; readonly after?: string }[] | undefined, path: JsonPath) =>
		(given ?? []).flatMap((column, index) => [
			...field(column.field, [...path, index, "field"]),
			...field(column.after, [...path, index, "after"]),
		]);
	return [
		...Object.entries(part.fields ?? {}).flatMap(([given, settings]) => [
			...(given in own || settings.path !== undefined ? [] : field(given, place("fields", given))),
			...named(settings.options, options, place("fields", given, "options"), "list of options"),
		]),
		...(part.layouts ?? []).flatMap((layout, index) => [
			...named(layout.access, attributes, place("layouts", index, "access"), "attribute"),
			...columns(layout.columns, place("layouts", index, "columns")),
			...columns(layout.add, place("layouts", index, "add")),
		]),
		...columns(part.sheet, place("sheet")),
		...(part.filters ?? []).flatMap((filter, index) => field(filter.field, place("filters", index, "field"))),
		...(part.categories ?? []).flatMap((category, index) => [
			...field(category.field, place("categories", index, "field")),
			...named(category.layout, layouts, place("categories", index, "layout"), `layout of the list ${name}`),
		]),
		...field(part.sort?.field, place("sort", "field")),
	];
}

/** Two fields with the same word could not be told apart in an address. */
function wordFindings({ fields: given = {} }: ListPart, { fields }: ListDefinition, place: JsonPath): readonly Finding[] {
	return Object.keys(given).flatMap((name) => {
		const word = fields[name]?.word ?? name;
		const others = Object.keys(fields).filter((other) => other !== name && fields[other]?.word === word);
		if (others.length === 0 && !listParameters.includes(word)) return [];
		return [
			errorAt(
				"duplicate-value",
				{ path: [...place, name] },
				{ message: `"${word}" says something else in the address already.`, remedy: 'Give the field a "word" of its own.' },
			),
		];
	});
}

/** A path into the values must lead to a field of the flow's forms; everything else in a record belongs to the product. */
function pathFindings({ fields = {} }: ListPart, place: JsonPath, declared: readonly string[]): readonly Finding[] {
	if (declared.length === 0) return [];
	return Object.entries(fields).flatMap(([name, { path }]) => {
		if (path?.startsWith("values.") !== true) return [];
		const asked = path.slice("values.".length);
		return declared.includes(asked)
			? []
			: named(
					path,
					declared.map((known) => `values.${known}`),
					[...place, name, "path"],
					"form with the field",
				);
	});
}
