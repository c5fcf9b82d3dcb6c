import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { refusalToChangeStart } from "./change-of-start.ts";
import type { Command, Outcome } from "./command.ts";
import type { Actor, Realisation } from "./realisation.ts";
import { refuse } from "./refuse.ts";
import { activeStep } from "./step-states.ts";
import { Turn } from "./turn.ts";

/**
 * Gives the process another type, by the editors of the first step and until something was saved in it.
 * Whether the tenant has the type is the server's to know.
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
	if (saved || realisation.flags.completed) {
		return refuse("type-fixed");
	}
	const turn = new Turn(flow, realisation, actor, now);
	if (type !== realisation.type || subtype !== realisation.subtype) {
		turn.state.type = type;
		turn.state.subtype = subtype;
		turn.emit("type-change", { uuid: null, type, subtype });
	}
	return turn.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
