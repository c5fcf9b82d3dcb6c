import {
	type Command,
	type ConnectableRequest,
	type FileRecord,
	fileFieldsOf,
	fileIdsIn,
	newFileIds,
	type PersonAccess,
	type Refusal,
	readJson,
	readPath,
	type Surroundings,
	wasSaved,
} from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { disconnectFile, filesOfProcess, keepFileUses } from "../files/file-read-model.ts";
import { tagsForProcess } from "../kept-lists/kept-entry-read-model.ts";
import { elsewhereFrom } from "../locations/geocoder-read-model.ts";
import { findLocation, type LocationView } from "../locations/location-read-model.ts";
import { Problem } from "../problems/problem.ts";
import type { RequestView } from "../requests/request-read-model.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import type { Process } from "./process.ts";
import { processOf, type Stored, storeChange } from "./process-store.ts";
import type { RealisationRow } from "./realisation-store.ts";
import { checkReferences } from "./references.ts";
import { type Sent, sentBy } from "./sent-by.ts";
import { pastOf } from "./stored-record.ts";

/** The other record that a command is about, as the database has it. */
export interface Named {
	readonly location?: LocationView;
	readonly request?: RequestView;
	readonly file?: FileRecord;
	/** The process refers to the file, now or in its past. */
	readonly remembered?: boolean;
	/** Files that the process will have by the time it is stored; left out, it has those of the database. */
	readonly files?: readonly FileRecord[];
}

/** A command on one process, and who gives it. */
export interface Order {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	readonly now: number;
	/** The process as the database has it; the person sees it. */
	readonly row: RealisationRow;
	readonly command: Command;
	readonly named?: Named;
	/** Act on several records that this is part of; its events say so. */
	readonly partOf?: string;
	/** Act whose undoing this is; its events say so. */
	readonly undoes?: string;
}

type Reading = Pick<WriteScope, "db">;

/**
 * The process as the command would leave it, in memory: nothing is stored. Throws the refusal. With the roles that the
 * person has at the geography code of the process.
 */
export async function decide(scope: Reading, order: Order): Promise<Process> {
	const { tenant, access, now, row, command, partOf, undoes } = order;
	const process = processOf(tenant, row);
	await checkReferences(scope, tenant, access, process.flow, command, process.realisation);
	const outcome = process.apply(command, access.at(row.code), now, await surroundings(scope, process, order), {
		...(partOf === undefined ? {} : { act: partOf }),
		...(undoes === undefined ? {} : { undoes }),
	});
	if (outcome.refused) throw problemOfRefusal(outcome);
	await bringTags(scope, process, order);
	return process;
}

/**
 * Commands that are told of a stale record first: a right hangs on what the process holds by now, or the client needs the record
 * to merge a save with those of others. The others ask only who gives them.
 */
const staleFirst: ReadonlySet<Command["kind"]> = new Set(["undo", "disconnect-file", "save-step"]);

/** Refuses the command of somebody who may not give it, whatever the process has become. Nothing else is refused. */
export async function requireRight(scope: Reading, order: Order): Promise<void> {
	const { tenant, access, now, row, command } = order;
	if (staleFirst.has(command.kind)) return;
	const process = processOf(tenant, row);
	const outcome = process.apply(command, access.at(row.code), now, await surroundings(scope, process, order));
	if (outcome.refused && outcome.code === "forbidden") throw problemOfRefusal(outcome);
}

/** The same, stored with its events and effects in the transaction of the scope. What else the call does is the caller's: `synced`, the audit line. */
export async function carryOut(scope: WriteScope, order: Order): Promise<Stored> {
	return storeDecided(scope, await decide(scope, order), order);
}

/** Stores what was decided in the same transaction. */
export async function storeDecided(scope: WriteScope, process: Process, order: Order): Promise<Stored> {
	return { ...(await storeChange(scope, order.tenant, process, order.row)), ...(await followFiles(scope, order)) };
}

/** The refusal of the engine as an answer of the API. */
export function problemOfRefusal({ code, message, errors }: Refusal): Problem {
	return new Problem(code, { message, errors });
}

/**
 * Notes which files the process refers to now, or disconnects one, and then returns the changed column `files`. A file
 * that was ever saved keeps its bytes: the values that the process had are kept, and what they refer to with them.
 */
async function followFiles({ db }: WriteScope, { tenant, row, command, named: { remembered } = {} }: Order): Promise<{ files?: string }> {
	if (command.kind === "disconnect-file" && remembered !== true) {
		return { files: await disconnectFile(db, tenant.slug, row.uuid, command.fileUuid) };
	}
	const files = namedFiles(tenant, row, sentBy(command));
	if (files.length > 0) await keepFileUses(db, tenant.slug, files);
	return {};
}

/** Ids of files that a save names and that its step did not hold before. Most saves name none, and then the database is not asked. */
function namedFiles(tenant: Tenant, row: RealisationRow, sent: Sent | undefined): readonly string[] {
	if (sent === undefined) return [];
	const { step, values } = sent;
	const { compiled } = getFlowVersion(tenant, row.flow_uuid, row.flow_version);
	const fields = fileFieldsOf(compiled).filter((field) => field.step.code === step);
	if (fields.every(({ path }) => fileIdsIn(readPath(values, path)).length === 0)) return [];
	return newFileIds(fields, values, readJson(row.record).values);
}

/** The tags of a request come along to the process that it is connected to. */
async function bringTags({ db }: Reading, process: Process, { tenant, access, now, command, named = {} }: Order): Promise<void> {
	if (command.kind !== "connect-request" || named.request === undefined) return;
	const tags = await tagsForProcess(db, tenant.slug, named.request.tags);
	if (tags.length === 0) return;
	const actor = access.at(named.request.code);
	const outcome = process.apply({ kind: "copy-tags", tags }, actor, now, { tenant: tenant.rules });
	if (outcome.refused) throw problemOfRefusal(outcome);
}

/** What the engine needs to know in addition to the process. */
async function surroundings({ db }: Reading, process: Process, { tenant, row, command, named = {} }: Order): Promise<Surroundings> {
	const { selected } = process.realisation.locations;
	const restores =
		(command.kind === "set-status" && command.status === "cancelled" && command.action === "disable") ||
		(command.kind === "undo" && process.realisation.flags.cancelled);
	const linked = restores && selected !== null ? await findLocation(db, tenant.slug, selected) : undefined;
	return {
		tenant: tenant.rules,
		elsewhere: elsewhereFrom(row.code),
		files:
			named.files ??
			(named.file === undefined ? await filesOfProcess(db, tenant.slug, row.uuid, namedFiles(tenant, row, sentBy(command))) : [named.file]),
		...(named.remembered === undefined ? {} : { remembered: named.remembered }),
		// Only these ask for it; to tell, the events have to be read.
		...(asksWhetherSaved(command, process) ? { saved: wasSaved(pastOf(row)) } : {}),
		...(command.kind === "extend-term" || command.kind === "undo" ? { past: pastOf(row) } : {}),
		...(named.location === undefined ? {} : { location: named.location.location, locationElsewhere: named.location.code !== row.code }),
		...(named.request === undefined ? {} : { request: connectable(named.request) }),
		...(linked === undefined ? {} : { selectedLocation: linked.location }),
	};
}

function connectable({ uuid, status, realisationUuid, sees }: RequestView): ConnectableRequest {
	return { uuid, status, connected: realisationUuid !== null, limited: sees !== "whole", accessible: sees === "whole" };
}

/** The events say it, and reading them costs: only a change of the type asks, and a plain save of the first step, which may be the first of all. */
function asksWhetherSaved(command: Command, { flow }: Process): boolean {
	if (command.kind === "change-type") return true;
	const fills = command.kind === "save-step" || command.kind === "fill-fields";
	return fills && !command.complete && command.step === flow.compiled.order[0]?.code;
}
