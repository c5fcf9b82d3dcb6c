import type { Slots } from "../calls/slots.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import type { ContentChecks } from "./content/content-checks.ts";
import type { FileLinks } from "./links/file-link.ts";
import type { FileScanner } from "./scanner/file-scanner.ts";
import type { Arrivals } from "./storage/arrivals.ts";
import type { FileStorage } from "./storage/file-storage.ts";

/** The means for keeping files: storage, checks and links. */
export interface FileKeeping {
	readonly data: DataDoor;
	readonly storage: FileStorage;
	readonly arrivals: Arrivals;
	/** Null: files are judged by their content alone. */
	readonly scanner: FileScanner | null;
	/** Files that the scanner could not judge, by uuid, with their tenant; longest waiting first. */
	readonly unjudged: Map<string, string>;
	readonly content: ContentChecks;
	readonly links: FileLinks;
	readonly mostBytes: number;
	/** For all files of one tenant together; null for no limit. */
	readonly mostBytesOfTenant: number | null;
	/** Limits how many hold a whole file in memory at once. */
	readonly slots: Slots;
	readonly now: () => number;
	/** Schedules the check of waiting files. */
	check(tenant: string): void;
	/** Schedules the removal of files that are no longer needed. */
	sweep(tenant: string): void;
	/** Resolves when none of this work is in progress. */
	settled(): Promise<void>;
}

declare module "fastify" {
	interface FastifyInstance {
		files: FileKeeping;
	}
}
