import type { Tie, TieChoice } from "../../../engine/index.ts";

/** The default choice for a tie: ways lead to the following step, a scenario as a whole stays. */
export function usualChoice({ goes, way }: Tie, next: string | undefined): TieChoice {
	if (way && next !== undefined) return { to: next };
	return goes === undefined || goes === "file" ? "keep" : "remove";
}

/** A choice as the value of a control, and back. */
export const choiceName = (choice: TieChoice): string => (typeof choice === "string" ? choice : `to ${choice.to}`);

export function choiceCalled(name: string): TieChoice {
	if (name.startsWith("to ")) return { to: name.slice(3) };
	return name === "remove" ? "remove" : "keep";
}
