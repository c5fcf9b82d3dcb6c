import { isObject } from "../json/json-object.ts";
import { inOrder, orderPlaceOf } from "./name-order.ts";

/** Maximum width of a line; a tab counts for two, as in the repository's formatter. */
const width = 140;
const tab = 2;

/** No text of more code units than this fits on a line; longer ones are not measured. */
const longestLine = 4 * width;

/**
 * The canonical text of a file with this content: tabs, one line for whatever fits on it, names in the order of the file's schema, those of
 * a free map as written. `file`: its path in the tenant's folder.
 */
export function canonicalText(file: string, value: unknown): string {
	return `${printed(inOrder(value, orderPlaceOf(file)), 0, 0)}\n`;
}

/** `used`: characters on the line before and after the value, without the indentation. */
function printed(value: unknown, depth: number, used: number): string {
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	const line = jsonLine(value, width - depth * tab - used)?.text;
	if (line !== undefined) return line;
	const inner = "\t".repeat(depth + 1);
	const end = "\t".repeat(depth);
	if (Array.isArray(value)) {
		if (value.every((item) => typeof item === "number")) return `[\n${filled(value, depth + 1)}\n${end}]`;
		const items = value.map((item, index) => `${inner}${printed(item, depth + 1, index < value.length - 1 ? 1 : 0)}`);
		return items.length === 0 ? "[]" : `[\n${items.join(",\n")}\n${end}]`;
	}
	const entries = isObject(value) ? Object.entries(value) : [];
	const members = entries.map(([name, item], index) => {
		const before = `${JSON.stringify(name)}: `;
		return `${inner}${before}${printed(item, depth + 1, widthOf(before) + (index < entries.length - 1 ? 1 : 0))}`;
	});
	return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n${end}}`;
}

/** Puts as many numbers on each line as fit. */
function filled(numbers: readonly number[], depth: number): string {
	const lines: string[] = [];
	let line = "";
	for (const [index, number] of numbers.entries()) {
		const word = `${JSON.stringify(number)}${index < numbers.length - 1 ? "," : ""}`;
		const longer = line === "" ? word : `${line} ${word}`;
		if (line !== "" && longer.length + depth * tab > width) {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	return [...lines, line].map((each) => `${"\t".repeat(depth)}${each}`).join("\n");
}

/** Width in characters: one outside the basic plane counts once, and combining marks do not count. */
function widthOf(text: string): number {
	if (/^[ -~]*$/.test(text)) return text.length;
	return [...text].length - (text.match(/\p{M}/gu)?.length ?? 0);
}

/** A text and its width in characters. */
interface Line {
	readonly text: string;
	readonly width: number;
}

/** JSON on one line, with spaces, as it is written where there is room. Undefined as soon as it is wider than that. */
function jsonLine(value: unknown, room: number): Line | undefined {
	if (typeof value !== "object" || value === null) return lineOf(JSON.stringify(value) ?? "null", room);
	const isList = Array.isArray(value);
	const names = Object.keys(value);
	if (names.length === 0) return lineOf(isList ? "[]" : "{}", room);
	const [begin, end] = isList ? ["[", "]"] : ["{ ", " }"];
	let line: Line = { text: begin, width: begin.length };
	for (const [index, name] of names.entries()) {
		const before = lineOf(`${index > 0 ? ", " : ""}${isList ? "" : `${JSON.stringify(name)}: `}`, room - line.width);
		if (before === undefined) return undefined;
		const inner = jsonLine((value as Readonly<Record<string, unknown>>)[name], room - line.width - before.width);
		if (inner === undefined) return undefined;
		line = { text: line.text + before.text + inner.text, width: line.width + before.width + inner.width };
		if (line.text.length > longestLine) return undefined;
	}
	return line.width + end.length > room ? undefined : { text: line.text + end, width: line.width + end.length };
}

/** Undefined if it is wider than the room. */
function lineOf(text: string, room: number): Line | undefined {
	if (room < 0 || text.length > longestLine) return undefined;
	const line = { text, width: widthOf(text) };
	return line.width > room ? undefined : line;
}
