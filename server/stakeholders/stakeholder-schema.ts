import { object } from "../calls/schema-parts.ts";
import type { StakeholderRow } from "./stakeholder-store.ts";

export const categories = ["cpo", "municipality", "customer", "contractor", "gridoperator"] as const;
export type Category = (typeof categories)[number];

export const stakeholderSchema = {
	$id: "stakeholder",
	title: "Stakeholder",
	...object({
		slug: { type: "string", description: "category|name; unique in the tenant." },
		name: { type: "string" },
		enabled: { type: "boolean", description: "A disabled one stays readable and cannot be newly chosen." },
		category: { enum: categories },
	}),
} as const;

export function stakeholderAnswer({ slug, name, enabled, category }: StakeholderRow) {
	return { slug, name, enabled: enabled === 1, category };
}
