import { type DataDoor, openDatabase } from "../../server/database/opening/open-database.ts";
import { verifyAudit } from "../../server/database/writing/verify-audit.ts";
import { bundleHash } from "../../server/tenants/file-content.ts";
import { madeTenants } from "../../server/tenants/made-tenant-store.ts";
import { filesOfRelease, lastActivation, listReleases } from "../../server/tenants/release-store.ts";
import { publishingOperations } from "./publishing-acts.ts";

/** Numbers of rows by table. */
export type Amounts = Readonly<Record<string, number>>;

/** The database's content about publishing, as far as acts change it. */
export interface Stored {
	/** Numbers of rows by table. */
	readonly amounts: Amounts;
	/** The active release. */
	readonly runs: number;
	/** The version that each process is on, by uuid. */
	readonly versions: Readonly<Record<string, string>>;
	/** Slugs of the tenants that were created without a folder. */
	readonly tenants: readonly string[];
	/** Inconsistencies that no act excuses. */
	readonly faults: readonly string[];
}

const tables = [
	...([
		"design",
		"design_file",
		"design_edit",
		"design_approval",
		"blob",
		"release",
		"release_file",
		"activation",
		"roll_back_approval",
		"flow_version",
	] as const),
	...(["realisation", "realisation_event", "realisation_history", "waiting", "idempotency_key"] as const),
];

export interface DatabasePlace {
	/** PostgreSQL's address; null for the file in the folder. */
	readonly url: string | null;
	readonly folder: string;
}

/** Reads the database of a server that may be running. */
export async function whatIsStored(place: DatabasePlace, tenant: string): Promise<Stored> {
	const data = await openDatabase({ ...place, now: Date.now, migrate: false });
	try {
		return { ...(await stored(data, tenant)), faults: await faultsOf(data, tenant) };
	} finally {
		await data.close();
	}
}

async function stored({ db }: DataDoor, tenant: string): Promise<Omit<Stored, "faults">> {
	const amounts: Record<string, number> = {};
	for (const table of tables) {
		const rows = await db.selectFrom(table).select("tenant").where("tenant", "=", tenant).execute();
		amounts[table] = rows.length;
	}
	const lines = await db
		.selectFrom("audit_entry")
		.select("operation")
		.where("operation", "in", [...publishingOperations])
		.execute();
	amounts.audit_entry = lines.length;
	const tenants = await madeTenants(db);
	amounts.closed = (await db.selectFrom("tenant_clock").select("tenant").where("closed_at", "is not", null).execute()).length;
	// For all tenants, including created ones.
	for (const table of ["release", "release_file", "activation"] as const) {
		amounts[`${table} of all`] = (await db.selectFrom(table).select("tenant").execute()).length;
	}
	const processes = await db
		.selectFrom("realisation")
		.select(["uuid", "flow_version"])
		.where("tenant", "=", tenant)
		.orderBy("uuid")
		.execute();
	const runs = (await lastActivation(db, tenant))?.release ?? 0;
	return { amounts, runs, tenants, versions: Object.fromEntries(processes.map(({ uuid, flow_version }) => [uuid, flow_version])) };
}

async function faultsOf({ db }: DataDoor, tenant: string): Promise<readonly string[]> {
	const faults: string[] = [];
	for (const { number, hash, flow_version: version } of await listReleases(db, tenant)) {
		if (bundleHash(await filesOfRelease(db, tenant, number)) !== hash)
			faults.push(`release ${number} has other files than it was made with`);
		const kept = await db.selectFrom("flow_version").select("hash").where("tenant", "=", tenant).where("version", "=", version).execute();
		if (kept.length === 0) faults.push(`the flow of release ${number} is not kept`);
	}
	for (const { number, what } of (await verifyAudit(db)).faults) faults.push(`line ${number} of the trail: ${what}`);
	return faults;
}
