import { text } from "../../../texts/text.ts";
import { mainStep } from "../../process/current-step.ts";

/** Which step this is: of how many, where the numbers say that. `total`: null where some number is left out. */
export function stepPlace(code: string, total: number | null): string {
	const part = code.includes("-");
	const of = { number: code, step: mainStep(code) };
	if (total === null) return text(part ? "step.count.part.alone" : "step.count.alone", of);
	return text(part ? "step.count.part" : "step.count", { ...of, total });
}
