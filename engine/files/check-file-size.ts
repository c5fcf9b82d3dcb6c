import { dutchNumber } from "../text/index.ts";
import * as fileTexts from "../texts/files.ts";

/** Bytes per kB, and kB per MB. */
const step = 1024;

/** What is wrong with a file of this size in bytes when `most` is the limit; null when it is fine. `most` 0: the limit is unknown. */
export function checkFileSize(bytes: number, most: number): string | null {
	if (bytes === 0) return fileTexts.emptyFile;
	return most > 0 && bytes > most ? fileTexts.tooLarge(sizeText(bytes, "up"), sizeText(most, "down")) : null;
}

/** "25 MB" or "512 kB", with one decimal where that helps. Rounded such that a file that is too large also looks too large. */
export function sizeText(bytes: number, towards: "up" | "down"): string {
	const [size, unit] = bytes < step * step ? [bytes / step, "kB"] : [bytes / (step * step), "MB"];
	const tenths = towards === "up" ? Math.ceil(size * 10) : Math.floor(size * 10);
	return `${dutchNumber(tenths / 10)} ${unit}`;
}
