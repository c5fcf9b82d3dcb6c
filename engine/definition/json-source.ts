import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode, stripComments } from "jsonc-parser";
import { formatPath, type JsonPath } from "./json-path.ts";
import type { Finding, Problem } from "./problem.ts";

/** A JSON text with the position of everything in it. */
export interface JsonSource {
	readonly file: string;
	/** The parsed value; undefined when the text is not JSON. */
	readonly value: unknown;
	/** Errors of notation: syntax, and names that occur twice in one object. */
	readonly problems: readonly Problem[];
	/** The finding with its position: that of its path, or of the nearest part of the path that exists. */
	place(finding: Finding): Problem;
}

/**
 * Reads strict JSON: no comments, no trailing commas. A name that occurs twice is an error, because the first value would be lost silently.
 */
export function readJsonSource(text: string, file: string): JsonSource {
	const why = whyUnreadable(text);
	if (why !== undefined) return unreadable(text, file, 0, why);
	const { tooDeep, names } = measured(text);
	if (tooDeep !== undefined) return unreadable(text, file, tooDeep, nestedTooDeep);
	const plain = plainJson(text);
	// The parsed value has as many names as the text, so none occurs twice. Positions are computed on demand.
	if (plain !== undefined && namesIn(plain.value) === names) {
		let placed: ((finding: Finding) => Problem) | undefined;
		const place = (finding: Finding): Problem => {
			placed ??= placing(text, file, strictTree(text, []));
			return placed(finding);
		};
		return { file, value: plain.value, problems: [], place };
	}
	const errors: ParseError[] = [];
	const root = strictTree(text, errors);
	const at = placesIn(text);
	const place = placing(text, file, root);
	const syntax = errors.map(({ error, offset }) => ({
		code: "syntax",
		severity: "error" as const,
		message: `This is not JSON: ${printParseErrorCode(error)
			.replace(/(?<=[a-z])(?=[A-Z])/g, " ")
			.toLowerCase()}.`,
		remedy: "Repair the notation: double quotes, a comma between entries and none after the last, no comments.",
		file,
		path: "",
		...at(offset),
	}));
	const twice = root === undefined ? [] : duplicateNames(root, []).map(({ finding, offset }) => ({ ...place(finding), ...at(offset) }));
	const problems = [...syntax, ...twice];
	return { file, value: syntax.length > 0 || root === undefined ? undefined : jsonOf(root), problems, place };
}

const strictTree = (text: string, errors: ParseError[]): Node | undefined =>
	parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });

function placing(text: string, file: string, root: Node | undefined): (finding: Finding) => Problem {
	const at = placesIn(text);
	return ({ path, atName, ...finding }) =>
		problemOf(finding, { file, path: formatPath(path), ...at(offsetOf(root, path, atName === true)) });
}

/** The name that was meant is looked up when it is read for the first time. */
function problemOf(
	{ didYouMean, ...finding }: Omit<Finding, "path" | "atName">,
	place: Pick<Problem, "file" | "path" | "line" | "column">,
): Problem {
	const problem = { ...finding, ...place };
	if (didYouMean === undefined) return problem;
	let found: { readonly name: string | undefined } | undefined;
	return Object.defineProperty(problem, "didYouMean", {
		enumerable: true,
		get: () => {
			found ??= { name: didYouMean() };
			return found.name;
		},
	});
}

/** Costs a hundredth of a tree with the position of everything. */
function plainJson(text: string): { readonly value: unknown } | undefined {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return undefined;
	}
}

/** The number of names in all objects, at every depth. */
function namesIn(value: unknown): number {
	if (typeof value !== "object" || value === null) return 0;
	const inner = Object.values(value);
	return inner.reduce<number>((sum, each) => sum + namesIn(each), Array.isArray(value) ? 0 : inner.length);
}

/** As JSON.parse would do it: a name like "__proto__" is an ordinary name. */
function jsonOf(node: Node): unknown {
	if (node.type === "array") return (node.children ?? []).map(jsonOf);
	if (node.type !== "object") return node.value;
	const entries = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
		value === undefined ? [] : [[String(key?.value), jsonOf(value)] as const],
	);
	return Object.fromEntries(entries);
}

/**
 * The value of a text that would be JSON without its trailing commas, its comments, and names that occur twice with the same content.
 * Undefined where something would be lost or guessed.
 */
export function jsonInOtherNotation(text: string): { readonly value: unknown; readonly hasComments: boolean } | undefined {
	if (whyUnreadable(text) !== undefined || measured(text).tooDeep !== undefined) return undefined;
	const errors: ParseError[] = [];
	const root = parseTree(text, errors, { disallowComments: false, allowTrailingComma: true });
	if (root === undefined || errors.length > 0 || saysTwoThings(root)) return undefined;
	return { value: jsonOf(root), hasComments: stripComments(text) !== text };
}

/** Whether a name occurs twice in an object with different content. */
function saysTwoThings(node: Node): boolean {
	const children = node.children ?? [];
	if (node.type !== "object") return children.some(saysTwoThings);
	const said = new Map<string, string>();
	return children.some(({ children: [key, value] = [] }) => {
		if (value === undefined || saysTwoThings(value)) return true;
		const [name, content] = [String(key?.value), JSON.stringify(jsonOf(value))];
		const before = said.get(name) ?? content;
		said.set(name, content);
		return before !== content;
	});
}

/** Line and column of an offset, both from 1. */
export function placesIn(text: string): (offset: number) => Pick<Problem, "line" | "column"> {
	const lineStarts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
	return (offset) => {
		let line = 0;
		for (let above = lineStarts.length; line + 1 < above; ) {
			const middle = (line + above) >> 1;
			if ((lineStarts[middle] ?? 0) <= offset) line = middle;
			else above = middle;
		}
		return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
	};
}

/** Deeper than any designer's file; code that reads these recurses with the nesting and would overflow the stack. */
const deepest = 100;

/**
 * Offset of the first bracket that is nested too deeply, and the number of names if the text is JSON, where each is followed by a colon.
 */
function measured(text: string): { readonly tooDeep: number | undefined; readonly names: number } {
	let [depth, names] = [0, 0];
	for (let index = 0; index < text.length; index++) {
		const sign = text[index];
		if (sign === '"') index = endOfString(text, index);
		else if (sign === ":") names++;
		else if (sign === "[" || sign === "{") depth++;
		else if (sign === "]" || sign === "}") depth--;
		if (depth > deepest) return { tooDeep: index, names };
	}
	return { tooDeep: undefined, names };
}

/** Offset of the quote that ends a string, or of the last character. `start`: offset of its opening quote. */
function endOfString(text: string, start: number): number {
	for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
		let escapes = 0;
		while (text[end - 1 - escapes] === "\\") escapes++;
		if (escapes % 2 === 0) return end;
	}
	return text.length;
}

type Why = Pick<Finding, "code" | "message" | "remedy">;

const nestedTooDeep: Why = {
	code: "syntax",
	message: `This is nested more than ${deepest} deep.`,
	remedy: "No flow needs that; look for a piece that was pasted into itself.",
};

/** In characters; several times the largest existing file, and still parsed in a moment. */
const longest = 1_000_000;

/** Why a text is not parsed as JSON at all. */
function whyUnreadable(text: string): Why | undefined {
	const code = "unreadable-file";
	if (text.startsWith("\uFEFF")) {
		return { code, message: "The file starts with a byte order mark.", remedy: 'Save it as "UTF-8" without BOM: JSON has none.' };
	}
	if (text.trim() === "") return { code: "syntax", message: "The file is empty.", remedy: "Write it, or take the file away." };
	if (text.length <= longest) return undefined;
	return {
		code,
		message: `The file has ${text.length} characters; at most ${longest} are read.`,
		remedy: "Look for a piece that was pasted many times.",
	};
}

function unreadable(text: string, file: string, offset: number, why: Why): JsonSource {
	const place = ({ path: _, atName: __, ...finding }: Finding): Problem =>
		problemOf(finding, { file, path: "", ...placesIn(text)(offset) });
	return { file, value: undefined, problems: [place({ ...why, severity: "error", path: [] })], place };
}

/** A file without readable text, with the one problem that says so. */
export function unreadSource(file: string, why: Why): JsonSource {
	return unreadable("", file, 0, why);
}

function offsetOf(root: Node | undefined, path: JsonPath, atName: boolean): number {
	if (root === undefined) return 0;
	for (let length = path.length; length > 0; length--) {
		const node = findNodeAtLocation(root, path.slice(0, length));
		const name = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
		if (node !== undefined) return (atName && length === path.length ? (name ?? node) : node).offset;
	}
	return root.offset;
}

interface Duplicate {
	readonly finding: Finding;
	/** Of the second occurrence; a path can only address the first. */
	readonly offset: number;
}

function duplicateNames(node: Node, path: JsonPath): readonly Duplicate[] {
	if (node.type === "array") return (node.children ?? []).flatMap((item, index) => duplicateNames(item, [...path, index]));
	if (node.type !== "object") return [];
	const seen = new Set<string>();
	return (node.children ?? []).flatMap((property) => {
		const [key, value] = property.children ?? [];
		const name = String(key?.value);
		const twice = seen.has(name) ? [{ finding: duplicateName(name, path), offset: property.offset }] : [];
		seen.add(name);
		return [...twice, ...(value === undefined ? [] : duplicateNames(value, [...path, name]))];
	});
}

function duplicateName(name: string, path: JsonPath): Finding {
	return {
		code: "duplicate-name",
		severity: "error",
		path: [...path, name],
		message: `The name "${name}" occurs twice in the same object.`,
		remedy: "Keep one of them; the first would be lost.",
	};
}
