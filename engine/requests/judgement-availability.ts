import { holdsOneOf } from "../run/roles.ts";
import type { JudgementInput } from "./judgement-problem.ts";
import type { Judgement, RequestStatus } from "./request-record.ts";

/** `judge`: an open request. `judge-again`: one that was judged. `none`: not now, or not by this person, and why. */
export type JudgementAvailability =
	| { readonly kind: "judge" | "judge-again" }
	| { readonly kind: "none"; readonly because: "no-judge" | "judged" | "connected"; readonly reason: string };

/** Roles that may judge again, in every tenant. */
const rolesToJudgeAgain = ["admin"] as const;

/**
 * Whether a person may judge a request. `judges`: the tenant's roles that judge. `roles`: those of the
 * person for the request's geography code.
 */
export function judgementAvailability(
	request: { readonly status: RequestStatus; readonly connected: boolean },
	roles: readonly string[],
	judges: readonly string[],
): JudgementAvailability {
	if (request.status === 2) return holdsOneOf(roles, judges) ? { kind: "judge" } : none("no-judge");
	if (!holdsOneOf(roles, rolesToJudgeAgain)) return none("judged");
	return request.connected ? none("connected") : { kind: "judge-again" };
}

/** Whether a judgement says what the request was judged already: then it is not to be confirmed again. */
export function isSameJudgement(given: JudgementInput, before: Pick<Judgement, "id" | "reason"> | null): boolean {
	return before !== null && given.status === before.id && given.reason === before.reason;
}

const reasons = {
	"no-judge": "U heeft niet voldoende rechten om deze aanvraag te beoordelen.",
	judged: "Deze aanvraag is al beoordeeld. Alleen een beheerder kan het oordeel aanpassen.",
	connected: "Het oordeel kan niet aangepast worden zolang de aanvraag aan een realisatieproces gekoppeld is.",
} as const;

const none = (because: keyof typeof reasons): JudgementAvailability => ({ kind: "none", because, reason: reasons[because] });
