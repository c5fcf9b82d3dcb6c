/** Saves bytes as a file in the person's downloads. */
export function saveBytes(bytes: Blob, name: string): void {
	const address = URL.createObjectURL(bytes);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads the address when it gets round to it; a minute is enough for the largest.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
