import type { Kysely } from "kysely";
import { mayReadStep, type PersonAccess, type Realisation, readJson, realisationOf } from "../../engine/index.ts";
import { prepared } from "../database/prepared.ts";
import type { About } from "../database/read-ahead.ts";
import type { Database } from "../database/tables.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import { Problem } from "../problems/problem.ts";
import { findFlowVersion, getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { findToChange, realisationsAhead } from "./realisation-store.ts";

/** What other capabilities may know about a process: where it belongs, and where it is. */
interface RealisationPlace {
	/** Geography code. */
	readonly code: string;
	/** Short code of the step that is open; null when none is. */
	readonly active_step: string | null;
}

/** What matters about a process for its files. */
export interface RealisationStanding extends RealisationPlace {
	readonly ref: string;
	readonly flow_uuid: string;
	readonly flow_version: string;
	/** On hold or cancelled: nothing is added to it. */
	readonly locked: boolean;
	/** The privacy law hides its files. */
	readonly hidden: boolean;
	/** How far it is. */
	readonly steps: Realisation["steps"];
}

const byUuid = prepared<{ tenant: string; uuid: string }, RealisationPlace>((db, value) =>
	db.selectFrom("realisation").select(["code", "active_step"]).where("tenant", "=", value("tenant")).where("uuid", "=", value("uuid")),
);

export async function findRealisationPlace(db: Kysely<Database>, tenant: string, uuid: string): Promise<RealisationPlace | undefined> {
	return (await byUuid(db, { tenant, uuid }))[0];
}

/** Where a process is, and the version of the flow that it runs on. */
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

/** Who asks, and of which tenant. */
interface Asking {
	readonly access: PersonAccess;
	readonly tenant: Tenant;
}

/** Whether the person may read this step of the process now. @throws Problem `unavailable` where this server does not know the flow's version yet. */
export function mayReadNow({ access, tenant }: Asking, { code, flow_uuid, flow_version }: ProcessFlow, step: string): boolean {
	return readsStep(access, code, getFlowVersion(tenant, flow_uuid, flow_version), step);
}

/** The same, for who asks nothing but is told: of a version that this server does not know yet, nothing is. */
export function mayBeTold({ access, tenant }: Asking, { code, flow_uuid, flow_version }: ProcessFlow, step: string): boolean {
	const version = findFlowVersion(tenant, flow_uuid, flow_version);
	return version !== undefined && readsStep(access, code, version, step);
}

function readsStep(access: PersonAccess, code: string, { compiled }: FlowVersion, step: string): boolean {
	const actor = access.at(code);
	const found = compiled.steps.get(step);
	return actor.may("realisationlist") && found !== undefined && mayReadStep(found, actor);
}

/** Read ahead with other writes about the same process, and taken, so that the next of them reads what this one leaves. */
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

/** What is kept beside the process changes: a row of it that was read ahead is not what it will be, and the next write reads it again. */
export function forgetReadAhead(db: Kysely<Database>, uuid: string): void {
	realisationsAhead.take(db, uuid);
}

/** For a write that changes what is kept beside the process. */
export function writeAbout(uuid: string): About {
	return { rows: realisationsAhead, key: uuid };
}

/** The process, for those who may see it; everybody else gets the same problem as for one that does not exist. */
export function seenBy<Row extends Pick<RealisationPlace, "code">>(access: PersonAccess, row: Row | undefined): Row {
	if (row === undefined || !access.at(row.code).may("realisationlist")) throw new Problem("not-found");
	return row;
}
