import * as processTexts from "../texts/process.ts";
import * as requestTexts from "../texts/requests.ts";
import type { ReasonOption } from "./judgement-problem.ts";

const words: Readonly<Record<string, string>> = {
	2: requestTexts.statusOpen,
	3: requestTexts.statusAccepted,
	4: requestTexts.statusRejected,
	5: requestTexts.statusRemoved,
};

/** The display name of a status of requests. */
export function requestStatusWord(status: number | string): string {
	return words[String(status)] ?? processTexts.unknownStatus;
}

/** Shown for a request that is connected to a process whose reference is not known. */
export const connectedWord = requestTexts.connectedWord;

/** The text of a reason, given with its status as `4:plek`. */
export function requestReasonWord(reasons: readonly ReasonOption[], value: string): string {
	const [status, reason] = value.split(":");
	const found = reasons.find((option) => String(option.status) === status && option.value === reason);
	return found === undefined ? processTexts.unknownStatus : (found.short ?? found.text);
}
