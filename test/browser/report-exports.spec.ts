import type { Locator, Page } from "@playwright/test";
import { exportList } from "./harness/exported-sheet.ts";
import { expect, test } from "./harness/journey.ts";
import { ReportPage } from "./harness/report-page.ts";
import { exportedCells } from "./harness/sheet-cells.ts";

const operators = ["go-ral", "amsterdam", "opcharge", "park-n-charge", "vlaanderen"];
const standard = [
	["key-metrics", "Kerncijfers"],
	["beoordelingen", "Beoordelingen"],
	["realisatiestatus", "Realisatiestatus"],
	["realisatiedoorlooptijden", "Realisatiedoorlooptijden"],
] as const;

test("who may export gets the table as a workbook", async ({ asAccount }) => {
	const admin = new ReportPage(await asAccount("beheerder@go-ral.example"));
	await admin.open("realisatiedoorlooptijden?rijen=50");
	const { fileName, sheet } = await exportList(admin.page);
	expect(fileName).toMatch(/^\d{4}-\d{2}-\d{2}-workflow-\S+\.xlsx$/);
	const [header = [], ...rows] = sheet.rows;
	expect(header.map(({ shown: text }) => text).slice(0, 2)).toEqual(["Gemeente", "Processen"]);
	const [first] = await admin.cells(admin.table("Realisatiedoorlooptijden"));
	expect(rows[0]?.[0]?.shown).toBe(first?.[0]);
	expect(rows.at(-1)?.[0]?.shown).toBe("Gemiddeld over alles");

	const reader = new ReportPage(await asAccount("beheerder@rvb.example"));
	await reader.open("klanten");
	await expect(reader.table(/^Aanvragen per klant/)).toBeVisible();
	await expect(reader.page.getByRole("button", { name: "Exporteren" })).toHaveCount(0);
});

test("the workbook of every report has the cells of the screen, in its words", async ({ asAccount }) => {
	for (const tenant of operators) {
		const admin = new ReportPage(await asAccount(`beheerder@${tenant}.example`));
		for (const [path, label] of standard) {
			await admin.open(`${path}?weergave=tabel&rijen=50`);
			const table = admin.table(label);
			if (path === "realisatiedoorlooptijden") {
				const first = table.locator("tbody").getByRole("button").first();
				await first.click();
				await expect(first).toHaveAttribute("aria-expanded", "true");
			}
			const onScreen = await allCells(admin.page, table);
			const exported = await exportedCells(admin.page, label);
			const width = onScreen[0]?.length ?? 0;
			const filled = exported.map((row) => [...row.map(written), ...new Array<string>(Math.max(0, width - row.length)).fill("")]);
			expect([tenant, path, filled]).toEqual([tenant, path, onScreen.map((row) => row.map(bare))]);
		}
	}
});

/** Texts of all cells: in the head, in the rows of every page, and in the foot. */
async function allCells(page: Page, table: Locator): Promise<readonly (readonly string[])[]> {
	await expect(table.locator("tbody tr").first()).toBeVisible();
	const body = [...(await cellsOf(table, "tbody tr"))];
	const next = page.getByRole("button", { name: "Volgende pagina" });
	while ((await next.count()) > 0 && (await next.isEnabled())) {
		const before = await table.locator("tbody tr").first().textContent();
		await next.click();
		await expect(table.locator("tbody tr").first()).not.toHaveText(before ?? "");
		body.push(...(await cellsOf(table, "tbody tr")));
	}
	return [...(await cellsOf(table, "thead tr")), ...body, ...(await cellsOf(table, "tfoot tr"))];
}

const cellsOf = (table: Locator, rows: string): Promise<readonly (readonly string[])[]> =>
	table
		.locator(rows)
		.evaluateAll((found) =>
			found.map((row) =>
				[...row.querySelectorAll<HTMLTableCellElement>("th, td")].flatMap((cell) => [
					cell.textContent?.trim() ?? "",
					...new Array<string>(cell.colSpan - 1).fill(""),
				]),
			),
		);

/** A cell of the sheet; one that belongs to the row above is indented. */
const written = (cell: string | number): string => (typeof cell === "number" ? String(cell) : cell.trim());

/** A number as a sheet has it: without separators and units. */
const bare = (cell: string): string => {
	if (cell === "–") return "";
	return /^[\d.]+(,\d)?$/.test(cell) ? String(Number(cell.replaceAll(".", "").replace(",", "."))) : cell;
};
