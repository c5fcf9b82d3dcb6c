import type { Flags } from "../realisation/realisation.ts";
import type { ProcessStatus } from "./availability.ts";

/** The status that is shown: completed before cancelled before on hold before active. */
export function processStatus(flags: Flags): ProcessStatus {
	if (flags.completed) return "completed";
	if (flags.cancelled) return "cancelled";
	return flags.onhold ? "onhold" : "active";
}

/** Open for change: not completed, not cancelled, not on hold. */
export function isOpenForChange(flags: Flags): boolean {
	return processStatus(flags) === "active";
}

/** How maps show a process. */
export type MapState = "suggestion" | "in-progress" | "realized" | "rejected";
