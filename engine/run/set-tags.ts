import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isFormat } from "../text/formats.ts";
import type { Outcome } from "./command.ts";
import type { Actor, Realisation } from "./realisation.ts";
import { refuse } from "./refuse.ts";
import { holdsOneOf } from "./roles.ts";
import { sameValue } from "./same-value.ts";
import { activeStep } from "./step-states.ts";
import { Turn } from "./turn.ts";

/** Roles that may edit tags, in every tenant. */
export const tagRoles = ["cpo", "admin"] as const;

/** Replaces the tags, each once. Whether the tags exist is the server's to know. */
export function setTags(flow: CompiledFlow, realisation: Realisation, tags: readonly string[], actor: Actor, now: number): Outcome {
	if (!holdsOneOf(actor.roles, tagRoles)) {
		return refuse("forbidden");
	}
	if (realisation.flags.onhold || realisation.flags.cancelled) {
		return refuse("locked");
	}
	if (!tags.every((tag) => isFormat(tag, "uuid4"))) {
		return refuse("invalid");
	}
	const turn = new Turn(flow, realisation, actor, now);
	const next = [...new Set(tags)];
	if (!sameValue(next, realisation.tags)) {
		turn.state.tags = next;
		turn.emit("tags-change", { uuid: null, tags: next });
	}
	return turn.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
