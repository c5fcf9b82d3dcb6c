import type { Figures } from "./figures.ts";

/** How much work there is at each stage. */
interface KeyMetrics {
	/** Requests that nobody judged yet. */
	readonly openRequests: number;
	/** Accepted requests without a process. */
	readonly acceptedRequests: number;
	/** Processes that are neither completed, nor cancelled, nor on hold. */
	readonly runningProcesses: number;
	readonly completedProcesses: number;
}

export function keyMetricsFigures(metrics: KeyMetrics): Figures {
	const names = ["openRequests", "acceptedRequests", "runningProcesses", "completedProcesses"] as const;
	return {
		label: null,
		measure: null,
		by: [{ field: "metric", label: null }],
		columns: [{ field: "measure", value: "count", label: null, kind: "count" }],
		rows: names.map((name) => ({ of: [{ value: name, label: null }], values: [metrics[name]] })),
		totals: null,
	};
}
