import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type ReadSheet, readSpreadsheet } from "../../export/read-spreadsheet.ts";

/** Exports what the list shows, and opens the file in LibreOffice. */
export async function exportList(page: Page): Promise<{ readonly fileName: string; readonly sheet: ReadSheet }> {
	const tab = page.getByRole("button", { name: "Exporteren" });
	if ((await tab.getAttribute("aria-expanded")) === "false") await tab.click();
	const coming = page.waitForEvent("download");
	await page.getByRole("button", { name: "Exporteer naar Excel" }).click();
	const download = await coming;
	await expect(page.getByText(`Het bestand ${download.suggestedFilename()} is klaar.`)).toBeVisible();
	return { fileName: download.suggestedFilename(), sheet: readSpreadsheet(readFileSync(await download.path())) };
}

/** Rows of a sheet as records keyed by column heading. */
export function recordsOf({ rows: [header = [], ...rows] }: ReadSheet): readonly Readonly<Record<string, string>>[] {
	return rows.map((row) => Object.fromEntries(header.map(({ shown }, index) => [shown, row[index]?.shown ?? ""])));
}

/** Every row of the list on all pages, keyed by column heading, as shown on screen; dates by their day. */
export async function listedRecords(page: Page): Promise<readonly Readonly<Record<string, string>>[]> {
	const next = page.getByRole("button", { name: "Volgende pagina" });
	const records: Readonly<Record<string, string>>[] = [];
	for (;;) {
		records.push(...(await page.getByRole("table").evaluate(rowsOfTable)));
		if ((await next.count()) === 0 || (await next.isDisabled())) return records;
		const before = await page.locator("a[data-row]").first().textContent();
		await next.click();
		await expect(page.locator("a[data-row]").first()).not.toHaveText(before ?? "");
	}
}

function rowsOfTable(table: Element): Readonly<Record<string, string>>[] {
	const day = new Intl.DateTimeFormat("nl-NL", { timeZone: "Europe/Amsterdam", day: "2-digit", month: "2-digit", year: "numeric" });
	const shown = (cell: Element) => {
		const instant = cell.querySelector("time")?.dateTime;
		if (instant !== undefined) return day.format(Date.parse(instant)).replaceAll("-", "/");
		const copy = cell.cloneNode(true) as Element;
		// A step's number is in a circle before its name.
		if (cell.getAttribute("data-label") === "Stap") copy.querySelector("span > span")?.remove();
		return (copy.textContent ?? "").trim();
	};
	return [...table.querySelectorAll("tbody tr")].map((row) =>
		Object.fromEntries([...row.querySelectorAll("td")].map((cell) => [cell.getAttribute("data-label") ?? "", shown(cell)])),
	);
}
