import { plainText, refusedCharacters } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";

export const MAX_COMMENT = 300;

interface StatusProblems {
	readonly reason?: string;
	readonly comment?: string;
}

/** Validates the reason and comment of a hold or cancellation. Empty if both are valid. */
export function statusProblems(reason: string, comment: string, allowed: readonly string[]): StatusProblems {
	const wrongReason =
		reason === "" ? text("statusdialog.error.reason.missing") : allowed.includes(reason) ? null : text("statusdialog.error.reason.invalid");
	const plain = plainText(comment);
	const characters = refusedCharacters(plain, "multiline");
	const wrongComment =
		plain.length > MAX_COMMENT
			? text("statusdialog.error.comment.long")
			: characters !== ""
				? text("statusdialog.error.comment.characters", { characters })
				: null;
	return { ...(wrongReason ? { reason: wrongReason } : {}), ...(wrongComment ? { comment: wrongComment } : {}) };
}
