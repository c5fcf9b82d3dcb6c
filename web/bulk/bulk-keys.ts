import type { BulkKind } from "../../engine/index.ts";

/** Key of each act while rows are chosen. */
export const bulkKeys: Readonly<Record<BulkKind, string>> = {
	onhold: "h",
	resume: "v",
	cancel: "c",
	tags: "t",
	accept: "a",
	reject: "r",
	remove: "d",
};
