import { today } from "../calendar/day.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { plainText, refusedCharacters } from "../text/index.ts";
import { cancel } from "./cancel.ts";
import type { Outcome, Refusal, SetStatus } from "./command.ts";
import { fire } from "./fire.ts";
import type { Actor, ChargingLocation, Realisation, Reason, StatusReason, Surroundings } from "./realisation.ts";
import { refuse } from "./refuse.ts";
import { holdsOneOf, rolesWith } from "./roles.ts";
import { activeStep } from "./step-states.ts";
import { Turn } from "./turn.ts";

const longestComment = 300;

/** Attribute of the tenant's access map that each status needs. */
export const statusAttributes = { onhold: "canChangeStatus", cancelled: "canChangeStatus", vkb: "canConfirmTrafficDecisions" } as const;

/** Puts on hold, resumes, cancels, restores, or marks the traffic decision irrevocable or not. */
export function setStatus(
	flow: CompiledFlow,
	realisation: Realisation,
	command: SetStatus,
	actor: Actor,
	now: number,
	surroundings: Surroundings,
): Outcome {
	const { tenant } = surroundings;
	if (!holdsOneOf(actor.roles, rolesWith(tenant, statusAttributes[command.status]))) {
		return refuse("forbidden");
	}
	const turn = new Turn(flow, realisation, actor, now, tenant);
	if (!fire(turn, `${command.status}.${command.action}`)) {
		return refuse("invalid-status", whyInvalid(realisation, command));
	}
	const refusal = command.status === "vkb" ? confirm(turn, command) : changeFlag(turn, command, surroundings);
	return refusal ?? turn.finish(activeStep(flow, turn.state.steps)?.code ?? null);
}

function whyInvalid({ flags }: Realisation, { status, action }: SetStatus): string {
	if (status === "vkb") {
		return action === "enable"
			? "Er is geen gepubliceerd verkeersbesluit dat nog niet onherroepelijk is."
			: "Het verkeersbesluit is niet als onherroepelijk gemarkeerd.";
	}
	if (flags.completed) {
		return "Het proces is afgerond.";
	}
	if (flags.cancelled) {
		return "Het proces is momenteel geannuleerd";
	}
	return flags.onhold ? "Het proces staat momenteel on hold" : "Het proces is actief.";
}

function confirm(turn: Turn, { action }: SetStatus): undefined {
	const path = turn.flow.definition.bindings.trafficDecision?.confirmedDate;
	if (path !== undefined) {
		turn.draft.set(path, action === "enable" ? today(turn.now) : undefined);
	}
	turn.emit(action === "enable" ? "vkb-start" : "vkb-end", { uuid: null, changes: turn.draft.takeChanges() });
	return undefined;
}

function changeFlag(turn: Turn, command: SetStatus, surroundings: Surroundings): Refusal | undefined {
	const status = command.status === "onhold" ? "onhold" : "cancelled";
	if (command.action === "enable") {
		const reason = reasonOf(command, status === "onhold" ? surroundings.tenant.onHoldReasons : surroundings.tenant.cancelReasons);
		if ("refused" in reason) {
			return reason;
		}
		if (status === "cancelled") {
			cancel(turn, reason);
			return undefined;
		}
		turn.state.reasons = { ...turn.state.reasons, onhold: reason };
		turn.emit("onhold-start", { uuid: null, reason });
		return undefined;
	}
	const refusal = status === "cancelled" ? takeBack(turn, surroundings) : undefined;
	if (refusal === undefined) {
		const { [status]: _, ...reasons } = turn.state.reasons;
		turn.state.reasons = reasons;
		turn.emit(`${status}-end`, { uuid: null });
	}
	return refusal;
}

/** The reason as it is kept, or why it is not accepted. Reasons that only the system gives are not accepted from a person. */
function reasonOf({ reason, comment = "" }: SetStatus, reasons: readonly Reason[]): StatusReason | Refusal {
	if (reason === undefined || reason === "") {
		return refuse("reason-missing");
	}
	const known = reasons.find(({ value, automatic }) => value === reason && automatic !== true);
	if (known === undefined) {
		return refuse("reason-unknown");
	}
	const plain = plainText(comment);
	if ([...plain].length > longestComment) {
		return refuse("comment-too-long");
	}
	const refused = refusedCharacters(plain, "multiline");
	if (refused !== "") {
		return refuse(
			"comment-characters",
			`De reden omschrijving bevat karakters welke om veiligheidsredenen niet geaccepteerd worden: ${refused}`,
		);
	}
	return { reason, label: known.text, comment: plain };
}

/** Restoring takes the freed location back, as long as nobody else has it and it was not rejected. */
function takeBack(turn: Turn, { tenant, selectedLocation }: Surroundings): Refusal | undefined {
	const locationUuid = turn.state.locations.selected;
	if (!tenant.sharedLocations || locationUuid === null) {
		return undefined;
	}
	const refusal = selectedLocation === undefined ? undefined : whyGone(selectedLocation);
	if (refusal === undefined) {
		turn.addEffect({ kind: "connect-location", category: "selected", locationUuid });
	}
	return refusal;
}

function whyGone({ status, workflowUuid }: ChargingLocation): Refusal | undefined {
	if (status === "rejected") {
		return refuse("restore-rejected-location");
	}
	return workflowUuid === null ? undefined : refuse("restore-taken-location");
}
