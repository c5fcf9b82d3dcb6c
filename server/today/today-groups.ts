import type { TenantDefinition } from "../../engine/index.ts";

type Configured = NonNullable<NonNullable<TenantDefinition["today"]>["groups"]>[number];

/** The default groups. */
const everything: readonly Configured[] = ["steps", "judge", "answer", "terms", "drafts"];

/**
 * Groups of work in the order of the page. Every step that waits for the person is in exactly one of the first four, unless they put it off
 * until tomorrow; items of the other groups can be put off too.
 */
export const todayGroups = ["late", "week", "back", "later", "judge", "answer", "decisions", "tomorrow"] as const;
export type TodayGroup = (typeof todayGroups)[number];

/** The groups of steps, in the order in which they are worked through. */
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
	/** Whether to show the drafts that the browser keeps. */
	readonly drafts: boolean;
}

/** The groups on the page for this tenant; a person sees those for which they have the right. */
export function choiceOf({ today }: Pick<TenantDefinition, "today">): TodayChoice {
	const configured = today?.groups ?? everything;
	const wanted = new Set(configured.flatMap<TodayGroup>((group) => madeOf[group]));
	if (wanted.size > 0) wanted.add("tomorrow");
	return { groups: todayGroups.filter((group) => wanted.has(group)), drafts: configured.includes("drafts") };
}
