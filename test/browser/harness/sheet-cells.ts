import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { partOf } from "../../export/part-of.ts";

/** Exports the table on screen, and reads the workbook's rows of cells, with numbers as numbers. */
export async function exportedCells(page: Page, section: string): Promise<readonly (readonly (string | number)[])[]> {
	const part = page.getByRole("region", { name: section, exact: true });
	const tab = part.getByRole("button", { name: "Exporteren" });
	if ((await tab.getAttribute("aria-expanded")) === "false") await tab.click();
	const coming = page.waitForEvent("download");
	await part.getByRole("button", { name: "Exporteer naar Excel" }).click();
	const path = await (await coming).path();
	const workbook = readFileSync(path);
	const textOf = (name: string) => partOf(workbook, name) ?? "";
	const strings = [...textOf("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, inner = ""]) => plain(inner));
	const rows = [...textOf("xl/worksheets/sheet1.xml").matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)];
	expect(rows.length).toBeGreaterThan(1);
	return rows.map(([, row = ""]) => {
		const cells: (string | number)[] = [];
		for (const [, attributes = "", inner = ""] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
			// Empty cells may be missing: the letters tell the column.
			const column = [...(/\br="([A-Z]+)/.exec(attributes)?.[1] ?? "")].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
			while (column > 0 && cells.length < column - 1) cells.push("");
			cells.push(cellOf(attributes, inner, strings));
		}
		return cells;
	});
}

function cellOf(attributes: string, inner: string, strings: readonly string[]): string | number {
	const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1];
	if (/\bt="s"/.test(attributes)) return strings[Number(value)] ?? "";
	if (/\bt="(?:inlineStr|str)"/.test(attributes)) return plain(inner);
	return value === undefined ? "" : Number(value);
}

/** The text of all pieces, without markup. */
const plain = (inner: string): string =>
	inner
		.replaceAll(/<[^>]*>/g, "")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");
