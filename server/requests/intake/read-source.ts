import * as intakeTexts from "../../texts/intake.ts";
import * as uploadTexts from "../../texts/uploads.ts";
import { readCsv } from "./read-csv.ts";
import { readJson, readJsonLines } from "./read-json.ts";
import { SourceFileError, type SourceLines } from "./source-lines.ts";

/** The requests in a file: a table (.csv) or JSON (a list, `{ "requests": […] }`, or an object a line). */
export function readSource(bytes: Uint8Array, fileName: string): SourceLines {
	const text = decoded(bytes);
	if (text.trim() === "") throw new SourceFileError(uploadTexts.emptyFile);
	if (/\.csv$/i.test(fileName)) return readCsv(text);
	if (/\.(?:ndjson|jsonl)$/i.test(fileName)) return readJsonLines(text);
	if (!/\.json$/i.test(fileName)) throw new SourceFileError(intakeTexts.fileType);
	return isObjectALine(text) ? readJsonLines(text) : readJson(text);
}

/** The text without its byte order mark. */
function decoded(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new SourceFileError(intakeTexts.notUtf8);
	}
}

function isObjectALine(text: string): boolean {
	const [first = "", second] = text
		.split(/\r?\n/)
		.filter((line) => line.trim() !== "")
		.slice(0, 2);
	return first.trimStart().startsWith("{") && first.trimEnd().endsWith("}") && second !== undefined;
}
