import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Refusal } from "./command.ts";
import type { Actor, Realisation } from "./realisation.ts";
import { refuse } from "./refuse.ts";
import { mayEditStep } from "./roles.ts";

/** Why what a process was started with may not be changed now by this person: only editors of the first step may, and not while it stands still. */
export function refusalToChangeStart(flow: CompiledFlow, { flags }: Realisation, actor: Actor): Refusal | undefined {
	const [first] = flow.order;
	if (first === undefined || !mayEditStep(first, actor)) return refuse("forbidden");
	return flags.onhold || flags.cancelled ? refuse("locked") : undefined;
}
