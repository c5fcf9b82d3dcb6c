import { text } from "../../texts/text.ts";

/** Why a condition can't be called so; null if it can. */
export function conditionNameFault(name: string, taken: readonly string[]): string | null {
	if (!/^\p{Ll}[\p{Ll}0-9-]*$/u.test(name)) return text("workbench.condition.name.form");
	return taken.includes(name) ? text("workbench.condition.name.taken") : null;
}
