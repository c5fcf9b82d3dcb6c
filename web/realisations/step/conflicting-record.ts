import type { RealisationRecord } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";

/** The record as somebody else saved it meanwhile, with a save that was refused for that; null for any other failure. */
export function conflictingRecord(error: unknown): RealisationRecord | null {
	if (!(error instanceof ApiProblem) || error.status !== 409) return null;
	return typeof error.current === "object" && error.current !== null ? (error.current as RealisationRecord) : null;
}
