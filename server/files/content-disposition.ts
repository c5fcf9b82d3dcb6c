/** Header that has a browser save what comes, under this name (RFC 6266): in letters that every browser reads, and as it is. */
export function contentDisposition(name: string): string {
	const plain = name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^ -~]|["\\%]/gu, "_");
	const exact = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
	return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
