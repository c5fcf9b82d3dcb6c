import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFileCategory, splitFileName } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { insertFile } from "../files/file-store.ts";
import type { FileStorage } from "../files/storage/file-storage.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { UploadedDemoFile } from "./walk-process.ts";

/** The source of a demonstration's documents, and the storage for their bytes. */
export interface DemoFileKeeping {
	/** Folder of the tenants. */
	readonly flowsDir: string;
	/** Without it no bytes are stored; the documents are known, and missing. */
	readonly storage?: Pick<FileStorage, "put">;
}

/** Stores the documents of a demonstration as checked and in use. Their bytes come first, so that no document is without them. */
export async function storeDemoFiles(
	{ db }: WriteScope,
	{ slug }: Tenant,
	files: readonly UploadedDemoFile[],
	{ flowsDir, storage }: DemoFileKeeping,
): Promise<void> {
	for (const { uuid, name, category, process, userId, at } of files) {
		const bytes = readFileSync(join(flowsDir, slug, "demo", "files", name));
		await storage?.put({ tenant: slug, uuid }, bytes);
		const kept = storage === undefined ? 0 : 1;
		await insertFile(db, {
			tenant: slug,
			uuid,
			owner: "realisation",
			owner_uuid: process.identity.uuid,
			category: findFileCategory(category)?.name ?? category,
			...splitFileName(name),
			created_at: at,
			created_by: userId,
			uploaded_at: at,
			size: kept === 1 ? bytes.length : null,
			sha256: kept === 1 ? createHash("sha256").update(bytes).digest("hex") : null,
			stored: kept,
			used: 1,
			suspect: 0,
			gdpr: 0,
			missing: 1 - kept,
			deleted: 0,
			checked: 1,
		});
	}
}
