/** The browser may still be reading the file after the click. Milliseconds. */
const keptMs = 60_000;

/** Offers the file as a download. */
export function saveFile(file: Blob, fileName: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = fileName;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
