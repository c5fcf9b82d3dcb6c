import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largeFolder } from "../../bench/workbench/large-folder.ts";
import type { BundleFiles } from "../../engine/index.ts";
import { bundleFiles } from "../../server/tenants/bundle-files.ts";

/** The texts of a tenant with a generated flow of 60 steps and 2,000 fields. */
export function largeFlow(): BundleFiles {
	const place = mkdtempSync(join(tmpdir(), "large-flow-"));
	try {
		largeFolder(join(place, "utopia"));
		return new Map([...bundleFiles(join(place, "utopia"), "all")].filter(([, text]) => text !== null));
	} finally {
		rmSync(place, { recursive: true, force: true });
	}
}
