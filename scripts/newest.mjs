import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Time of the newest file below the folders, in milliseconds; 0 when there is none. */
export function newest(...folders) {
	let time = 0;
	for (const folder of folders) {
		for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
			if (entry.isFile()) time = Math.max(time, statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs);
		}
	}
	return time;
}
