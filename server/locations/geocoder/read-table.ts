import { readFileSync } from "node:fs";

/** Rows of a tab-separated file with a header and no quoting, by column name. */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): readonly Readonly<Record<Column, string>>[] {
	const [header = "", ...lines] = readFileSync(file, "utf8").split("\n");
	const names = header.split("\t");
	const missing = columns.filter((column) => !names.includes(column));
	if (missing.length > 0) throw new Error(`${file}: the header lacks ${missing.join(", ")}.`);
	const places = columns.map((column) => [column, names.indexOf(column)] as const);
	return lines
		.filter((line) => line !== "")
		.map((line) => {
			const cells = line.split("\t");
			return Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ""])) as Record<Column, string>;
		});
}
