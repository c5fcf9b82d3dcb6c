import { attributes as known } from "../../schemas/index.ts";
import { adviseOneOf } from "../definition/advise-one-of.ts";
import type { JsonPath, TenantDefinition } from "../definition/index.ts";
import { nearestName } from "../definition/nearest-name.ts";
import { resolveLists } from "../lists/resolve-lists.ts";
import { reportedFields } from "../reports/reported-process.ts";
import { resolveReports } from "../reports/resolve-reports.ts";
import { errorAt, type Finding } from "./places/finding.ts";

const attributes = Object.keys(known);

/**
 * What is wrong with a tenant's reports: addresses that two of them share, and fields, measures and attributes that do not exist.
 * `declared`: fields of the flow's forms; empty when they are not known.
 */
export function checkReports(tenant: TenantDefinition, declared: readonly string[]): readonly Finding[] {
	const { fields } = resolveLists(tenant.lists).realisations;
	const splitting = [...reportedFields, ...Object.keys(fields).filter((name) => fields[name]?.path !== null)];
	const measures = Object.keys(resolveReports(tenant).measures);
	const days = Object.keys(fields).filter((name) => fields[name]?.path !== null && fields[name]?.kind === "date");
	const items = (tenant.reports?.menu ?? []).flatMap((segment, at) =>
		segment.items.map((item, index) => ({ item, place: ["reports", "menu", at, "items", index] as JsonPath })),
	);
	return [
		...measureFindings(tenant, declared),
		...items.flatMap(({ item, place }, index) => [
			...items
				.slice(0, index)
				.filter((other) => other.item.path === item.path)
				.map(() =>
					errorAt(
						"duplicate-value",
						{ path: [...place, "path"] },
						{ message: `"${item.path}" is in the list already.`, remedy: "Keep one of them." },
					),
				),
			...named(item.access, attributes, [...place, "access"], "attribute"),
			...named(item.planned, days, [...place, "planned"], "day of the realisation list"),
			...(item.tables ?? []).flatMap((table, at) => [
				...table.by.flatMap((field, number) => named(field, splitting, [...place, "tables", at, "by", number], "field to split by")),
				...named(table.across, splitting, [...place, "tables", at, "across"], "field to split by"),
				...table.measures.flatMap((name, number) => named(name, measures, [...place, "tables", at, "measures", number], "measure")),
			]),
		]),
	];
}

function measureFindings({ reports }: TenantDefinition, declared: readonly string[]): readonly Finding[] {
	if (declared.length === 0) return [];
	const known = declared.map((path) => `values.${path}`);
	return Object.entries(reports?.measures ?? {}).flatMap(([name, { sum = [], filled }]) => {
		const place: JsonPath = ["reports", "measures", name];
		const paths = [
			...sum.map((path, index) => ({ path, at: ["sum", index] })),
			...(filled === undefined ? [] : [{ path: filled, at: ["filled"] }]),
		];
		return paths
			.filter(({ path }) => path.startsWith("values."))
			.flatMap(({ path, at }) => named(path, known, [...place, ...at], "field of the flow's forms"));
	});
}

function named(asked: string | undefined, known: readonly string[], path: JsonPath, noun: string): readonly Finding[] {
	if (asked === undefined || known.includes(asked)) return [];
	return [
		errorAt(
			"unknown-report-name",
			{ path },
			{
				message: `There is no ${noun} "${asked}".`,
				remedy: noun.startsWith("field of") ? "Name a field of one of the flow's forms." : adviseOneOf(known),
				didYouMean: () => nearestName(asked, known),
			},
		),
	];
}
