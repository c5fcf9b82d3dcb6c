import { reports as own } from "../../schemas/index.ts";
import type { TenantDefinition } from "../definition/index.ts";
import type { Measure, ReportItem, Reports } from "./report-definition.ts";

type Given = NonNullable<TenantDefinition["reports"]>;
type GivenItem = NonNullable<Given["menu"]>[number]["items"][number];

/** What a tenant's file would say for the product's own menu. */
export const productMenu: NonNullable<Given["menu"]> = own.menu;

/** Pages of the benchmark; what reports of totals have at most a page is in the tenant's file. */
const benchmarkSizes = [10, 20, 50];
const rowsInExpanded = 5;
const rowsOfTotals = 1000;

/** Names in the benchmark's menu of fields that have another name in the list. */
const fieldOf: Readonly<Record<string, string>> = { gridoperator: "gridOperator", NumberOfChargingStations: "chargingStations" };

/**
 * Every report of a tenant: the product's own, with what the tenant says in its place. Planned days stand beside expected ones
 * only where it wants those.
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
