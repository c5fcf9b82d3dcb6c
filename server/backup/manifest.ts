import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { memberOf } from "../../engine/index.ts";
import type { TenantHead } from "../database/writing/verify-audit.ts";
import * as texts from "../texts/backup.ts";

/** The backup cannot be made, trusted or restored; the message is Dutch, for the operator. */
export class BackupError extends Error {}

/** The description of a backup: one copy of the database, and the files that it names. */
export interface Manifest {
	/** Version of this format; a later format has a higher number. */
	readonly format: 1;
	/** Instant at which the copy was complete, as an ISO text in UTC. Everything acknowledged before `begun` is in it. */
	readonly made: string;
	readonly begun: string;
	/** Version of the product. */
	readonly product: string;
	/** Name of the last migration. */
	readonly migration: string;
	readonly database: { readonly bytes: number; readonly sha256: string };
	readonly files: { readonly count: number; readonly bytes: number };
	/** Uuids of files that were removed while the backup was made: the database names them, but their bytes are gone. */
	readonly gone: readonly string[];
	/** Ends of the audit trail's chains. */
	readonly audit: readonly TenantHead[];
}

export const databaseName = "laadstroom.sqlite";
export const manifestName = "manifest.json";
/** Folder beside the backups with the bytes of all their files, each once. */
export const filesName = "files";

/** Reads a backup's description. @throws BackupError if it is missing or has a newer format */
export function readManifest(folder: string): Manifest {
	let content: string;
	try {
		content = readFileSync(join(folder, manifestName), "utf8");
	} catch {
		throw new BackupError(texts.noManifest(folder));
	}
	const manifest = parsed(content);
	if (memberOf(manifest, "format") !== 1) throw new BackupError(texts.unknownManifest(folder));
	return manifest as Manifest;
}

function parsed(content: string): unknown {
	try {
		return JSON.parse(content);
	} catch {
		return undefined;
	}
}

/** SHA-256 of a file of any size, hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
	const hash = createHash("sha256");
	for await (const part of createReadStream(file)) hash.update(part as Buffer);
	return hash.digest("hex");
}
