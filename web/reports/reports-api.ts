import { queryOptions } from "@tanstack/react-query";
import type { Figures } from "../../engine/index.ts";
import { request } from "../api/request.ts";
import type { ReportQuestion } from "./report-question.ts";

/** The figures of a report. What goes wrong is told where they would stand. */
export function reportQuery(report: string, question: ReportQuestion) {
	const query = Object.fromEntries(Object.entries(question).filter(([, value]) => value !== ""));
	return queryOptions({
		queryKey: ["report", report, query],
		queryFn: async ({ signal }) =>
			(await request<{ tables: readonly Figures[] }>({ method: "GET", path: `reports/${report}`, query, signal })).data.tables,
		meta: { quiet: true },
	});
}
