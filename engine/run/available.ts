import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { Availability, Permission, StepAvailability } from "./availability.ts";
import { isOpenForChange, processStatus } from "./process-status.ts";
import type { Actor, Realisation, TenantRules } from "./realisation.ts";
import { holdsOneOf, mayEditStep, mayReadStep, rolesWith } from "./roles.ts";
import { statusAttributes } from "./set-status.ts";
import { tagRoles } from "./set-tags.ts";
import { activeStep, isPassed, stepLabel } from "./step-states.ts";
import { isPublished } from "./traffic-decision.ts";

/** What the person may see and do with the process, each "no" with its reason: the same answers the server refuses by. */
export function available(flow: CompiledFlow, realisation: Realisation, actor: Actor, tenant: TenantRules): Availability {
	return {
		activeStep: activeStep(flow, realisation.steps)?.code ?? null,
		label: stepLabel(flow, realisation),
		status: processStatus(realisation.flags),
		steps: visibleSteps(flow, realisation, actor).map((step) => stepAvailability(flow, realisation, step, actor)),
		may: {
			changeStatus: changeStatus(realisation, actor, tenant),
			confirmTrafficDecision: confirmTrafficDecision(flow, realisation, actor, tenant),
			editTags: byRoles(actor, tagRoles, "Alleen een CPO of beheerder past tags aan.") ?? unlocked(realisation),
			changeStakeholders: changeStakeholders(flow, realisation, actor),
		},
	};
}

/** Steps the person may read; a sub-step only once it is available: what its track holds further on depends on what is still to be decided. */
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

/** The track a sub-step is in, by its name; null for what comes before the tracks and for steps of the main line. */
function trackOf({ parent, track }: CompiledStep): StepAvailability["track"] {
	const found = parent?.definition.children?.tracks.find(({ id }) => id === track);
	return found === undefined ? null : { id: found.id, label: found.label };
}

function openStep(step: CompiledStep, realisation: Realisation, actor: Actor): Permission {
	if (!mayReadStep(step, actor)) {
		return no("U mag deze stap niet inzien.", [...step.definition.access.edit, ...step.definition.access.read]);
	}
	return realisation.steps[step.code] === undefined ? no("Deze stap is nog niet gestart.") : yes;
}

const yes: Permission = { allowed: true };

function no(reason: string, roles?: readonly string[]): Permission {
	return { allowed: false, reason, ...(roles === undefined ? {} : { roles }) };
}

/** Undefined when the person has one of the roles. */
function byRoles(actor: Actor, roles: readonly string[], reason: string): Permission | undefined {
	return holdsOneOf(actor.roles, roles) ? undefined : no(reason, roles);
}

function unlocked({ flags }: Realisation): Permission {
	if (flags.cancelled) {
		return no("Het proces is geannuleerd.");
	}
	return flags.onhold ? no("Het proces staat on hold.") : yes;
}

function changeStatus(realisation: Realisation, actor: Actor, tenant: TenantRules): Permission {
	return (
		byRoles(actor, rolesWith(tenant, statusAttributes.cancelled), "U mag de status van dit proces niet wijzigen.") ??
		(realisation.flags.completed ? no("Het proces is afgerond.") : yes)
	);
}

function confirmTrafficDecision(flow: CompiledFlow, realisation: Realisation, actor: Actor, tenant: TenantRules): Permission {
	return (
		byRoles(actor, rolesWith(tenant, statusAttributes.vkb), "U mag het verkeersbesluit niet als onherroepelijk markeren.") ??
		(realisation.flags.vkb || isPublished(flow, realisation.values) ? yes : no("Er is nog geen gepubliceerd verkeersbesluit."))
	);
}

function changeStakeholders(flow: CompiledFlow, realisation: Realisation, actor: Actor): Permission {
	const [first] = flow.order;
	if (first !== undefined && !mayEditStep(first, actor)) {
		return no("U mag de belanghebbenden niet wijzigen.", first.definition.access.edit);
	}
	return isOpenForChange(realisation.flags) || realisation.flags.onhold || realisation.flags.cancelled
		? unlocked(realisation)
		: no("Het proces is afgerond.");
}
