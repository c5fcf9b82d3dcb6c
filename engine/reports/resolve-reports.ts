import { reports as own } from "../../schemas/index.ts";
import type { TenantDefinition } from "../definition/index.ts";
import type { Measure, ReportItem, Reports } from "./report-definition.ts";

type Given = NonNullable<TenantDefinition["reports"]>;
type GivenItem = NonNullable<Given["menu"]>[number]["items"][number];

/** The product's own menu, written as in a tenant's file. */
export const productMenu: NonNullable<Given["menu"]> = own.menu;

/** Page sizes of the benchmark; those for reports of totals are in the tenant's file. */
const benchmarkSizes = [10, 20, 50];
const rowsInExpanded = 5;
const rowsOfTotals = 1000;

/** Names in the benchmark's menu for fields that have another name in the list. */
const fieldOf: Readonly<Record<string, string>> = { gridoperator: "gridOperator", NumberOfChargingStations: "chargingStations" };

/**
 * Every report of a tenant: the product's own, with the tenant's changes. Planned days are compared with forecasts only if the tenant uses
 * forecasts.
 */
export function resolveReports({
	reports,
	benchmarkMenu = [],
	forecast = false,
}: Pick<TenantDefinition, "reports" | "benchmarkMenu" | "forecast">): Reports {
	const given: Required<Given> = { ...own, ...reports };
	const isThere = ({ report }: GivenItem) => forecast || report !== "planning";
	return {
		menu: given.menu.map(({ label, items }) => ({ label: label ?? null, items: items.filter(isThere).map(itemOf) })),
		years: given.years.map(String),
		benchmark: benchmarkMenu.map((name) => fieldOf[name] ?? name),
		measures: Object.fromEntries(
			Object.entries(given.measures).map(([name, { label, sum, filled }]): [string, Measure] => [
				name,
				{ label, sum: sum ?? null, filled: filled ?? null },
			]),
		),
	};
}

function itemOf({ name, path, label, report, access, planned, tables = [], pageSize = rowsOfTotals }: GivenItem): ReportItem {
	const benchmark = report === "benchmark";
	return {
		name,
		path,
		label,
		report,
		access: access ?? null,
		planned: report === "planning" ? (planned ?? null) : null,
		tables: tables.map((table) => ({ ...table, across: table.across ?? null })),
		pageSize: benchmark ? (benchmarkSizes[0] ?? pageSize) : pageSize,
		pageSizes: benchmark ? benchmarkSizes : [pageSize],
		detailPageSize: rowsInExpanded,
	};
}

/** The report at an address. */
export function findReport(reports: Reports, path: string): ReportItem | undefined {
	return reports.menu.flatMap(({ items }) => items).find((item) => item.path === path);
}
