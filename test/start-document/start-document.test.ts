import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { parseFlow, type RealisationRecord, resolveBlocks, type StartDocumentDefinition } from "../../engine/index.ts";
import { blocks, startDocument } from "../../schemas/index.ts";
import { buildStartDocument, type DocumentParts } from "../../web/realisations/start-document/build-start-document.ts";
import { startDocumentContent } from "../../web/realisations/start-document/start-document-content.ts";
import { flowFields } from "../../web/realisations/step/state/field-labels.ts";
import { exampleRecord } from "../../web/test-support/example-record.ts";
import { findLibreOfficeWriter } from "../export/find-libreoffice.ts";
import { convertDocument } from "./convert-document.ts";
import { makePng } from "./make-png.ts";
import { type ReadDocument, readDocument } from "./read-document.ts";
import "../../web/texts/areas/forms.ts";

const flow = resolveBlocks(
	parseFlow(readFileSync("flows/go-ral/flow.json", "utf8"), "flow.json").definition ?? expectedFlow(),
	blocks as never,
);

function expectedFlow(): never {
	throw new Error("the flow of go-ral cannot be read");
}

const values = {
	Location: {
		Latitude: 51.98513,
		Longitude: 5.8987,
		StreetName: "Velperweg",
		HouseNumber: "12",
		PostalCode: "6824 BA",
		CityName: "Arnhem",
		Remarks: "Naast de fietsenstalling.\nGraag twee vakken.",
	},
	ParkingSpots: { Type: "hub", NumberOfChargingStations: 2, NumberOfParkingSpots: 4, Identifiers: ["A_1", "A_2"] },
	Stakeholders: { Municipality: "municipality|arnhem", ChargePointOperator: "cpo|stroom", GridOperator: "gridoperator|oost" },
};
const names: Readonly<Record<string, string>> = {
	"municipality|arnhem": "Gemeente Arnhem",
	"cpo|stroom": "Stroom & Co",
	"gridoperator|oost": "Net Oost",
};

function contentOf(changes: Partial<RealisationRecord> = {}, definition: StartDocumentDefinition = startDocument) {
	return startDocumentContent(definition, {
		record: { ...exampleRecord({ number: 12, createdAt: Date.parse("2026-11-02T09:00:00Z"), values }), ...changes },
		bindings: flow.bindings,
		fields: flowFields(flow),
		stakeholders: () => Object.entries(names).map(([value, label]) => ({ value, label, inactive: false })),
		processTypes: [{ value: "Op aanvraag", text: "Op aanvraag" }],
		now: Date.parse("2026-11-21T12:00:00Z"),
	});
}

function partsOf(content = contentOf(), changes: Partial<DocumentParts> = {}): DocumentParts {
	const wide = { bytes: makePng(1600, 900), type: "png", width: 1600, height: 900 } as const;
	return {
		...content,
		organisation: "Voorbeeldstad",
		colors: { line: "#00A19A", heading: "#0B5C78" },
		logo: { bytes: makePng(260, 80), type: "png", width: 260, height: 80, alt: "Logo van Voorbeeldstad" },
		sections: content.sections.map(({ title, rows, pictures, map }) => ({
			title,
			rows,
			pictures:
				pictures === "TopView"
					? [{ ...wide, alt: "Bovenaanzicht: luchtfoto.png", caption: "luchtfoto.png" }]
					: map === null
						? []
						: [
								{
									bytes: makePng(300, 200),
									type: "png",
									width: 300,
									height: 200,
									alt: "Kaart van de locatie",
									caption: "Kaart. © Kadaster",
								},
							],
			...(pictures === null ? {} : { withoutPictures: "Er is geen afbeelding beschikbaar." }),
		})),
		...changes,
	};
}

async function written(parts: DocumentParts): Promise<Uint8Array> {
	return new Uint8Array(await (await buildStartDocument(parts)).arrayBuffer());
}

const hostile = [
	"<w:p/><!-- &amp; -->",
	"]]> \"aanhaling\" 'enkel'",
	'{ HYPERLINK "http://x.example" } { INCLUDETEXT "c:\\geheim.txt" }',
	"nul\u0000 bel\u0007 esc\u001b[31m wissen\u007f c1\u0085",
	"omgekeerd \u202etxt.exe\u202c",
	"half \ud800 teken \uffff",
	"regel 1\r\nregel 2",
	"Größe é € 😀",
].join(" | ");
const asRead = [
	"<w:p/><!-- &amp; -->",
	"]]> \"aanhaling\" 'enkel'",
	'{ HYPERLINK "http://x.example" } { INCLUDETEXT "c:\\geheim.txt" }',
	"nul bel esc[31m wissen c1",
	"omgekeerd txt.exe",
	"half  teken ",
	"regel 1\nregel 2",
	"Größe é € 😀",
].join(" | ");

describe("the start document", () => {
	let document: ReadDocument;
	beforeAll(async () => {
		document = readDocument(await written(partsOf()));
	});

	it("says of the process what the description names, in the words of the flow's own forms", () => {
		const content = contentOf();
		expect(content.sections.map(({ title }) => title)).toEqual([
			...["Proces", "Locatievoorstel", "Laadsituatie", "Betrokken partijen", "Bovenaanzicht", "Zijaanzicht"],
		]);
		expect(content.sections[1]?.rows).toEqual([
			{ label: "Adres", text: "Velperweg 12, 6824 BA Arnhem" },
			{ label: "Coördinaten", text: "51,98513 NB, 5,89870 OL" },
			{ label: "Opmerkingen", text: "Naast de fietsenstalling.\nGraag twee vakken." },
		]);
		expect(content.sections[2]?.rows).toEqual([
			{ label: "Type", text: "Laadplein" },
			{ label: "Aantal laadpalen", text: "2" },
			{ label: "Aantal parkeerplaatsen", text: "4" },
			{ label: "Identificaties", text: "A_1, A_2" },
		]);
		expect(content.sections[3]?.rows).toEqual([
			{ label: "Gemeente", text: "Gemeente Arnhem" },
			{ label: "CPO", text: "Stroom & Co" },
			{ label: "Netbeheerder", text: "Net Oost" },
			{ label: "Aannemer", text: "Niet ingevuld" },
		]);
	});

	it("leaves out what the flow has no field for, and takes a label of the description over the form's", () => {
		const rows = [{ field: "Location.Remarks", label: "Bijzonderheden" }, { field: "Nergens.Veld" }, { group: "Nergens" }];
		const content = contentOf(
			{},
			{
				sections: [
					{ title: "A", rows },
					{ title: "B", rows: rows.slice(1) },
				],
			},
		);
		expect(content.sections.map(({ title, rows: [first] }) => [title, first?.label])).toEqual([["A", "Bijzonderheden"]]);
	});

	it("is a Word document with headings, tables with a head, page numbers and Dutch as its language", () => {
		const { paragraphs, tables, parts } = document;
		expect(paragraphs.filter(({ style }) => style === "Title").map(({ text }) => text)).toEqual(["Startdocument"]);
		expect(paragraphs.filter(({ style }) => style === "Subtitle").map(({ text }) => text)).toEqual([
			"0202-12 · Velperweg 12, 6824 BA Arnhem",
		]);
		expect(paragraphs.filter(({ style }) => style === "Heading1").map(({ text }) => text)).toEqual(
			contentOf().sections.map(({ title }) => title),
		);
		expect(tables.map(({ hasHead, rows }) => [hasHead, rows[0]])).toEqual(Array(4).fill([true, ["Onderdeel", "Gegeven"]]));
		const said = contentOf().sections.map(({ rows }) => rows.map(({ label, text }) => [label, text]));
		expect(tables.map(({ rows }) => rows.slice(1))).toEqual(said.filter((rows) => rows.length > 0));
		expect(parts.get("word/styles.xml")).toContain('w:lang w:val="nl-NL"');
		const footer = parts.get("word/footer1.xml") ?? "";
		expect([footer.includes("PAGE"), footer.includes("NUMPAGES"), footer.includes("Pagina ")]).toEqual([true, true, true]);
	});

	it("REA-059 shows pictures at most 600 wide, smaller ones as they are, each with a text for who does not see it", () => {
		expect(document.pictures).toEqual([
			{ alt: "Kaart van de locatie", width: 300 },
			{ alt: "Bovenaanzicht: luchtfoto.png", width: 600 },
		]);
		expect(document.paragraphs.map(({ text }) => text)).toContain("Er is geen afbeelding beschikbaar.");
		expect(document.parts.get("word/header1.xml")).toContain('descr="Logo van Voorbeeldstad"');
	});

	it("T27 keeps hostile text literal, in tables, captions, alternative texts and properties, and refers to nothing outside", async () => {
		const content = contentOf({ case_ref: hostile, values: { ...values, Location: { ...values.Location, Remarks: hostile } } });
		const base = partsOf({ ...content, title: hostile, address: hostile });
		const picture = { bytes: makePng(10, 10), type: "png", width: 10, height: 10, alt: hostile, caption: hostile } as const;
		const file = await written({
			...base,
			organisation: hostile,
			sections: [...base.sections, { title: hostile, rows: [{ label: hostile, text: hostile }], pictures: [picture] }],
		});
		const read = readDocument(file);
		expect(read.tables.at(-1)?.rows.at(-1)).toEqual([asRead, asRead]);
		expect(read.paragraphs.filter(({ text }) => text === asRead)).toHaveLength(3);
		expect(read.pictures.at(-1)?.alt).toBe(asRead);
		for (const [path, text] of read.parts) {
			if (path.endsWith(".rels")) expect([path, /TargetMode="External"|https?:\/\/(?!schemas\.)/.test(text)]).toEqual([path, false]);
			if (path.endsWith(".xml")) expect([path, /[^\P{Cc}\n\t\r]|\uffff/u.test(text)]).toEqual([path, false]);
		}
		// Page numbers are the only fields.
		const instructions = [...read.parts.values()].flatMap((text) =>
			[...text.matchAll(/<w:instrText[^>]*>([^<]*)</g)].map(([, field]) => field),
		);
		expect(new Set(instructions)).toEqual(new Set(["PAGE", "NUMPAGES"]));
	});
});

/** A skipped comparison must be visible: the title says what is missing. */
const libreOffice = findLibreOfficeWriter();
const describeWithLibreOffice = libreOffice === undefined ? describe.skip : describe;
const title = `the start document${libreOffice === undefined ? " (LEFT OUT: LibreOffice Writer is not on this machine; install libreoffice-writer or set LIBREOFFICE_PATH)" : " in LibreOffice"}`;

describeWithLibreOffice(title, () => {
	it("opens, hostile text and all, and reads as it was written", async () => {
		const content = contentOf({ values: { ...values, Location: { ...values.Location, Remarks: hostile } } });
		const file = await written(partsOf(content));
		const text = convertDocument(libreOffice ?? "", file, "txt:Text")
			.toString("utf8")
			.replace(/^\ufeff/, "");
		for (const { title: heading, rows } of content.sections) {
			expect(text).toContain(heading);
			for (const row of rows) expect(text).toContain(row.label);
		}
		expect(text).toContain(asRead);
		expect(text).toContain("Velperweg 12, 6824 BA Arnhem");
		expect(
			convertDocument(libreOffice ?? "", file, "pdf")
				.subarray(0, 5)
				.toString(),
		).toBe("%PDF-");
	});
});
