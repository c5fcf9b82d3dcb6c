import type { Actor } from "../access/index.ts";
import type { ChangeStakeholder, Outcome } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { refusalToChangeStart } from "./change-of-start.ts";

/** Categories that can be changed after the start; the others have an active role in the process. */
const changeable: ReadonlySet<string> = new Set(["contractor", "gridoperator", "municipality"]);
const slugPattern = /^[a-z]{1,20}\|[\p{L}\p{M}\p{N}_.-]{1,120}$/u;

/** Replaces a stakeholder: for editors of the first step, while the process is open for change. */
export function changeStakeholder(
	flow: CompiledFlow,
	realisation: Realisation,
	{ category, slug }: ChangeStakeholder,
	actor: Actor,
	now: number,
): Outcome {
	const refusal = refusalToChangeStart(flow, realisation, actor);
	if (refusal !== undefined) return refusal;
	if (realisation.flags.completed) return refuse("not-open-for-change");
	const path = flow.definition.bindings.stakeholders[category];
	if (path === undefined || !changeable.has(category) || !slug.startsWith(`${category}|`) || !slugPattern.test(slug)) {
		return refuse("stakeholder-not-changeable");
	}
	const execution = new Execution(flow, realisation, actor, now);
	execution.workingCopy.set(path, slug);
	const changes = execution.workingCopy.takeChanges();
	if (changes.length > 0) execution.emit("stakeholder-change", { uuid: null, changes });
	return execution.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
