import type { Effect, JsonPath } from "../../definition/index.ts";
import type { StepEntry } from "../places/entries.ts";
import type { FlowModel } from "./flow-model.ts";

/** An effect and its place in the file. */
interface EffectPlace {
	readonly effect: Effect;
	readonly step: StepEntry;
	readonly path: JsonPath;
}

/** Every effect of the flow, in the order of the file. */
export function effectPlaces({ steps }: Pick<FlowModel, "steps">): readonly EffectPlace[] {
	return steps.flatMap((step) => {
		const list = (effects: readonly Effect[] | undefined, at: JsonPath) =>
			(effects ?? []).map((effect, index) => ({ effect, step, path: [...step.path, ...at, index] }));
		return [
			...(step.step.next ?? []).flatMap((branch, index) => list(branch.effects, ["next", index, "effects"])),
			...list(step.step.change?.effects, ["change", "effects"]),
			...(step.step.entered ?? []).flatMap(({ effects }, index) => list(effects, ["entered", index, "effects"])),
		];
	});
}
