import type { FlowDefinition, TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import type { Target } from "./branch-edits.ts";

interface TargetChoice {
	readonly value: string;
	readonly label: string;
}

const ending = "einde ";

/** Everything a branch of this step can lead to: the other steps, and the end of the process with each of the tenant's reasons. */
export function targetChoices(flow: FlowDefinition, tenant: TenantDefinition | null, { step }: PlacedStep): readonly TargetChoice[] {
	const codes = flow.steps.map(({ code }) => code);
	const here = codes.indexOf(step.code);
	return [
		...flow.steps.flatMap(({ code, label }, index) =>
			index === here ? [] : [{ value: code, label: text(index < here ? "branch.to.back" : "branch.to.step", { step: code, label }) }],
		),
		...(tenant?.cancelReasons ?? []).map(({ value, text: reason }) => ({
			value: `${ending}${value}`,
			label: text("branch.to.cancel", { reason }),
		})),
	];
}

/** Choices that include what is chosen: a browser shows the first choice of a list that lacks it. */
export function withChosen(choices: readonly TargetChoice[], target: Target | undefined): readonly TargetChoice[] {
	if (target === undefined) return [{ value: "", label: text("branch.to.none") }, ...choices];
	const value = choiceOf(target);
	if (choices.some((choice) => choice.value === value)) return choices;
	const name = "step" in target ? target.step : target.cancel;
	return [{ value, label: text("step" in target ? "branch.to.lostStep" : "branch.to.lostReason", { name }) }, ...choices];
}

/** A target as the value of a control. */
export const choiceOf = (target: Target): string => ("step" in target ? target.step : `${ending}${target.cancel}`);

/** Null for the empty choice. */
export function targetIn(value: string): Target | null {
	if (value === "") return null;
	return value.startsWith(ending) ? { cancel: value.slice(ending.length) } : { step: value };
}
