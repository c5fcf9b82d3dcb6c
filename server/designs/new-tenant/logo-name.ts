/** The file name of a logo, according to its bytes; undefined when they are not a picture that a tenant may have. */
export function logoName(base64: string): string | undefined {
	const bytes = Buffer.from(base64, "base64");
	if (bytes.subarray(0, 8).equals(png)) return "logo.png";
	return /^(?:\uFEFF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg[\s>]/.test(bytes.toString("utf8")) ? "logo.svg" : undefined;
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
