import type { Kysely } from "kysely";
import { filesTakenOff, mayReadStep, type PersonAccess, type Realisation, readJson, realisationOf } from "../../../engine/index.ts";
import { prepared } from "../../database/dialects/prepared.ts";
import type { About } from "../../database/reading/read-ahead.ts";
import type { Database } from "../../database/tables/tables.ts";
import type { FlowVersion } from "../../flows/flow-version.ts";
import { Problem } from "../../problems/problem.ts";
import { findFlowVersion, getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import { findToChange, realisationsAhead } from "./realisation-store.ts";
import { eventsOf, readHead } from "./stored-record.ts";

/** What other capabilities may know about a process: its geography code and its active step. */
interface RealisationPlace {
	/** Geography code. */
	readonly code: string;
	/** Short code of the open step; null when no step is open. */
	readonly active_step: string | null;
}

/** The state of a process that matters for its files. */
export interface RealisationStanding extends RealisationPlace {
	readonly ref: string;
	readonly flow_uuid: string;
	readonly flow_version: string;
	/** On hold or cancelled: nothing can be added to it. */
	readonly locked: boolean;
	/** The privacy law hides its files. */
	readonly hidden: boolean;
	/** The state of its steps. */
	readonly steps: Realisation["steps"];
}

const byUuid = prepared<{ tenant: string; uuid: string }, RealisationPlace>((db, value) =>
	db.selectFrom("realisation").select(["code", "active_step"]).where("tenant", "=", value("tenant")).where("uuid", "=", value("uuid")),
);

export async function findRealisationPlace(db: Kysely<Database>, tenant: string, uuid: string): Promise<RealisationPlace | undefined> {
	return (await byUuid(db, { tenant, uuid }))[0];
}

/** The geography code of a process, and the version of the flow that it runs on. */
type ProcessFlow = Pick<RealisationStanding, "code" | "flow_uuid" | "flow_version">;

const flowByUuid = prepared<{ tenant: string; uuid: string }, ProcessFlow>((db, value) =>
	db
		.selectFrom("realisation")
		.select(["code", "flow_uuid", "flow_version"])
		.where("tenant", "=", value("tenant"))
		.where("uuid", "=", value("uuid")),
);

export async function findProcessFlow(db: Kysely<Database>, tenant: string, uuid: string): Promise<ProcessFlow | undefined> {
	return (await flowByUuid(db, { tenant, uuid }))[0];
}

/** The reader, and their tenant. */
interface Asking {
	readonly access: PersonAccess;
	readonly tenant: Tenant;
}

/**
 * Whether the person may read this step of the process now.
 * @throws Problem `unavailable` when this server does not know the version of the flow yet.
 */
export function mayReadNow({ access, tenant }: Asking, { code, flow_uuid, flow_version }: ProcessFlow, step: string): boolean {
	return readsStep(access, code, getFlowVersion(tenant, flow_uuid, flow_version), step);
}

/** The same for notifications, where an unknown version is no error: about a version that this server does not know yet, nobody is told. */
export function mayBeTold({ access, tenant }: Asking, { code, flow_uuid, flow_version }: ProcessFlow, step: string): boolean {
	const version = findFlowVersion(tenant, flow_uuid, flow_version);
	return version !== undefined && readsStep(access, code, version, step);
}

/** The label of a step in the process's own version of the flow; undefined when the person may not read the step, or the version is unknown. */
export function labelToRead({ access, tenant }: Asking, { code, flow_uuid, flow_version }: ProcessFlow, step: string): string | undefined {
	const version = findFlowVersion(tenant, flow_uuid, flow_version);
	return version !== undefined && readsStep(access, code, version, step) ? version.compiled.steps.get(step)?.definition.label : undefined;
}

function readsStep(access: PersonAccess, code: string, { compiled }: FlowVersion, step: string): boolean {
	const actor = access.at(code);
	const found = compiled.steps.get(step);
	return actor.may("realisationlist") && found !== undefined && mayReadStep(found, actor);
}

/** Uses the row that was read ahead for this write, and consumes it: the next write about the process must read what this one leaves. */
export async function findRealisationStanding(
	db: Kysely<Database>,
	tenant: string,
	uuid: string,
): Promise<RealisationStanding | undefined> {
	const row = await findToChange(db, tenant, uuid);
	if (row === undefined) return undefined;
	const { code, active_step, ref, flow_uuid, flow_version } = row;
	const { flags, steps } = realisationOf(readJson(row.record));
	return { code, active_step, ref, flow_uuid, flow_version, locked: flags.onhold || flags.cancelled, hidden: flags.gdpr, steps };
}

/** Ids of the files that somebody removed from the process after they were saved: their bytes stay for its former values. */
export async function findTakenOff(db: Kysely<Database>, tenant: string, uuid: string): Promise<ReadonlySet<string>> {
	const row = await db
		.selectFrom("realisation")
		.select(["record", "events"])
		.where("tenant", "=", tenant)
		.where("uuid", "=", uuid)
		.executeTakeFirst();
	return row === undefined ? new Set() : filesTakenOff({ values: readHead(row).values, Events: eventsOf(row) });
}

/** Discards the row that was read ahead, because data kept beside the process changes; the next write reads it again. */
export function forgetReadAhead(db: Kysely<Database>, uuid: string): void {
	realisationsAhead.take(db, uuid);
}

/** For a write that changes data kept beside the process. */
export function writeAbout(uuid: string): About {
	return { rows: realisationsAhead, key: uuid };
}

/** The process, for those who may see it; everybody else gets the same problem as for a process that does not exist. */
export function seenBy<Row extends Pick<RealisationPlace, "code">>(access: PersonAccess, row: Row | undefined): Row {
	if (row === undefined || !access.at(row.code).may("realisationlist")) throw new Problem("not-found");
	return row;
}
