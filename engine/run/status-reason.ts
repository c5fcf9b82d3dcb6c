import type { Refusal, RefusalCode } from "../command/command.ts";
import type { Reason, StatusReason } from "../realisation/realisation.ts";
import { plainLength, plainText, refusedCharacters } from "../text/index.ts";
import * as reasonTexts from "../texts/reasons.ts";

/** Longest comment with a reason, in characters. */
export const mostInStatusComment = 300;

/** The reason for putting a process on hold or cancelling it, as entered by a person. */
interface StatusReasonInput {
	readonly reason?: string | undefined;
	readonly comment?: string | undefined;
}

/** The reason as it is stored, or why it is refused. Reasons that only the system uses are not accepted from a person. */
export function statusReason({ reason, comment = "" }: StatusReasonInput, reasons: readonly Reason[]): StatusReason | Refusal {
	if (reason === undefined || reason === "") return refuse("reason-missing", reasonTexts.reasonAsked);
	const known = reasons.find(({ value, automatic }) => value === reason && automatic !== true);
	if (known === undefined) return refuse("reason-unknown", reasonTexts.validReasonAsked);
	return statusCommentRefusal(comment) ?? { reason, label: known.text, comment: plainText(comment) };
}

/** Why a comment is not accepted with a reason; null when it is. */
export function statusCommentRefusal(comment: string): Refusal | null {
	const plain = plainText(comment);
	if (plainLength(comment) > mostInStatusComment) return refuse("comment-too-long", reasonTexts.commentTooLong);
	const refused = refusedCharacters(plain, "multiline", comment);
	return refused === "" ? null : refuse("comment-characters", reasonTexts.commentCharacters(refused));
}

/** Does not use the table of all refusals' sentences, so that a browser that only asks for a reason need not load it. */
const refuse = (code: RefusalCode, message: string): Refusal => ({ refused: true, code, message, errors: [] });
