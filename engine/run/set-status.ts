import { type Actor, type Attribute, holdsOneOf, rolesWith } from "../access/index.ts";
import { today } from "../calendar/day.ts";
import type { Outcome, Refusal, SetStatus } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep } from "../progress/step-states.ts";
import type { ChargingLocation, Realisation, Surroundings } from "../realisation/realisation.ts";
import * as processTexts from "../texts/process.ts";
import { cancel } from "./cancel.ts";
import { fire } from "./fire.ts";
import { statusReason } from "./status-reason.ts";

/** The attribute required for each status. */
export const statusAttributes = {
	onhold: "canChangeStatus",
	cancelled: "canChangeStatus",
	vkb: "canConfirmTrafficDecisions",
} as const satisfies Readonly<Record<string, Attribute>>;

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
	if (!holdsOneOf(actor, rolesWith(tenant.access, statusAttributes[command.status]))) return refuse("forbidden");
	const execution = new Execution(flow, realisation, actor, now, tenant);
	if (!fire(execution, `${command.status}.${command.action}`)) return refuse("invalid-status", whyInvalid(realisation, command));
	const refusal = command.status === "vkb" ? confirm(execution, command) : changeFlag(execution, command, surroundings);
	return refusal ?? execution.finish(activeStep(flow, execution.state.steps)?.code ?? null);
}

function whyInvalid({ flags }: Realisation, { status, action }: SetStatus): string {
	if (status === "vkb") return action === "enable" ? processTexts.nothingToConfirm : processTexts.nothingConfirmed;
	if (flags.completed) return processTexts.completed;
	if (flags.cancelled) return processTexts.alreadyCancelled;
	return flags.onhold ? processTexts.alreadyOnHold : processTexts.active;
}

function confirm(execution: Execution, { action }: SetStatus): undefined {
	const path = execution.flow.definition.bindings.trafficDecision?.confirmedDate;
	if (path !== undefined) execution.workingCopy.set(path, action === "enable" ? today(execution.now) : undefined);
	execution.emit(action === "enable" ? "vkb-start" : "vkb-end", { uuid: null, changes: execution.workingCopy.takeChanges() });
	return undefined;
}

function changeFlag(execution: Execution, command: SetStatus, surroundings: Surroundings): Refusal | undefined {
	const status = command.status === "onhold" ? "onhold" : "cancelled";
	if (command.action === "enable") {
		const reason = statusReason(command, status === "onhold" ? surroundings.tenant.onHoldReasons : surroundings.tenant.cancelReasons);
		if ("refused" in reason) return reason;
		if (status === "cancelled") {
			cancel(execution, reason);
			return undefined;
		}
		execution.state.reasons = { ...execution.state.reasons, onhold: reason };
		execution.emit("onhold-start", { uuid: null, reason });
		return undefined;
	}
	const refusal = status === "cancelled" ? takeBack(execution, surroundings) : undefined;
	if (refusal === undefined) {
		const { [status]: _, ...reasons } = execution.state.reasons;
		execution.state.reasons = reasons;
		execution.emit(`${status}-end`, { uuid: null });
	}
	return refusal;
}

/** Restoring takes the freed location back, provided that nobody else has it and it was not rejected. */
function takeBack(execution: Execution, { tenant, selectedLocation }: Surroundings): Refusal | undefined {
	const locationUuid = execution.state.locations.selected;
	if (!tenant.sharedLocations || locationUuid === null) return undefined;
	const refusal = selectedLocation === undefined ? undefined : whyGone(selectedLocation);
	if (refusal === undefined) execution.addEffect({ kind: "connect-location", category: "selected", locationUuid });
	return refusal;
}

function whyGone({ status, workflowUuid }: ChargingLocation): Refusal | undefined {
	if (status === "rejected") return refuse("restore-rejected-location");
	return workflowUuid === null ? undefined : refuse("restore-taken-location");
}
