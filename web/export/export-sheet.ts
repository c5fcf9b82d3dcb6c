import { buildWorkbook, type ExportProgress } from "./build-workbook.ts";
import { saveFile } from "./save-file.ts";
import type { Sheet } from "./sheet.ts";

interface SheetExport extends ExportProgress {
	readonly sheet: Sheet;
	readonly fileName: string;
}

/** Writes the sheet as a workbook, beside the page's own work, and gives it to the person as a download. */
export async function exportSheet({ sheet, fileName, onProgress, signal }: SheetExport): Promise<void> {
	const file = await buildWorkbook(sheet, { onProgress, signal });
	signal?.throwIfAborted();
	saveFile(file, fileName);
	onProgress?.(1);
}
