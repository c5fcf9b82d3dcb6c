import { text } from "../../texts/text.ts";

/** "Straat: dit is een vereist veld." A message that already is a sentence of its own keeps its capital and stop. */
export function errorLine(label: string, message: string): string {
	return label === "" ? message : text("step.errors.line", { label, message });
}
