import { zipSync } from "fflate";

/** The earliest date the format can hold, so that equal contents give equal files. */
const noDate = new Date(1980, 0, 1);

/**
 * Replaces the workbook writer's own zip (web/vite.config.ts), which compresses in workers created from `blob:`
 * addresses, forbidden by our policy. This code already runs in a worker, so the same library may compress
 * synchronously.
 */
export default async function zip(files: Readonly<Record<string, Uint8Array>>): Promise<ArrayBuffer> {
	return zipSync(files, { level: 6, mtime: noDate }).buffer as ArrayBuffer;
}
