import { dutchNumber } from "../text/index.ts";

/** Bytes in a kB; a MB has as many kB. */
const step = 1024;

/** What is wrong with a file of so many bytes where one may have `most`; null when nothing is. `most` 0: not known. */
export function checkFileSize(bytes: number, most: number): string | null {
	if (bytes === 0) return "Leeg bestand.";
	return most > 0 && bytes > most ? `${sizeText(bytes, "up")}, ten hoogste ${sizeText(most, "down")}.` : null;
}

/** "25 MB" or "512 kB", with one figure behind the comma where that says more. Rounded so that what is too large reads so. */
export function sizeText(bytes: number, towards: "up" | "down"): string {
	const [size, unit] = bytes < step * step ? [bytes / step, "kB"] : [bytes / (step * step), "MB"];
	const tenths = towards === "up" ? Math.ceil(size * 10) : Math.floor(size * 10);
	return `${dutchNumber(tenths / 10)} ${unit}`;
}
