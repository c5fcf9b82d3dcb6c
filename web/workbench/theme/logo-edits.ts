import type { Edit, TenantDefinition } from "../../../engine/index.ts";
import { writeAt } from "../editing/write-at.ts";

/** Maximum size of a logo, in bytes. */
const mostBytes = 200 * 1024;

/**
 * Replaces the logo by an image file; null if the file is not an image. An edit is text, so that it can be undone: a bitmap is embedded in
 * an SVG of its size.
 */
export async function logoEdits(
	file: Blob,
	tenant: TenantDefinition,
	files: Readonly<Record<string, string | null>>,
): Promise<readonly Edit[] | null> {
	const drawing = file.size > mostBytes ? null : drawingOf(new Uint8Array(await file.arrayBuffer()));
	if (drawing === null) return null;
	const name = nameFor(tenant.theme.logo, files);
	const named = name === tenant.theme.logo ? null : writeAt("tenant.json", tenant, ["theme", "logo"], name);
	return [{ op: "text", file: name, value: drawing }, ...(named === null ? [] : [named])];
}

/** The present name if that is an SVG; otherwise a new one: binary files can't be replaced. */
function nameFor(now: string, files: Readonly<Record<string, string | null>>): string {
	if (now.endsWith(".svg") && files[now] !== null) return now;
	const names = ["logo.svg", ...Array.from({ length: 50 }, (_, index) => `logo-${index + 2}.svg`)];
	return names.find((name) => files[name] === undefined) ?? "logo.svg";
}

const pngBegins = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function drawingOf(bytes: Uint8Array): string | null {
	if (pngBegins.every((byte, index) => bytes[index] === byte)) return aroundPicture(bytes);
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
		return documentElement.localName === "svg" && documentElement.querySelector("parsererror") === null ? text : null;
	} catch {
		return null;
	}
}

/** Reads width and height from the header of the PNG. */
function aroundPicture(bytes: Uint8Array): string {
	const view = new DataView(bytes.buffer, bytes.byteOffset);
	const [width, height] = bytes.length < 24 ? [1, 1] : [view.getUint32(16), view.getUint32(20)];
	const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	const size = `width="${width}" height="${height}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}><image ${size} href="data:image/png;base64,${content}"/></svg>\n`;
}
