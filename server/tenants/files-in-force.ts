import type { DataDoor } from "../database/opening/open-database.ts";
import type { FileContents } from "./file-content.ts";
import { readFolderContents } from "./folder-contents.ts";
import { filesOfRelease } from "./release-store.ts";
import type { Tenant } from "./tenant.ts";

/** The files on which a tenant runs: those of its active release, or its folder. */
export async function filesInForce({ db }: Pick<DataDoor, "db">, { slug, folder, running }: Tenant): Promise<FileContents> {
	return running === undefined ? readFolderContents(folder) : filesOfRelease(db, slug, running.release);
}
