import { text } from "../../texts/text.ts";

/** The number of errors and warnings in the files, in words. `failing`: scenarios that went wrong. */
export function countWords(errors: number, warnings: number, failing = 0): string {
	if (errors === 0 && warnings === 0 && failing === 0) return text("workbench.sound");
	const words = [
		...(errors > 0 ? [text(errors === 1 ? "workbench.errors.one" : "workbench.errors.other", { count: errors })] : []),
		...(warnings > 0 ? [text(warnings === 1 ? "workbench.warnings.one" : "workbench.warnings.other", { count: warnings })] : []),
		...(failing > 0 ? [text(failing === 1 ? "workbench.failing.one" : "workbench.failing.other", { count: failing })] : []),
	];
	return words.join(" · ");
}
