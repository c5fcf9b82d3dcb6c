import { parse } from "csv-parse/sync";

import { memberOf } from "../../../engine/index.ts";
import * as intakeTexts from "../../texts/intake.ts";

import { SourceFileError, type SourceLine, type SourceLines, type UnreadableLine } from "./source-lines.ts";

interface ParsedRecord {
	readonly record: readonly string[];
	readonly info: { readonly lines: number };
}

/** A table whose first line names the columns, separated by commas, semicolons or tabs, and with quotes where needed. */
export function readCsv(text: string): SourceLines {
	const unreadable: UnreadableLine[] = [];
	const told = toldSign.exec(text)?.[1];
	const records = parse(text, {
		delimiter: told ?? delimiterOf(text),
		from_line: told === undefined ? 1 : 2,
		info: true,
		relax_column_count: true,
		skip_empty_lines: true,
		skip_records_with_error: true,
		on_skip: (error) => {
			unreadable.push({
				line: Number(memberOf(error, "lines") ?? 1),
				message: intakeTexts.quotesBroken,
			});
			return undefined;
		},
	}) as unknown as readonly ParsedRecord[];
	const [head, ...rows] = records;
	if (head === undefined) throw new SourceFileError(intakeTexts.headerMissing);
	const names = namesIn(head.record);
	const lines: SourceLine[] = [];
	for (const { record, info } of rows) {
		if (record.every((cell) => cell.trim() === "")) continue;
		const line = info.lines - breaksIn(record);
		if (record.length === names.length) {
			lines.push({ line, raw: Object.fromEntries(names.map((name, index) => [name, record[index]])) });
		} else {
			unreadable.push({ line, message: intakeTexts.columnsDiffer(record.length, names.length) });
		}
	}
	return { lines, unreadable };
}

function namesIn(record: readonly string[]): readonly string[] {
	const names = record.map((name) => name.trim());
	const nameless = names.indexOf("");
	if (nameless >= 0) throw new SourceFileError(intakeTexts.columnNameless(nameless + 1));
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice !== undefined) throw new SourceFileError(intakeTexts.columnTwice(twice.slice(0, 60)));
	return names;
}

/** A line that spreadsheet programs put before the column names: it specifies the separator. */
const toldSign = /^"?sep=([;,\t])"?[;,\t]*\r?\n/i;

/** The separator that occurs most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
	const [first = ""] = text.split(/\r?\n/, 1);
	const bare = first.replace(/"[^"]*"/g, "");
	const counts = [";", ",", "\t"].map((sign) => ({ sign, count: bare.split(sign).length }));
	return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** Number of line breaks within cells: the parser only counts up to the end of a record. */
function breaksIn(record: readonly string[]): number {
	return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}
