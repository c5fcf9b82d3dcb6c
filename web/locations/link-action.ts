import type { ChargingLocation } from "./charging-location.ts";

interface Situation {
	/** Charging location that is linked now. */
	readonly linkedUuid: string | null;
	/** An alternative is being chosen: there a rejected location may be proposed as well. */
	readonly alternativeMode: boolean;
}

/** What may be done with a charging location: link it, unlink it, or nothing. The server decides by the same rule. */
export function linkAction({ uuid, status }: ChargingLocation, { linkedUuid, alternativeMode }: Situation): "link" | "unlink" | null {
	if (uuid === linkedUuid) return status === "in-progress" ? "unlink" : null;
	if (linkedUuid !== null) return null;
	return status === "definitive" || (alternativeMode && status === "rejected") ? "link" : null;
}
