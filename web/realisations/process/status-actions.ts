import type { Availability, RealisationRecord } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import "../../texts/areas/step.ts";

/** A change of status that a person can request. */
export type StatusAction = "onhold" | "cancel" | "resume" | "restore";

/** The changes that make sense at this status, each with the reason why it is refused; undefined if it is allowed. */
export function statusActions(
	{ cancelled, onhold }: RealisationRecord["status"],
	may: Availability["may"]["changeStatus"],
	unsaved: string | undefined,
): Readonly<Partial<Record<StatusAction, string | undefined>>> {
	const refused = may.allowed ? unsaved : may.reason;
	return {
		[onhold.enabled ? "resume" : "onhold"]: may.allowed && cancelled.enabled ? text("side.status.whileCancelled") : refused,
		[cancelled.enabled ? "restore" : "cancel"]: refused,
	};
}
