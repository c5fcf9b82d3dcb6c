import type { ChargingLocation } from "../charging-location.ts";

/** Word for a location outside the rounds. */
export const noRound = "geen";

/** Proactive round of a location as people write it: "2023-1", "2023-1 extra", or 'geen'. */
export function locationRound({ properties }: Pick<ChargingLocation, "properties">): string {
	const { proactive_year: year, proactive_period: period, proactive_extra: extra } = properties;
	if (!year || !period) return noRound;
	return `${year}-${period}${extra === true ? " extra" : ""}`;
}
