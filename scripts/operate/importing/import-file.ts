import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Config } from "../../../server/config/config.ts";
import { SourceFileError } from "../../../server/requests/intake/source-lines.ts";
import { type IntakeReport, takeIn } from "../../../server/requests/intake/take-in.ts";
import { readTenants } from "../../../server/tenants/read-tenants.ts";
import { databaseVersion, olderDatabase } from "../database-version.ts";
import { findDatabase } from "../find-database.ts";
import type { Progress } from "./progress.ts";

export interface ImportWish {
	readonly tenant: string;
	readonly file: string;
	readonly dryRun: boolean;
	readonly skipBad: boolean;
	readonly signal: AbortSignal;
}

/** The import could not start; the message says why, for the person at the terminal. */
export class ImportError extends Error {}

/** Imports a file into the configured database, whether or not a server is running. */
export async function importFile(config: Config, wish: ImportWish, now: () => number, progress: Progress): Promise<IntakeReport> {
	const bytes = readBytes(wish.file);
	const all = readTenants(config.flowsDir);
	const found = all.find(({ definition }) => definition.slug === wish.tenant);
	if (found === undefined) {
		throw new ImportError(`There is no tenant ${wish.tenant}. There are: ${all.map(({ definition }) => definition.slug).join(", ")}.`);
	}
	const { definition, flow } = found;
	const municipalities = (definition.municipalityOptions ?? []).filter(
		({ value }) => config.municipalityCodes === null || config.municipalityCodes.includes(value),
	);
	const data = await findDatabase(config);
	if (data === undefined) {
		throw new ImportError(`There is no database in ${config.dataDir}: DATA_DIR or DATABASE_URL say which one is meant.`);
	}
	try {
		if ((await databaseVersion(data)) !== "same") throw new ImportError(olderDatabase);
		const tenant = { slug: definition.slug, definition, municipalities, flow: { definition: flow } };
		return await takeIn({ ...wish, data, tenant, bytes, fileName: basename(wish.file), now: now(), progress: progress.show });
	} catch (error) {
		if (error instanceof SourceFileError) throw new ImportError(`${wish.file}: ${error.message}`);
		if (isBusy(error))
			throw new ImportError("The database is being written to by others and did not come free. Nothing was written; try again.");
		throw error;
	} finally {
		progress.end();
		await data.close();
	}
}

function readBytes(file: string): Uint8Array {
	try {
		return readFileSync(file);
	} catch (error) {
		throw new ImportError(`${file} can't be read: ${(error as Error).message}`);
	}
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
}
