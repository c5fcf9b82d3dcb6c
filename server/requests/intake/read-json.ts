import { visit } from "jsonc-parser";

import { memberOf } from "../../../engine/index.ts";
import { refusedShape } from "../../outside/json-shape.ts";
import * as inputTexts from "../../texts/input.ts";
import * as intakeTexts from "../../texts/intake.ts";

import { SourceFileError, type SourceLine, type SourceLines, type UnreadableLine } from "./source-lines.ts";

/** Reads a list of requests, an object with such a list under `requests`, or a single request. */
export function readJson(text: string): SourceLines {
	const read = parsed(text);
	const isList = Array.isArray(read);
	const list: unknown = isList ? read : memberOf(read, "requests");
	if (!Array.isArray(list)) {
		if (list !== undefined || typeof read !== "object" || read === null) throw new SourceFileError(intakeTexts.listAsked);
		return { lines: [{ line: 1, raw: read }], unreadable: [] };
	}
	const lines = itemLines(text, isList ? 1 : 2);
	return { lines: list.map((raw, index) => ({ line: lines[index] ?? 1, raw })), unreadable: [] };
}

/** Reads one object per line. A line that is not one is reported, and the others are read. */
export function readJsonLines(text: string): SourceLines {
	const lines: SourceLine[] = [];
	const unreadable: UnreadableLine[] = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		if (line.trim() === "") continue;
		if (refusedShape(line) !== undefined) {
			unreadable.push({ line: index + 1, message: inputTexts.tooDeep });
			continue;
		}
		try {
			lines.push({ line: index + 1, raw: JSON.parse(line) });
		} catch {
			unreadable.push({ line: index + 1, message: intakeTexts.lineNotJson });
		}
	}
	return { lines, unreadable };
}

function parsed(text: string): unknown {
	if (refusedShape(text) !== undefined) throw new SourceFileError(inputTexts.tooDeep);
	try {
		return JSON.parse(text);
	} catch (error) {
		let line = 0;
		visit(text, {
			onError: (_error, _offset, _length, startLine) => {
				line ||= startLine + 1;
			},
		});
		const place = line > 0 ? intakeTexts.line(line) : String(memberOf(error, "message"));
		throw new SourceFileError(intakeTexts.fileNotJson(place));
	}
}

/** The lines on which the items of the list begin. `depth`: 1 when the list is the whole file, 2 when it is `requests` of an object. */
function itemLines(text: string, depth: number): readonly number[] {
	const lines: number[] = [];
	let level = 0;
	let inside = depth === 1;
	const item = (line: number) => {
		if (level === depth && inside) lines.push(line + 1);
	};
	const open = (_offset: number, _length: number, line: number) => {
		item(line);
		level++;
	};
	const close = () => {
		level--;
	};
	visit(text, {
		onObjectBegin: open,
		onArrayBegin: open,
		onObjectEnd: close,
		onArrayEnd: close,
		onLiteralValue: (_value, _offset, _length, line) => item(line),
		onObjectProperty: (name) => {
			if (level === 1 && depth === 2) inside = name === "requests";
		},
	});
	return lines;
}
