import { createHash } from "node:crypto";
import type { BundleFiles } from "../../../engine/index.ts";

/** The same for equal files, in whatever order they were read. */
export function filesHash(files: BundleFiles): string {
	const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
	return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
