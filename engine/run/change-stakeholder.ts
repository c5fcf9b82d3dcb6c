import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { refusalToChangeStart } from "./change-of-start.ts";
import type { Command, Outcome } from "./command.ts";
import type { Actor, Realisation } from "./realisation.ts";
import { refuse } from "./refuse.ts";
import { activeStep } from "./step-states.ts";
import { Turn } from "./turn.ts";

/** Categories that can be changed after the start; the others have an active role in the process. */
const changeable: ReadonlySet<string> = new Set(["contractor", "gridoperator", "municipality"]);
const slugPattern = /^[a-z]{1,20}\|[\p{L}\p{M}\p{N}_.-]{1,120}$/u;

/** Names another stakeholder, by the editors of the first step, while the process is open for change. */
export function changeStakeholder(
	flow: CompiledFlow,
	realisation: Realisation,
	{ category, slug }: Extract<Command, { kind: "change-stakeholder" }>,
	actor: Actor,
	now: number,
): Outcome {
	const refusal = refusalToChangeStart(flow, realisation, actor);
	if (refusal !== undefined) return refusal;
	if (realisation.flags.completed) {
		return refuse("not-open-for-change");
	}
	const path = flow.definition.bindings.stakeholders[category];
	if (path === undefined || !changeable.has(category) || !slug.startsWith(`${category}|`) || !slugPattern.test(slug)) {
		return refuse("stakeholder-not-changeable");
	}
	const turn = new Turn(flow, realisation, actor, now);
	turn.draft.set(path, slug);
	const changes = turn.draft.takeChanges();
	if (changes.length > 0) {
		turn.emit("stakeholder-change", { uuid: null, changes });
	}
	return turn.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
