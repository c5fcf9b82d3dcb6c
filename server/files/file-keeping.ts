import type { Slots } from "../calls/slots.ts";
import type { DataDoor } from "../database/open-database.ts";
import type { ContentChecks } from "./content/content-checks.ts";
import type { FileLinks } from "./links/file-link.ts";
import type { FileScanner } from "./scanner/file-scanner.ts";
import type { Arrivals } from "./storage/arrivals.ts";
import type { FileStorage } from "./storage/file-storage.ts";

/** What keeping files takes: where bytes are, who looks at them, and who may have them. */
export interface FileKeeping {
	readonly data: DataDoor;
	readonly storage: FileStorage;
	readonly arrivals: Arrivals;
	/** Null: files are judged by their content alone. */
	readonly scanner: FileScanner | null;
	/** Files that the scanner could not judge, by uuid, with their tenant; who is first waits longest. */
	readonly unjudged: Map<string, string>;
	readonly content: ContentChecks;
	readonly links: FileLinks;
	readonly mostBytes: number;
	/** Of all files of one tenant together; null for no limit. */
	readonly mostBytesOfTenant: number | null;
	/** Whoever holds a whole file in memory. */
	readonly slots: Slots;
	readonly now: () => number;
	/** Schedules the check of the files that wait for one. */
	check(tenant: string): void;
	/** Lets go of what is not needed any more, soon. */
	sweep(tenant: string): void;
	/** Resolves when nothing of that is under way. */
	settled(): Promise<void>;
}

declare module "fastify" {
	interface FastifyInstance {
		files: FileKeeping;
	}
}
