import { text } from "../../texts/text.ts";

/** How many of the scenarios go as they say. */
export function verdict(wrong: number, count: number): string {
	if (wrong === 1 && count === 1) return text("workbench.scenarios.wrong.only");
	if (wrong === 1) return text("workbench.scenarios.wrong.one", { count });
	if (wrong > 1) return text("workbench.scenarios.wrong.other", { wrong, count });
	if (count === 0) return text("workbench.scenarios.sound.none");
	return count === 1 ? text("workbench.scenarios.sound.one") : text("workbench.scenarios.sound.other", { count });
}
