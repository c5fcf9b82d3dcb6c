import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findLibreOffice } from "./find-libreoffice.ts";

/** A cell as LibreOffice interprets it. */
interface ReadCell {
	/** "string", "float", "date" …; "" for an empty cell. */
	readonly type: string;
	/** The value of a number or date, independent of its format. */
	readonly value: string;
	/** As displayed on the sheet. */
	readonly shown: string;
	/** "#rrggbb", or "transparent". */
	readonly background: string;
}

export interface ReadSheet {
	readonly name: string;
	readonly rows: readonly (readonly ReadCell[])[];
	/** In points, row by row. */
	readonly rowHeights: readonly number[];
	/** In millimetres, column by column. */
	readonly columnWidths: readonly number[];
}

/** Opens the workbook in headless LibreOffice, and reads its first sheet. */
export function readSpreadsheet(workbook: Uint8Array): ReadSheet {
	const program = findLibreOffice();
	if (program === undefined) throw new Error("LibreOffice is not on this machine.");
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-sheet-"));
	try {
		const file = join(folder, "sheet.xlsx");
		writeFileSync(file, workbook);
		const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`;
		const { status, stderr } = spawnSync(program, [profile, "--headless", "--convert-to", "fods", "--outdir", folder, file], {
			encoding: "utf8",
			timeout: 110_000,
		});
		if (!readdirSync(folder).includes("sheet.fods")) throw new Error(`LibreOffice did not open the workbook (${status}): ${stderr}`);
		return sheetIn(readFileSync(join(folder, "sheet.fods"), "utf8"));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Parses LibreOffice's flat XML, which is regular enough for patterns. */
function sheetIn(xml: string): ReadSheet {
	const styles = stylesIn(xml);
	const [, name = "", table = ""] = /<table:table table:name="([^"]*)"[^>]*>([\s\S]*?)<\/table:table>/.exec(xml) ?? [];
	const rows: ReadCell[][] = [];
	const rowHeights: number[] = [];
	for (const [, attributes = "", content = ""] of table.matchAll(
		/<table:table-row((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/table:table-row>)/g,
	)) {
		// Beyond the last written row the sheet continues to its end as one repeated row.
		const times = repeated(attributes, "rows");
		if (times > 1000) break;
		const height = styles.get(attribute(attributes, "table:style-name"))?.height ?? 0;
		rows.push(...Array(times).fill(cellsIn(content, styles)));
		rowHeights.push(...Array(times).fill(height));
	}
	const columnWidths = [...table.matchAll(/<table:table-column(\s[^>]*?)\/>/g)].flatMap(([, attributes = ""]) =>
		Array<number>(Math.min(repeated(attributes, "columns"), 100)).fill(styles.get(attribute(attributes, "table:style-name"))?.width ?? 0),
	);
	return { name: unescaped(name), rows, rowHeights, columnWidths };
}

interface Style {
	readonly height: number;
	readonly width: number;
	readonly background: string;
}

function stylesIn(xml: string): ReadonlyMap<string, Style> {
	return new Map(
		[...xml.matchAll(/<style:style style:name="([^"]+)"[^>]*>([\s\S]*?)<\/style:style>/g)].map(([, name = "", content = ""]) => [
			name,
			{
				height: inPoints(attribute(content, "style:row-height")),
				width: (inPoints(attribute(content, "style:column-width")) * 25.4) / 72,
				background: attribute(content, "fo:background-color") || "transparent",
			},
		]),
	);
}

/** Without trailing empty cells. */
function cellsIn(row: string, styles: ReadonlyMap<string, Style>): ReadCell[] {
	const cells: ReadCell[] = [];
	let empty = 0;
	for (const [, attributes = "", content = ""] of row.matchAll(
		/<table:table-cell((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g,
	)) {
		const times = repeated(attributes, "columns");
		const type = attribute(attributes, "office:value-type");
		if (type === "") {
			empty += times;
			continue;
		}
		cells.push(...Array<ReadCell>(empty).fill({ type: "", value: "", shown: "", background: "transparent" }));
		empty = 0;
		const value = attribute(attributes, "office:value") || attribute(attributes, "office:date-value");
		const background = styles.get(attribute(attributes, "table:style-name"))?.background ?? "transparent";
		cells.push(...Array<ReadCell>(times).fill({ type, value, shown: textIn(content), background }));
	}
	return cells;
}

function textIn(content: string): string {
	const lines = [...content.matchAll(/<text:p(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/text:p>)/g)].map(([, text = ""]) =>
		text
			.replace(/<text:s text:c="(\d+)"\/>/g, (_, count: string) => " ".repeat(Number(count)))
			.replace(/<text:s\/>/g, " ")
			.replace(/<text:tab\/>/g, "\t")
			.replace(/<text:line-break\/>/g, "\n")
			.replace(/<[^>]+>/g, ""),
	);
	return unescaped(lines.join("\n"));
}

function attribute(attributes: string, name: string): string {
	return unescaped(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
}

function repeated(attributes: string, what: "rows" | "columns"): number {
	return Number(attribute(attributes, `table:number-${what}-repeated`) || 1);
}

const perUnit: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4 };

function inPoints(length: string): number {
	const [, number = "0", unit = "pt"] = /^([\d.]+)(\w+)$/.exec(length) ?? [];
	return Number(number) * (perUnit[unit] ?? Number.NaN);
}

function unescaped(text: string): string {
	return text
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&apos;", "'")
		.replace(/&#x([\dA-Fa-f]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
		.replaceAll("&amp;", "&");
}
