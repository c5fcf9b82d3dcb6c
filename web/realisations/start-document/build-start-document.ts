import {
	AlignmentType,
	BorderStyle,
	Document,
	Footer,
	Header,
	HeadingLevel,
	ImageRun,
	LineRuleType,
	Packer,
	PageNumber,
	Paragraph,
	ShadingType,
	Table,
	TableCell,
	TableLayoutType,
	TableRow,
	TabStopType,
	TextRun,
	WidthType,
} from "docx";
import { text } from "../../texts/text.ts";
import type { ContentRow } from "./start-document-content.ts";
import "../../texts/areas/files.ts";

/** A picture and its natural size. */
export interface Picture {
	readonly bytes: Uint8Array;
	readonly type: "jpg" | "png";
	/** Pixels. */
	readonly width: number;
	readonly height: number;
}

/** A picture in the document: `alt` is for screen readers, `caption` is printed below it. */
export interface DocumentPicture extends Picture {
	readonly alt: string;
	readonly caption: string;
}

export interface DocumentSection {
	readonly title: string;
	readonly rows: readonly ContentRow[];
	readonly pictures: readonly DocumentPicture[];
	/** Text to print if there are no pictures. */
	readonly withoutPictures?: string;
}

export interface DocumentParts {
	readonly title: string;
	/** Printed under the title and at the top of every page. */
	readonly caseReference: string;
	readonly address: string;
	readonly sections: readonly DocumentSection[];
	readonly organisation: string;
	/** As "#0B5C78". `heading` must be readable on white. */
	readonly colors: { readonly line: string; readonly heading: string };
	/** `paperWidth`: pixels of 1/96 inch; by default derived from the height. */
	readonly logo: (Picture & { readonly alt: string; readonly paperWidth?: number | undefined }) | null;
}

/** Twentieths of a point: A4 with margins of 2 cm. */
const page = { width: 11_906, height: 16_838, margin: 1134, inside: 9638 };
const columns = [3200, page.inside - 3200] as const;

/** Builds a .docx for Word and LibreOffice without macros, external references, or fields other than page numbers. */
export function buildStartDocument(parts: DocumentParts): Promise<Blob> {
	const heading = parts.colors.heading.replace("#", "");
	const name = literalText(`${parts.title} ${parts.caseReference}`);
	const document = new Document({
		title: name,
		subject: literalText(parts.address),
		creator: literalText(parts.organisation),
		lastModifiedBy: literalText(parts.organisation),
		description: name,
		styles: {
			default: {
				document: {
					run: { font: "Arial", size: 20, language: { value: "nl-NL", eastAsia: "nl-NL", bidirectional: "nl-NL" } },
					paragraph: { spacing: { after: 120, line: 264, lineRule: LineRuleType.AUTO } },
				},
				title: { run: { font: "Arial", size: 44, bold: true, color: heading }, paragraph: { spacing: { before: 0, after: 60 } } },
				heading1: {
					run: { font: "Arial", size: 26, bold: true, color: heading },
					paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
				},
			},
			paragraphStyles: [
				{ id: "Subtitle", name: "Subtitle", basedOn: "Normal", next: "Normal", run: { size: 24, color: "465365" } },
				{ id: "Caption", name: "caption", basedOn: "Normal", next: "Normal", run: { size: 17, color: "465365" } },
				{ id: "Footer", name: "footer", basedOn: "Normal", run: quiet },
				{ id: "TableText", name: "Table Text", basedOn: "Normal", paragraph: { spacing: { before: 40, after: 40 } } },
			],
		},
		sections: [
			{
				properties: {
					page: {
						size: { width: page.width, height: page.height },
						margin: { top: page.margin + 300, bottom: page.margin, left: page.margin, right: page.margin },
					},
				},
				headers: { default: new Header({ children: [headerLine(parts)] }) },
				footers: { default: new Footer({ children: [footerLine(parts)] }) },
				children: [
					new Paragraph({ heading: HeadingLevel.TITLE, children: lines(parts.title) }),
					new Paragraph({
						style: "Subtitle",
						children: lines([parts.caseReference, parts.address].filter((part) => part !== "").join(" · ")),
					}),
					...parts.sections.flatMap(sectionParts),
				],
			},
		],
	});
	return Packer.toBlob(document);
}

function headerLine({ logo, organisation, caseReference, colors }: DocumentParts): Paragraph {
	return new Paragraph({
		tabStops: [{ type: TabStopType.RIGHT, position: page.inside }],
		border: { bottom: { style: BorderStyle.SINGLE, size: 12, space: 6, color: colors.line.replace("#", "") } },
		children: [
			...(logo === null ? [new TextRun({ text: literalText(organisation), bold: true })] : [imageOf(logo, logo.alt, logoSize(logo))]),
			new TextRun({ text: `\t${literalText(caseReference)}`, size: 18, color: "465365" }),
		],
	});
}

/** Logo files are larger than printed, to stay sharp. Printed at the tenant's width, else at most 32 pixels high and 180 wide. */
function logoSize({ width, height, paperWidth }: NonNullable<DocumentParts["logo"]>): { readonly width: number; readonly height: number } {
	const scale = paperWidth === undefined ? Math.min(32 / height, 180 / width) : paperWidth / width;
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** For headers and footers. */
const quiet = { size: 17, color: "465365" } as const;

function footerLine({ organisation, title }: DocumentParts): Paragraph {
	const [before = "", between = ""] = text("startDocument.page").split(/\{page\}|\{pages\}/);
	return new Paragraph({
		style: "Footer",
		tabStops: [{ type: TabStopType.RIGHT, position: page.inside }],
		children: [
			...[literalText(`${title} · ${organisation}`), "\t", before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES].map(
				(piece) => new TextRun({ children: [piece] }),
			),
		],
	});
}

function sectionParts({ title, rows, pictures, withoutPictures }: DocumentSection): (Paragraph | Table)[] {
	return [
		new Paragraph({ heading: HeadingLevel.HEADING_1, children: lines(title) }),
		...(rows.length > 0 ? [tableOf(rows)] : []),
		...pictures.flatMap(({ alt, caption, ...picture }) => [
			new Paragraph({
				keepNext: true,
				spacing: { before: 200, after: 60 },
				children: [imageOf(picture, alt, pictureSize(picture))],
			}),
			new Paragraph({ style: "Caption", children: lines(caption) }),
		]),
		...(pictures.length === 0 && withoutPictures !== undefined ? [new Paragraph({ children: lines(withoutPictures) })] : []),
	];
}

/** Tables with at most this many rows are kept on one page. */
const mostRowsTogether = 12;

function tableOf(rows: readonly ContentRow[]): Table {
	const together = rows.length <= mostRowsTogether && rows.every((row) => row.text.length < 400);
	const border = { style: BorderStyle.SINGLE, size: 4, color: "D3DAE3" };
	return new Table({
		width: { size: page.inside, type: WidthType.DXA },
		layout: TableLayoutType.FIXED,
		columnWidths: columns,
		borders: { top: border, bottom: border, left: border, right: border, insideHorizontal: border, insideVertical: border },
		rows: [
			new TableRow({
				tableHeader: true,
				cantSplit: true,
				children: [text("startDocument.table.label"), text("startDocument.table.value")].map((head, index) =>
					cell(head, index, { isHead: true, keepNext: true }),
				),
			}),
			...rows.map((row, index) => {
				const keepNext = together && index < rows.length - 1;
				return new TableRow({ cantSplit: together, children: [cell(row.label, 0, { keepNext }), cell(row.text, 1, { keepNext })] });
			}),
		],
	});
}

interface CellKind {
	readonly isHead?: boolean;
	/** Keep on the same page as the next row. */
	readonly keepNext: boolean;
}

function cell(content: string, column: number, { isHead = false, keepNext }: CellKind): TableCell {
	return new TableCell({
		width: { size: columns[column] ?? 0, type: WidthType.DXA },
		margins: { top: 40, bottom: 40, left: 110, right: 110 },
		...(isHead ? { shading: { type: ShadingType.CLEAR, color: "auto", fill: "F3F5F8" } } : {}),
		children: [
			new Paragraph({
				style: "TableText",
				keepNext,
				alignment: AlignmentType.LEFT,
				children: lines(content, isHead || column === 0),
			}),
		],
	});
}

/** Runs for a text as it was typed, with its line breaks. */
function lines(content: string, bold = false): TextRun[] {
	return literalText(content)
		.split("\n")
		.map((line, index) => new TextRun({ text: line, ...(bold ? { bold } : {}), ...(index > 0 ? { break: 1 } : {}) }));
}

function imageOf(
	{ bytes, type }: Pick<Picture, "bytes" | "type">,
	alt: string,
	size: { readonly width: number; readonly height: number },
): ImageRun {
	const description = literalText(alt);
	return new ImageRun({ type, data: bytes, transformation: size, altText: { name: description, title: description, description } });
}

/**
 * Removes what XML cannot contain (control characters, lone surrogates, non-characters) and bidirectional overrides, which
 * could make a text read as something else.
 */
function literalText(given: string): string {
	return given.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]|\p{Cs}|[\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu, "");
}

/** Pixels of 1/96 inch. */
const maxPictureWidth = 600;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Leaves room on the page for the caption. */
const maxPictureHeight = 800;

/** The printed size: at most the natural size and the maximum, with the proportions kept. */
function pictureSize({ width, height }: Size): Size {
	const scale = Math.min(1, maxPictureWidth / width, maxPictureHeight / height);
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
