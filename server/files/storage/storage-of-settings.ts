import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { DiskStorage } from "./disk-storage.ts";
import type { FileStorage } from "./file-storage.ts";
import { S3Storage } from "./s3-storage.ts";

/** The storage according to the settings: S3-compatible, or the folder `files` of the data. */
export function fileStorage({ files, dataDir }: Pick<Config, "files" | "dataDir">): FileStorage {
	return files.s3 === null ? new DiskStorage(join(dataDir, "files")) : new S3Storage(files.s3);
}
