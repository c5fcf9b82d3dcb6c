import { holdsOneOf, type Reader, type RoleName } from "../access/index.ts";
import * as requestTexts from "../texts/requests.ts";
import type { JudgementInput } from "./judgement-problem.ts";
import type { Judgement, RequestStatus } from "./request-record.ts";

/** `judge`: an open request. `judge-again`: one that was judged before. `none`: not now, or not by this person, with the reason. */
export type JudgementAvailability =
	| { readonly kind: "judge" | "judge-again" }
	| { readonly kind: "none"; readonly because: "no-judge" | "judged" | "connected"; readonly reason: string };

/** Roles that may judge again, in every tenant. */
const rolesToJudgeAgain: readonly RoleName[] = ["admin"];

/**
 * Whether a person may judge a request. `judges`: the tenant's roles that judge. `reader`: the person with their roles at the request's
 * geography code.
 */
export function judgementAvailability(
	request: { readonly status: RequestStatus; readonly connected: boolean },
	reader: Reader,
	judges: readonly string[],
): JudgementAvailability {
	if (request.status === 2) return holdsOneOf(reader, judges) ? { kind: "judge" } : none("no-judge");
	if (!holdsOneOf(reader, rolesToJudgeAgain)) return none("judged");
	return request.connected ? none("connected") : { kind: "judge-again" };
}

/** Whether a person may judge a request in any state that it can reach. */
export function mayEverJudge(reader: Reader, judges: readonly string[]): boolean {
	return holdsOneOf(reader, judges) || holdsOneOf(reader, rolesToJudgeAgain);
}

/** Whether a judgement repeats the request's present one: then there is nothing to confirm. */
export function isSameJudgement(given: JudgementInput, before: Pick<Judgement, "id" | "reason"> | null): boolean {
	return before !== null && given.status === before.id && given.reason === before.reason;
}

const reasons = {
	"no-judge": requestTexts.mayNotJudge,
	judged: requestTexts.alreadyJudged,
	connected: requestTexts.connectedJudgement,
} as const;

const none = (because: keyof typeof reasons): JudgementAvailability => ({ kind: "none", because, reason: reasons[because] });
