import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { TenantDefinition } from "../../engine/index.ts";
import type { Sheet, SheetValue } from "../../web/export/sheet.ts";
import { Workbook } from "../../web/export/workbook.ts";
import { findLibreOffice } from "./find-libreoffice.ts";
import { partOf } from "./part-of.ts";
import { type ReadSheet, readSpreadsheet } from "./read-spreadsheet.ts";

const columns: Sheet["columns"] = [
	{ label: "Tekst", kind: "text", width: 30 },
	{ label: "Getal", kind: "number", width: 10 },
	{ label: "Dag", kind: "day", width: 12 },
	{ label: "Moment", kind: "instant", width: 12 },
	{ label: "Status", kind: "status", width: 14 },
	{ label: "Adres", kind: "address", width: 40 },
];

const statusColors = { Afgerond: "#C6E9D3", Geannuleerd: "#F6C9CB", "On hold": "#FFE0A3" };

/** Texts that a spreadsheet, or the writer, could easily misinterpret. */
const texts = [
	"=1+1",
	'=HYPERLINK("http://x.example";"klik")',
	"+31 6 12345678",
	"-5",
	"@x",
	"007",
	"871685900000000018",
	"1-2-2026",
	"1e5",
	"12%",
	"TRUE",
	"constructor",
	"__proto__",
	"hasOwnProperty",
	"_x0041_",
	"  spaties  ",
	"twee\nregels",
	"<&>\"'",
	"Größe é € 😀",
	"'aanhaling",
	"x".repeat(4000),
];

/** A skipped comparison must be visible: the title says what is missing. */
const libreOffice = findLibreOffice();
const describeWithLibreOffice = libreOffice === undefined ? describe.skip : describe;
const title = `a workbook${libreOffice === undefined ? " (LEFT OUT: LibreOffice is not on this machine; install libreoffice-calc or set LIBREOFFICE_PATH)" : " in LibreOffice"}`;

interface Plan {
	readonly postalCodes?: "formatted" | "stored";
	readonly name?: string;
}

async function workbookOf(rows: readonly (readonly SheetValue[])[], plan: Plan = {}): Promise<Buffer> {
	const book = new Workbook({ name: "Processen", columns, postalCodes: "formatted", statusColors, ...plan });
	book.add(rows);
	return Buffer.from(await (await book.write()).arrayBuffer());
}

async function written(rows: readonly (readonly SheetValue[])[], plan: Plan = {}): Promise<ReadSheet> {
	return readSpreadsheet(await workbookOf(rows, plan));
}

describeWithLibreOffice(title, () => {
	let file: Buffer;
	let sheet: ReadSheet;
	const row = (index: number) => sheet.rows[index + 1] ?? [];
	const rows: readonly (readonly SheetValue[])[] = [
		...texts.map((text): SheetValue[] => [text, null, null, null, null, null]),
		[null, 1234.5, "2026-03-29", Date.UTC(2026, 2, 29, 0, 30), "Afgerond", "Kade 1, 1015ab Plaats"],
		[null, -0.25, "2026-10-25", Date.UTC(2026, 9, 24, 22, 30), "Geannuleerd", "Weg 1234 te, 1015 AB Plaats"],
		[null, 0, "1900-02-01", Date.UTC(2026, 11, 31, 23, 30), "On hold", "1015ab"],
		["laatste", Number.NaN, "31-02-2026", null, "Actief", "Kade 1, 1015ss Plaats"],
		[],
		["na een lege rij"],
	];
	const at = (offset: number) => row(texts.length + offset);
	beforeAll(async () => {
		file = await workbookOf(rows);
		sheet = readSpreadsheet(file);
	}, 300_000);

	it("has the header and every row, in order, empty ones too", () => {
		expect(sheet.name).toBe("Processen");
		expect(sheet.rows[0]?.map(({ shown }) => shown)).toEqual(columns.map(({ label }) => label));
		expect(sheet.rows[sheet.rows.length - 1]?.[0]?.shown).toBe("na een lege rij");
		expect(sheet.rows[sheet.rows.length - 3]?.[0]?.shown).toBe("laatste");
	});

	it.each(texts.map((text, index) => [text.slice(0, 40), text, index] as const))("keeps %j as that text", (_name, text, index) => {
		expect(row(index)[0]).toMatchObject({ type: "string", shown: text });
	});

	it("says of what would become something else at the next edit that it is text, and of nothing more", () => {
		const cells = partOf(file, "xl/worksheets/sheet1.xml") ?? "";
		const styles = partOf(file, "xl/styles.xml") ?? "";
		const formatOf = (place: string) => {
			const style = new RegExp(`<c r="${place}" s="(\\d+)"`).exec(cells)?.[1];
			const id =
				style === undefined ? undefined : /numFmtId="(\d+)"/.exec([...styles.matchAll(/<xf [^>]*>/g)][Number(style)]?.[0] ?? "")?.[1];
			return id === undefined ? "" : (new RegExp(`<numFmt numFmtId="${id}" formatCode="([^"]*)"`).exec(styles)?.[1] ?? "");
		};
		const marked = texts.filter((_, index) => formatOf(`A${index + 2}`) === "@");
		expect(marked).toEqual(texts.filter((text) => /^[=+\-@ ]|^[\d%-]+$/.test(text)));
		expect(marked.length).toBeGreaterThanOrEqual(8);
	});

	it("has numbers as numbers, and nothing where there is none", () => {
		expect([at(0)[1], at(1)[1], at(2)[1]].map((cell) => [cell?.type, Number(cell?.value)])).toEqual([
			["float", 1234.5],
			["float", -0.25],
			["float", 0],
		]);
		expect(at(3)[1]).toMatchObject({ type: "", shown: "" });
	});

	it("REQ-289 shows days and instants as day/month/year, in the time of the Netherlands", () => {
		expect([at(0), at(1)].map((cells) => [cells[2]?.type, cells[2]?.value, cells[2]?.shown])).toEqual([
			["date", "2026-03-29", "29/03/2026"],
			["date", "2026-10-25", "25/10/2026"],
		]);
		expect([at(0), at(1), at(2)].map((cells) => [cells[3]?.type, cells[3]?.value.slice(0, 16), cells[3]?.shown])).toEqual([
			["date", "2026-03-29T01:30", "29/03/2026"],
			["date", "2026-10-25T00:30", "25/10/2026"],
			["date", "2027-01-01T00:30", "01/01/2027"],
		]);
	});

	it("leaves what is no day, and days that spreadsheets do not have, as text", () => {
		expect([at(2)[2], at(3)[2]]).toMatchObject([
			{ type: "string", shown: "1900-02-01" },
			{ type: "string", shown: "31-02-2026" },
		]);
	});

	it("REQ-288 colours Afgerond green, Geannuleerd red and On hold amber, and no other status", () => {
		expect([at(0), at(1), at(2), at(3)].map((cells) => [cells[4]?.shown, cells[4]?.background.toUpperCase()])).toEqual([
			["Afgerond", "#C6E9D3"],
			["Geannuleerd", "#F6C9CB"],
			["On hold", "#FFE0A3"],
			["Actief", "TRANSPARENT"],
		]);
	});

	it("REQ-287 has a width for each column, rows of 20 and a header of 30 that stays in place", () => {
		// Without a window LibreOffice reports no panes, so this is read from the file itself.
		expect(partOf(file, "xl/worksheets/sheet1.xml")).toMatch(/<pane ySplit="1" xSplit="0" topLeftCell="A2" [^>]*state="frozen"\/>/);
		expect(sheet.rowHeights.map(Math.round)).toEqual([30, ...rows.map(() => 20)]);
		// Measured in characters of a font that differs between machines, so only the ratios count.
		const widths = sheet.columnWidths.slice(0, columns.length);
		for (const [index, { width }] of columns.entries()) {
			expect((widths[index] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(width / (columns[0]?.width ?? 1), 1);
		}
	});

	it("writes postal codes as 1234 AB, and only those", () => {
		expect([at(0), at(1), at(2), at(3)].map((cells) => cells[5]?.shown)).toEqual([
			"Kade 1, 1015 AB Plaats",
			"Weg 1234 te, 1015 AB Plaats",
			"1015 AB",
			"Kade 1, 1015ss Plaats",
		]);
	});

	it("REQ-290 leaves postal codes as they are stored for the tenant go-ral, which says so", async () => {
		const { export: { postalCodes } = {} } = JSON.parse(readFileSync("flows/go-ral/tenant.json", "utf8")) as Pick<
			TenantDefinition,
			"export"
		>;
		if (postalCodes === undefined) throw new Error("go-ral says nothing of postal codes");
		const stored = await written([[null, null, null, null, null, "Kade 1, 1015ab Plaats"]], {
			postalCodes,
			name: "Mag niet: [x]/\\*? en veel te lang voor een naam",
		});
		expect(stored.rows[1]?.[5]?.shown).toBe("Kade 1, 1015ab Plaats");
		expect(stored.name).toBe("Mag niet   x  en veel te lang v");
	});

	it("has a header alone where there are no rows", async () => {
		expect((await written([])).rows).toHaveLength(1);
	});
});
