import { object } from "../calls/schema-parts.ts";

const months = {
	type: "array",
	items: object({
		label: { type: "string", description: "The month." },
		value: { type: ["number", "null"], description: "Share of the time in use, from 0 to 1; null without data." },
		noData: { type: "boolean" },
	}),
} as const;

export const monitoringData = object({
	aggregated: object({ occupancy_rate: months }),
	connectionPoints: { type: "array", items: object({ charge_point_id: { type: "string" }, data: months }) },
});
