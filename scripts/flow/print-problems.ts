import type { Problem } from "../../engine/index.ts";

/** For people: one paragraph per problem, its place in a form that editors turn into a link, and a count at the end. */
export function printProblems(problems: readonly Problem[], folders: readonly string[]): string {
	const paragraphs = problems.map(({ file, line, column, path, severity, code, message, remedy, didYouMean }) => {
		const meant = didYouMean === undefined ? "" : ` Bedoelde u "${didYouMean}"?`;
		return `${file}:${line}:${column} ${severity} [${code}]\n  ${path === "" ? "" : `${path}: `}${message}${meant}\n  ${remedy}\n  docs/rules/${code}.md\n`;
	});
	const errors = problems.filter(({ severity }) => severity === "error").length;
	const summary = `${folders.length} folder(s) checked: ${errors} error(s), ${problems.length - errors} warning(s).`;
	return `${[...paragraphs, summary].map(harmless).join("\n")}\n`;
}

/** The folder may come from anybody, and a terminal obeys control characters, in names too. */
function harmless(text: string): string {
	return text.replace(/[^\P{Cc}\n]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
