import { type Actor, mayEditTags } from "../access/index.ts";
import type { Outcome } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { sameValue } from "../realisation/same-value.ts";
import { isFormat } from "../text/formats.ts";

/** Replaces the tags, without duplicates. The server checks whether they exist. */
export function setTags(flow: CompiledFlow, realisation: Realisation, tags: readonly string[], actor: Actor, now: number): Outcome {
	if (!mayEditTags(actor)) return refuse("forbidden");
	if (realisation.flags.onhold || realisation.flags.cancelled) return refuse("locked");
	if (!tags.every((tag) => isFormat(tag, "uuid4"))) return refuse("invalid");
	return withTags(flow, realisation, [...new Set(tags)], actor, now);
}

/**
 * Adds the tags of a request that was connected to the process. This is automatic, so nobody's right to edit tags is checked; existing tags
 * keep their position.
 */
export function copyTags(flow: CompiledFlow, realisation: Realisation, tags: readonly string[], actor: Actor, now: number): Outcome {
	const added = new Set(tags.filter((tag) => !realisation.tags.includes(tag)));
	return withTags(flow, realisation, [...realisation.tags, ...added], actor, now);
}

function withTags(flow: CompiledFlow, realisation: Realisation, tags: readonly string[], actor: Actor, now: number): Outcome {
	const execution = new Execution(flow, realisation, actor, now);
	if (!sameValue(tags, realisation.tags)) {
		execution.state.tags = tags;
		execution.emit("tags-change", { uuid: null, tags });
	}
	return execution.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
