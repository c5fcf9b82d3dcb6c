import { isTest, type SourceFile } from "./source-files.ts";

const PRODUCT = /^(?:engine|server|web)\//;

/**
 * Casts in product code, as "file:line: line". Excludes `as const`, and `as` in imports, strings and comments. A cast
 * says what the compiler cannot know; usually a guard, a typed reader or a column's type can.
 */
export function casts(files: readonly SourceFile[]): readonly string[] {
	return product(files).flatMap(({ path, text }) => {
		const lines = text.split("\n");
		return codeOf(text)
			.split("\n")
			.flatMap((line, index) => [...line.matchAll(CAST)].map(() => `${path}:${index + 1}: ${lines[index]?.trim()}`));
	});
}

/** Number of lines of product code. */
export function productLines(files: readonly SourceFile[]): number {
	return product(files).reduce((sum, { text }) => sum + text.split("\n").length, 0);
}

const product = (files: readonly SourceFile[]) =>
	files.filter(({ path }) => PRODUCT.test(path) && !isTest(path) && !path.includes("/generated/"));

const CAST = /(?<![\w$.])as (?!const\b)(?=[\w{["(`])/g;
const NOT_CODE =
	/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(?<=\s)\/\/ .*$|"(?:[^"\\\n]|\\.)*"|^(?:import|export)\b[^;=(]*?\bfrom\s*"[^"]*";|^export (?:type )?\{[^}]*\};/gm;

/** Only the code, with line numbers unchanged. Removes the text of templates but keeps their `${…}`. */
function codeOf(text: string): string {
	const blank = (part: string) => part.replace(/[^\n]/g, "");
	return withoutTemplates(text.replace(NOT_CODE, blank));
}

function withoutTemplates(text: string): string {
	const open: ("code" | "template")[] = [];
	let depths = [0];
	let code = "";
	for (let at = 0; at < text.length; at++) {
		const char = text[at] ?? "";
		const inTemplate = open.at(-1) === "template";
		if (char === "\\" && inTemplate) at++;
		else if (char === "`") {
			if (inTemplate) open.pop();
			else open.push("template");
		} else if (inTemplate && char === "$" && text[at + 1] === "{") {
			open.push("code");
			depths = [...depths, 0];
			at++;
		} else if (!inTemplate && open.length > 0 && char === "}" && depths.at(-1) === 0) {
			open.pop();
			depths = depths.slice(0, -1);
		} else if (!inTemplate) {
			if (char === "{") depths[depths.length - 1] = (depths.at(-1) ?? 0) + 1;
			if (char === "}") depths[depths.length - 1] = (depths.at(-1) ?? 0) - 1;
			code += char;
		} else if (char === "\n") code += char;
	}
	return code;
}
