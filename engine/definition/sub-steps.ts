interface Parent<Step> {
	readonly children?: {
		readonly first?: readonly Step[];
		readonly tracks: readonly { readonly steps: readonly Step[] }[];
	};
}

/** The sub-steps of a step in order: first those that come first, then those of each track. */
export const subStepsOf = <Step>({ children }: Parent<Step>): readonly Step[] => [
	...(children?.first ?? []),
	...(children?.tracks ?? []).flatMap(({ steps }) => steps),
];

/** Steps in order, each followed by its sub-steps. */
export const withSubSteps = <Step extends Parent<Step>>(steps: readonly Step[]): readonly Step[] =>
	steps.flatMap((step) => [step, ...withSubSteps(subStepsOf(step))]);
