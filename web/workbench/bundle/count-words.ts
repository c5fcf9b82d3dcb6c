import { text } from "../../texts/text.ts";

/** What is wrong with the files, counted. */
export function countWords(errors: number, warnings: number): string {
	if (errors === 0 && warnings === 0) return text("workbench.sound");
	const words = [
		...(errors > 0 ? [text(errors === 1 ? "workbench.errors.one" : "workbench.errors.other", { count: errors })] : []),
		...(warnings > 0 ? [text(warnings === 1 ? "workbench.warnings.one" : "workbench.warnings.other", { count: warnings })] : []),
	];
	return words.join(" · ");
}
