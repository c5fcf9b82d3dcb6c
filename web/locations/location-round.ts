/** The properties by which imports tell a location's round. */
interface Rounds {
	readonly proactive_year?: number | null;
	readonly proactive_period?: number | null;
	readonly proactive_extra?: boolean | null;
}

/** Word for locations outside the rounds. */
export const noRound = "geen";

/** A location's proactive round as people write it: "2023-1", "2023-1 extra", or 'geen'. */
export function locationRound({ properties }: { readonly properties: Rounds }): string {
	const { proactive_year: year, proactive_period: period, proactive_extra: extra } = properties;
	if (!year || !period) return noRound;
	return `${year}-${period}${extra === true ? " extra" : ""}`;
}
