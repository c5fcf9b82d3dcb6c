import { benchSheet } from "./bench-sheet.ts";
import zip from "./zip-by-hand.ts";

/**
 * The limit: the same cells as compactly as the format allows, written as text and compressed with nothing in between.
 */
async function write(rows: number, columns: number): Promise<{ readonly ms: number; readonly size: number }> {
	const sheet = benchSheet(rows, columns);
	const started = performance.now();
	const lines = sheet.rows.map((row) => `<row ht="20" customHeight="1">${row.map(cell).join("")}</row>`);
	const encode = (text: string) => new TextEncoder().encode(text);
	const file = await zip({ "xl/worksheets/sheet1.xml": encode(`<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>`) });
	return { ms: performance.now() - started, size: file.byteLength };
}

const special: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function cell(value: string | number | null): string {
	if (typeof value === "number") return `<c><v>${value}</v></c>`;
	return `<c t="inlineStr"><is><t>${(value ?? "").replace(/[&<>]/g, (character) => special[character] ?? character)}</t></is></c>`;
}

addEventListener("message", async ({ data }: MessageEvent<{ readonly rows: number; readonly columns: number }>) => {
	postMessage(await write(data.rows, data.columns));
});
