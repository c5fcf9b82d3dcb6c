import { useMemo } from "react";
import type { FigureColumn, FigureRow, Figures } from "../../engine/index.ts";
import { useRights, useTenant } from "../tenants/TenantContext.tsx";
import { ListLinks } from "./list-links.ts";
import type { ReportQuestion } from "./report-question.ts";

/**
 * Returns links to the lists behind a table's numbers. Only counts of processes have one, and only if the lists support
 * every active filter.
 */
export function useFigureLinks(question: ReportQuestion): (table: Figures) => (row: FigureRow, column: FigureColumn) => string | null {
	const tenant = useTenant();
	const rights = useRights();
	const links = useMemo(() => new ListLinks(tenant, rights), [tenant, rights]);
	return useMemo(() => {
		const measures = tenant.reports?.measures ?? {};
		const counts = (name: string | null | undefined) =>
			name === "processes" || (name !== null && name !== undefined && measures[name]?.sum === null && measures[name]?.filled === null);
		return (table) => (row, column) => {
			const metric = table.by[0]?.field === "metric" ? row.of[0]?.value : undefined;
			if (metric !== undefined) return ofMetric(links, metric);
			if (question.year !== "" || !counts(column.field === "measure" ? column.value : table.measure?.value)) return null;
			const across = column.field === "measure" || column.field === "total" ? [] : [[column.field, column.value] as const];
			const all = [...table.by.map(({ field }, index) => [field, row.of[index]?.value ?? null] as const), ...across];
			const status = all.find(([field]) => field === "status")?.[1] ?? (question.status || null);
			return links.processes({ status, fields: all.flatMap(([field, value]) => partOf(field, value, status)) });
		};
	}, [links, tenant, question]);
}

/** The status selects the list's tab; for active processes the rest of the row is their step. */
function partOf(field: string, value: string | null, status: string | null): readonly (readonly [string, string | null])[] {
	if (field === "status") return [];
	if (field !== "part") return [[field, value]];
	if (status === "completed") return [];
	return [[status === "active" ? "step" : "reason", value]];
}

function ofMetric(links: ListLinks, metric: string | null): string | null {
	if (metric === "openRequests") return links.openRequests();
	const status = { runningProcesses: "active", completedProcesses: "completed" }[metric ?? ""];
	return status === undefined ? null : links.processes({ status, fields: [] });
}
