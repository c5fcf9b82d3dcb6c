import type { Actor } from "../access/index.ts";
import type { Command, Outcome } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { refusalToChangeStart } from "./change-of-start.ts";

/**
 * Gives the process another type: for editors of the first step, until something has been saved in it. The server checks whether the tenant
 * has the type.
 */
export function changeType(
	flow: CompiledFlow,
	realisation: Realisation,
	{ type, subtype }: Extract<Command, { kind: "change-type" }>,
	actor: Actor,
	now: number,
	saved: boolean,
): Outcome {
	const refusal = refusalToChangeStart(flow, realisation, actor);
	if (refusal !== undefined) return refusal;
	if (saved || realisation.flags.completed) return refuse("type-fixed");
	const execution = new Execution(flow, realisation, actor, now);
	if (type !== realisation.type || subtype !== realisation.subtype) {
		execution.state.type = type;
		execution.state.subtype = subtype;
		execution.emit("type-change", { uuid: null, type, subtype });
	}
	return execution.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
