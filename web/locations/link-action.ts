import type { ChargingLocation } from "./charging-location.ts";

interface Situation {
	/** Uuid of the currently linked charging location, or null. */
	readonly linkedUuid: string | null;
	/** An alternative is being chosen: a rejected location may be proposed too. */
	readonly alternativeMode: boolean;
}

/** What can be done with a charging location: link it, unlink it, or nothing. The server applies the same rule. */
export function linkAction({ uuid, status }: ChargingLocation, { linkedUuid, alternativeMode }: Situation): "link" | "unlink" | null {
	if (uuid === linkedUuid) return status === "in-progress" ? "unlink" : null;
	if (linkedUuid !== null) return null;
	return status === "definitive" || (alternativeMode && status === "rejected") ? "link" : null;
}
