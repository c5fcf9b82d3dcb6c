import { mostInStatusComment, statusCommentRefusal } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";

export const MAX_COMMENT = mostInStatusComment;

interface StatusProblems {
	readonly reason?: string;
	readonly comment?: string;
}

/** Validates the reason and comment of a hold or cancellation. Empty if both are valid. */
export function statusProblems(reason: string, comment: string, allowed: readonly string[]): StatusProblems {
	const wrongReason =
		reason === "" ? text("statusdialog.error.reason.missing") : allowed.includes(reason) ? null : text("statusdialog.error.reason.invalid");
	const wrongComment = statusCommentRefusal(comment)?.message ?? null;
	return { ...(wrongReason ? { reason: wrongReason } : {}), ...(wrongComment ? { comment: wrongComment } : {}) };
}
