import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { plainText, refusedCharacters } from "../text/index.ts";
import type { JudgedStatus } from "./request-record.ts";

export type ReasonOption = NonNullable<TenantDefinition["reasonOptions"]>[number];

/** A judgement as somebody fills it in. */
export interface JudgementInput {
	readonly status: number | null;
	readonly reason: string | null;
	readonly remarks: string;
}

export interface JudgementProblem {
	readonly field: "status" | "reason" | "remarks";
	/** Dutch. */
	readonly message: string;
}

export const judgedStatuses: readonly JudgedStatus[] = [3, 4, 5];

/** Longest text of a custom reason. */
export const mostInRemarks = 4000;

/** Reasons of the tenant that go with the status, in its order. */
export function reasonsFor(status: number | null, reasonOptions: readonly ReasonOption[]): readonly ReasonOption[] {
	return reasonOptions.filter((option) => option.status === status);
}

/** The first thing that is wrong with a judgement; null when nothing is. Whether the person may judge at all is another question. */
export function judgementProblem(
	{ status, reason, remarks }: JudgementInput,
	reasonOptions: readonly ReasonOption[],
): JudgementProblem | null {
	if (!judgedStatuses.some((known) => known === status)) return { field: "status", message: "Er moet een status geselecteerd worden" };
	const reasons = reasonsFor(status, reasonOptions);
	if (reasons.length > 0 && reason === null) return { field: "reason", message: "Er moet een reden geselecteerd worden" };
	const chosen = reasons.find(({ value }) => value === reason);
	if (reason !== null && chosen === undefined) return { field: "reason", message: "Er moet een geldige reden geselecteerd worden" };
	const wrong = chosen?.custom === true ? remarksProblem(remarks) : remarksNotAsked(remarks);
	return wrong === null ? null : { field: "remarks", message: wrong };
}

/** What is wrong with the words of a custom reason, in Dutch; null when nothing is. */
export function remarksProblem(remarks: string): string | null {
	if (remarks.trim() === "") return "Dit is een vereist veld";
	if (remarks.length > mostInRemarks) return `De tekst is te lang! (${remarks.length}/${mostInRemarks} tekens)`;
	const refused = refusedCharacters(plainText(remarks), "multiline");
	if (refused === "") return null;
	return `Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: ${refused}`;
}

/** Words that would be kept nowhere are refused and not dropped. */
function remarksNotAsked(remarks: string): string | null {
	return remarks === "" ? null : "Een toelichting hoort alleen bij een reden die daarom vraagt.";
}
