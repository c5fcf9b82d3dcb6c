import type { Actor } from "../access/index.ts";
import type { Outcome } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation } from "../realisation/realisation.ts";

/**
 * Adds the tags of a request that the process was connected to. It is automatic, so nobody's right to edit
 * tags is checked; existing tags keep their place.
 */
export function copyTags(flow: CompiledFlow, realisation: Realisation, tags: readonly string[], actor: Actor, now: number): Outcome {
	const execution = new Execution(flow, realisation, actor, now);
	const next = [...new Set([...realisation.tags, ...tags])];
	if (next.length > realisation.tags.length) {
		execution.state.tags = next;
		execution.emit("tags-change", { uuid: null, tags: next });
	}
	return execution.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
