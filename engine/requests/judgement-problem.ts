import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { plainLength, plainText, refusedCharacters } from "../text/index.ts";
import * as fieldTexts from "../texts/fields.ts";
import * as reasonTexts from "../texts/reasons.ts";
import * as requestTexts from "../texts/requests.ts";
import type { JudgedStatus } from "./request-record.ts";

export type ReasonOption = NonNullable<TenantDefinition["reasonOptions"]>[number];

/** A judgement as entered by a person. */
export interface JudgementInput {
	readonly status: number | null;
	readonly reason: string | null;
	readonly remarks: string;
}

interface JudgementProblem {
	readonly field: "status" | "reason" | "remarks";
	/** Dutch. */
	readonly message: string;
}

export const judgedStatuses: readonly JudgedStatus[] = [3, 4, 5];

/** Longest text of a custom reason, in characters. */
export const mostInRemarks = 4000;

/** The tenant's reasons for the status, in its order. */
export function reasonsFor(status: number | null, reasonOptions: readonly ReasonOption[]): readonly ReasonOption[] {
	return reasonOptions.filter((option) => option.status === status);
}

/** The first thing that is wrong with a judgement; null when nothing is. Whether the person may judge at all is checked elsewhere. */
export function judgementProblem(
	{ status, reason, remarks }: JudgementInput,
	reasonOptions: readonly ReasonOption[],
): JudgementProblem | null {
	if (!judgedStatuses.some((known) => known === status)) return { field: "status", message: requestTexts.statusAsked };
	const reasons = reasonsFor(status, reasonOptions);
	if (reasons.length > 0 && reason === null) return { field: "reason", message: reasonTexts.reasonAsked };
	const chosen = reasons.find(({ value }) => value === reason);
	if (reason !== null && chosen === undefined) return { field: "reason", message: reasonTexts.validReasonAsked };
	const wrong = chosen?.custom === true ? remarksProblem(remarks) : remarksNotAsked(remarks);
	return wrong === null ? null : { field: "remarks", message: wrong };
}

/** What is wrong with the text of a custom reason, in Dutch; null when nothing is. */
export function remarksProblem(remarks: string): string | null {
	if (remarks.trim() === "") return fieldTexts.required;
	const length = plainLength(remarks);
	if (length > mostInRemarks) return requestTexts.remarkTooLong(length, mostInRemarks);
	const refused = refusedCharacters(plainText(remarks), "multiline", remarks);
	if (refused === "") return null;
	return fieldTexts.charactersRefused(refused);
}

/** A text that would not be stored is refused rather than dropped. */
function remarksNotAsked(remarks: string): string | null {
	return remarks === "" ? null : requestTexts.remarkUnasked;
}
