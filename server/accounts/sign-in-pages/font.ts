import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

export const fontAddress = "/oidc/inter.woff2";

const file = createRequire(import.meta.url).resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");
let font: Promise<Buffer> | undefined;

/** The product's typeface, from the same package as the web's; read at the first sign-in. */
export function readFont(): Promise<Buffer> {
	font ??= readFile(file);
	return font;
}
