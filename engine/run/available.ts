import { type Actor, holdsOneOf, mayEditStep, mayReadStep, rolesWith, tagRoles } from "../access/index.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { Availability, Permission, StepAvailability } from "../progress/availability.ts";
import { isOpenForChange, processStatus } from "../progress/process-status.ts";
import { isPublished } from "../progress/published-decision.ts";
import { activeStep, isPassed, stepLabel } from "../progress/step-states.ts";
import type { Realisation, TenantRules } from "../realisation/realisation.ts";
import * as processTexts from "../texts/process.ts";
import { statusAttributes } from "./set-status.ts";

/** What the person may see and do with the process, each "no" with its reason: the server refuses on the same grounds. */
export function available(flow: CompiledFlow, realisation: Realisation, actor: Actor, tenant: TenantRules): Availability {
	return {
		activeStep: activeStep(flow, realisation.steps)?.code ?? null,
		label: stepLabel(flow, realisation),
		status: processStatus(realisation.flags),
		steps: visibleSteps(flow, realisation, actor).map((step) => stepAvailability(flow, realisation, step, actor)),
		may: {
			changeStatus: changeStatus(realisation, actor, tenant),
			confirmTrafficDecision: confirmTrafficDecision(flow, realisation, actor, tenant),
			editTags: byRoles(actor, tagRoles, processTexts.onlyTagEditors) ?? unlocked(realisation),
			changeStakeholders: changeStakeholders(flow, realisation, actor),
		},
	};
}

/**
 * Steps that the person may read; a sub-step only once it is available, because the rest of its track depends on decisions still to be
 * made.
 */
function visibleSteps(flow: CompiledFlow, realisation: Realisation, actor: Actor): readonly CompiledStep[] {
	return flow.order.filter((step) => mayReadStep(step, actor) && (step.parent === null || realisation.steps[step.code] !== undefined));
}

function stepAvailability(flow: CompiledFlow, realisation: Realisation, step: CompiledStep, actor: Actor): StepAvailability {
	const { definition, code } = step;
	const state = realisation.steps[code];
	const { edit, read } = definition.access;
	return {
		code,
		uuid: definition.uuid,
		label: definition.label,
		...(definition.description === undefined ? {} : { description: definition.description }),
		parent: step.parent?.code ?? null,
		track: trackOf(step),
		state:
			state === undefined
				? isPassed(flow, realisation.steps, step)
					? "skipped"
					: "not-started"
				: state.completedAt === null
					? "open"
					: "completed",
		startedAt: state?.startedAt ?? null,
		completedAt: state?.completedAt ?? null,
		editRoles: edit,
		viewRoles: read.filter((role) => !edit.includes(role)),
		open: openStep(step, realisation, actor),
	};
}

/** The track of a sub-step, with its name; null for sub-steps before the tracks and for steps of the main line. */
function trackOf({ parent, track }: CompiledStep): StepAvailability["track"] {
	const found = parent?.definition.children?.tracks.find(({ id }) => id === track);
	return found === undefined ? null : { id: found.id, label: found.label };
}

function openStep(step: CompiledStep, realisation: Realisation, actor: Actor): Permission {
	if (!mayReadStep(step, actor)) return no(processTexts.mayNotSeeStep, [...step.definition.access.edit, ...step.definition.access.read]);
	return realisation.steps[step.code] === undefined ? no(processTexts.stepNotStarted) : yes;
}

const yes: Permission = { allowed: true };

function no(reason: string, roles?: readonly string[]): Permission {
	return { allowed: false, reason, ...(roles === undefined ? {} : { roles }) };
}

/** Undefined when the person has one of the roles. */
function byRoles(actor: Actor, roles: readonly string[], reason: string): Permission | undefined {
	return holdsOneOf(actor, roles) ? undefined : no(reason, roles);
}

function unlocked({ flags }: Realisation): Permission {
	if (flags.cancelled) return no(processTexts.cancelled);
	return flags.onhold ? no(processTexts.onHold) : yes;
}

function changeStatus(realisation: Realisation, actor: Actor, tenant: TenantRules): Permission {
	return (
		byRoles(actor, rolesWith(tenant.access, statusAttributes.cancelled), processTexts.mayNotChangeStatus) ??
		(realisation.flags.completed ? no(processTexts.completed) : yes)
	);
}

function confirmTrafficDecision(flow: CompiledFlow, realisation: Realisation, actor: Actor, tenant: TenantRules): Permission {
	return (
		byRoles(actor, rolesWith(tenant.access, statusAttributes.vkb), processTexts.mayNotConfirmDecision) ??
		(realisation.flags.vkb || isPublished(flow, realisation.values) ? yes : no(processTexts.decisionUnpublished))
	);
}

function changeStakeholders(flow: CompiledFlow, realisation: Realisation, actor: Actor): Permission {
	const [first] = flow.order;
	if (first !== undefined && !mayEditStep(first, actor)) return no(processTexts.mayNotChangeStakeholders, first.definition.access.edit);
	return isOpenForChange(realisation.flags) || realisation.flags.onhold || realisation.flags.cancelled
		? unlocked(realisation)
		: no(processTexts.completed);
}
