/** Numbers are shown and typed with a decimal comma; a point is understood as well. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** The number somebody typed, the text itself when it is none (validation then says so), or undefined when empty. */
export function valueOfNumberText(text: string): number | string | undefined {
	const trimmed = text.trim();
	if (trimmed === "") return undefined;
	return NUMBER.test(trimmed) ? Number(trimmed.replace(",", ".")) : text;
}

export function textOfNumber(value: unknown): string {
	if (typeof value === "number") return String(value).replace(".", ",");
	return typeof value === "string" ? value : "";
}
