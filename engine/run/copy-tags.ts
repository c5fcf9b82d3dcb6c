import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Outcome } from "./command.ts";
import type { Actor, Realisation } from "./realisation.ts";
import { activeStep } from "./step-states.ts";
import { Turn } from "./turn.ts";

/**
 * Adds the tags of a request that the process was connected to. It happens by itself, so that nobody's right
 * to edit tags is asked; tags that are there already stay where they are.
 */
export function copyTags(flow: CompiledFlow, realisation: Realisation, tags: readonly string[], actor: Actor, now: number): Outcome {
	const turn = new Turn(flow, realisation, actor, now);
	const next = [...new Set([...realisation.tags, ...tags])];
	if (next.length > realisation.tags.length) {
		turn.state.tags = next;
		turn.emit("tags-change", { uuid: null, tags: next });
	}
	return turn.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
