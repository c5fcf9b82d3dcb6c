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
} from "../../../engine/index.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { disconnectFile, filesOfProcess, keepFileUses } from "../../files/file-read-model.ts";
import { tagsForProcess } from "../../kept-lists/kept-entry-read-model.ts";
import { elsewhereFrom } from "../../locations/geocoder-read-model.ts";
import { findLocation, type LocationView } from "../../locations/location-read-model.ts";
import { Problem } from "../../problems/problem.ts";
import type { RequestView } from "../../requests/request-read-model.ts";
import { getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import type { Process } from "../process/process.ts";
import { processOf, type Stored, storeChange } from "../process/process-store.ts";
import { checkReferences } from "../process/references.ts";
import { type Sent, sentBy } from "../process/sent-by.ts";
import type { RealisationRow } from "../record/realisation-store.ts";
import { pastOf } from "../record/stored-record.ts";

/** The other record that a command names, as the database has it. */
export interface Named {
	readonly location?: LocationView;
	readonly request?: RequestView;
	readonly file?: FileRecord;
	/** The process refers to the file, now or in its past. */
	readonly remembered?: boolean;
	/** Files that the process will have by the time it is stored; the default is those in the database. */
	readonly files?: readonly FileRecord[];
}

/** A command on one process, and the person who gives it. */
export interface Order {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	readonly now: number;
	/** The process as the database has it; the person sees it. */
	readonly row: RealisationRow;
	readonly command: Command;
	readonly named?: Named;
	/** The act on several records that this command is part of; recorded in its events. */
	readonly partOf?: string;
	/** The act that this command undoes; recorded in its events. */
	readonly undoes?: string;
}

type Reading = Pick<WriteScope, "db">;

/**
 * Applies the command in memory, with the roles that the person has at the geography code of the process. Stores nothing; throws the
 * refusal.
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
 * Commands that check for a stale record before the right: the right depends on the current state of the process, or the client needs the
 * record to merge its save with the saves of others. For all other commands the right comes first.
 */
const staleFirst: ReadonlySet<Command["kind"]> = new Set(["undo", "disconnect-file", "save-step"]);

/** Refuses a command for which the person lacks the right, whatever state the process has reached. Refuses nothing else. */
export async function requireRight(scope: Reading, order: Order): Promise<void> {
	const { tenant, access, now, row, command } = order;
	if (staleFirst.has(command.kind)) return;
	const process = processOf(tenant, row);
	const outcome = process.apply(command, access.at(row.code), now, await surroundings(scope, process, order));
	if (outcome.refused && outcome.code === "forbidden") throw problemOfRefusal(outcome);
}

/**
 * Decides and stores the process with its events and effects, in the transaction of the scope. The caller does the rest: `synced`, the
 * audit line.
 */
export async function carryOut(scope: WriteScope, order: Order): Promise<Stored> {
	return storeDecided(scope, await decide(scope, order), order);
}

/** Stores a decided process in the same transaction. */
export async function storeDecided(scope: WriteScope, process: Process, order: Order): Promise<Stored> {
	return { ...(await storeChange(scope, order.tenant, process, order.row)), ...(await followFiles(scope, order)) };
}

/** Turns a refusal of the engine into a problem of the API. */
export function problemOfRefusal({ code, message, errors }: Refusal): Problem {
	return new Problem(code, { message, errors });
}

/**
 * Notes which files the process refers to now, or disconnects one and returns the changed column `files`. A file that was ever saved keeps
 * its bytes: the past values of the process are kept, and so are the files that they refer to.
 */
async function followFiles({ db }: WriteScope, { tenant, row, command, named: { remembered } = {} }: Order): Promise<{ files?: string }> {
	if (command.kind === "disconnect-file" && remembered !== true) {
		return { files: await disconnectFile(db, tenant.slug, row.uuid, command.fileUuid) };
	}
	const files = namedFiles(tenant, row, sentBy(command));
	if (files.length > 0) await keepFileUses(db, tenant.slug, files);
	return {};
}

/** Ids of files that a save names and that its step did not contain before. Most saves name no file and skip the database. */
function namedFiles(tenant: Tenant, row: RealisationRow, sent: Sent | undefined): readonly string[] {
	if (sent === undefined) return [];
	const { step, values } = sent;
	const { compiled } = getFlowVersion(tenant, row.flow_uuid, row.flow_version);
	const fields = fileFieldsOf(compiled).filter((field) => field.step.code === step);
	if (fields.every(({ path }) => fileIdsIn(readPath(values, path)).length === 0)) return [];
	return newFileIds(fields, values, readJson(row.record).values);
}

/** Copies the tags of a request to the process that it is connected to. */
async function bringTags({ db }: Reading, process: Process, { tenant, access, now, command, named = {} }: Order): Promise<void> {
	if (command.kind !== "connect-request" || named.request === undefined) return;
	const tags = await tagsForProcess(db, tenant.slug, named.request.tags);
	if (tags.length === 0) return;
	const actor = access.at(named.request.code);
	const outcome = process.apply({ kind: "copy-tags", tags }, actor, now, { tenant: tenant.rules });
	if (outcome.refused) throw problemOfRefusal(outcome);
}

/** Everything besides the process that the engine needs for its decision. */
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
		// Only these commands need it, and it requires reading the events.
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

/**
 * The answer requires reading the events, which is expensive. Only two commands need it: a change of the type, and a plain save of the
 * first step, which may be the first save of all.
 */
function asksWhetherSaved(command: Command, { flow }: Process): boolean {
	if (command.kind === "change-type") return true;
	const fills = command.kind === "save-step" || command.kind === "fill-fields";
	return fills && !command.complete && command.step === flow.compiled.order[0]?.code;
}
