import { zipSync } from "fflate";

/** The first day the format knows: equal contents give equal files. */
const noDate = new Date(1980, 0, 1);

/**
 * Takes the place of the workbook writer's own zip (web/vite.config.ts). That one compresses in workers made of
 * `blob:` addresses, which our policy refuses; here it is in a worker already, so the same library may take its time.
 */
export default async function zip(files: Readonly<Record<string, Uint8Array>>): Promise<ArrayBuffer> {
	return zipSync(files, { level: 6, mtime: noDate }).buffer as ArrayBuffer;
}
