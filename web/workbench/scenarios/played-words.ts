import { text } from "../../texts/text.ts";

interface Playing {
	/** Null until the results are known. */
	readonly played: object | null;
	readonly outdated: boolean;
	readonly failed: boolean;
}

/** How many scenarios go as expected, or why that is unknown at the moment. */
export function playedWords({ played, outdated, failed }: Playing, wrong: number, count: number): string {
	if (failed) return text("workbench.scenarios.failed");
	return played === null || outdated ? text("workbench.scenarios.playing") : verdict(wrong, count);
}

function verdict(wrong: number, count: number): string {
	if (wrong === 1 && count === 1) return text("workbench.scenarios.wrong.only");
	if (wrong === 1) return text("workbench.scenarios.wrong.one", { count });
	if (wrong > 1) return text("workbench.scenarios.wrong.other", { wrong, count });
	if (count === 0) return text("workbench.scenarios.sound.none");
	return count === 1 ? text("workbench.scenarios.sound.one") : text("workbench.scenarios.sound.other", { count });
}
