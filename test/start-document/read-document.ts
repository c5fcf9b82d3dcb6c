import { strFromU8, unzipSync } from "fflate";

interface ReadTable {
	/** Whether the first row is repeated on every page and marked as a header. */
	readonly hasHead: boolean;
	readonly rows: readonly (readonly string[])[];
}

export interface ReadDocument {
	/** Every part of the package by path, as text. */
	readonly parts: ReadonlyMap<string, string>;
	/** Style and text of every paragraph outside tables, in order. */
	readonly paragraphs: readonly { readonly style: string; readonly text: string }[];
	readonly tables: readonly ReadTable[];
	/** Every picture in the text: its alternative text, and its width in pixels of 1/96 inch. */
	readonly pictures: readonly { readonly alt: string; readonly width: number }[];
}

const emuPerPixel = 9525;

/** A Word file as interpreted by a reader of the format. */
export function readDocument(file: Uint8Array): ReadDocument {
	const parts = new Map(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]));
	const body = parts.get("word/document.xml") ?? "";
	const outside = body.replace(/<w:tbl>.*?<\/w:tbl>/gs, "");
	return {
		parts,
		paragraphs: [...outside.matchAll(/<w:p[ >].*?<\/w:p>|<w:p\/>/gs)].map(([xml]) => ({
			style: /<w:pStyle w:val="([^"]*)"/.exec(xml)?.[1] ?? "",
			text: textOf(xml),
		})),
		tables: [...body.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => {
			const rows = [...table.matchAll(/<w:tr[ >].*?<\/w:tr>/gs)].map(([row]) => row);
			return {
				hasHead: rows[0]?.includes("<w:tblHeader") === true,
				rows: rows.map((row) => [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => textOf(cell))),
			};
		}),
		pictures: [...body.matchAll(/<wp:extent cx="(\d+)"[^>]*>.*?<wp:docPr [^>]*descr="([^"]*)"/gs)].map(([, width, alt = ""]) => ({
			alt: unescaped(alt),
			width: Number(width) / emuPerPixel,
		})),
	};
}

function textOf(xml: string): string {
	const pieces = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>|<w:tab\/>/g)];
	return pieces.map(([piece, text]) => (text === undefined ? (piece === "<w:br/>" ? "\n" : "\t") : unescaped(text))).join("");
}

function unescaped(text: string): string {
	return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&amp;", "&");
}
