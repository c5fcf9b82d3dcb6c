import { text } from "../../../texts/text.ts";
import { mainStep } from "../../process/current-step.ts";

/** The position of a step, such as "Stap 3 van 8". `total`: null if the steps are not numbered consecutively. */
export function stepPlace(code: string, total: number | null): string {
	const part = code.includes("-");
	const of = { number: code, step: mainStep(code) };
	if (total === null) return text(part ? "step.count.part.alone" : "step.count.alone", of);
	return text(part ? "step.count.part" : "step.count", { ...of, total });
}
