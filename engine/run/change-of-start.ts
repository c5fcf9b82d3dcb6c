import { type Actor, mayEditStep } from "../access/index.ts";
import type { Refusal } from "../command/command.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Realisation } from "../realisation/realisation.ts";

/**
 * Why this person may not change at present what a process was started with: only editors of the first step may, and not while the process
 * stands still.
 */
export function refusalToChangeStart(flow: CompiledFlow, { flags }: Realisation, actor: Actor): Refusal | undefined {
	const [first] = flow.order;
	if (first === undefined || !mayEditStep(first, actor)) return refuse("forbidden");
	return flags.onhold || flags.cancelled ? refuse("locked") : undefined;
}
