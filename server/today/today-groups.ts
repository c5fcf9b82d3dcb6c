import type { TenantDefinition } from "../../engine/index.ts";

type Configured = NonNullable<NonNullable<TenantDefinition["today"]>["groups"]>[number];

/** What the product shows where the tenant's file says nothing. */
const everything: readonly Configured[] = ["steps", "judge", "answer", "terms", "drafts"];

/**
 * Groups of work in the order of the page. Every step that waits for the person is in exactly one of the
 * first four, or was put off till tomorrow by them, as what is in the others can be.
 */
export const todayGroups = ["late", "week", "back", "later", "judge", "answer", "decisions", "tomorrow"] as const;
export type TodayGroup = (typeof todayGroups)[number];

/** Those of a step, in the order in which they are worked through. */
export const stepGroups = ["late", "week", "back", "later"] as const satisfies readonly TodayGroup[];

const madeOf: Readonly<Record<Configured, readonly TodayGroup[]>> = {
	steps: stepGroups,
	judge: ["judge"],
	answer: ["answer"],
	terms: ["decisions"],
	drafts: [],
};

export interface TodayChoice {
	readonly groups: readonly TodayGroup[];
	/** Whether the drafts that the browser keeps are shown. */
	readonly drafts: boolean;
}

/** What the page has for this tenant, of which a person sees what they have the right to. */
export function choiceOf({ today }: Pick<TenantDefinition, "today">): TodayChoice {
	const configured = today?.groups ?? everything;
	const wanted = new Set(configured.flatMap<TodayGroup>((group) => madeOf[group]));
	if (wanted.size > 0) wanted.add("tomorrow");
	return { groups: todayGroups.filter((group) => wanted.has(group)), drafts: configured.includes("drafts") };
}
