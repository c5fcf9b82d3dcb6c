import type { FastifyReply, FastifyRequest } from "fastify";
import {
	type Command,
	type ConnectableRequest,
	type FileRecord,
	fileFieldsOf,
	fileIdsIn,
	newFileIds,
	type Refusal,
	readJson,
	readPath,
	type Surroundings,
	wasSaved,
} from "../../engine/index.ts";
import { type Written, writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/open-database.ts";
import { disconnectFile, filesOfProcess, findConnectedFile, keepFileUses } from "../files/file-read-model.ts";
import { tagsForProcess } from "../kept-lists/kept-entry-read-model.ts";
import { findLocation, type LocationView } from "../locations/location-read-model.ts";
import { Problem } from "../problems/problem.ts";
import { findRequestView, type RequestView } from "../requests/request-read-model.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import * as inputTexts from "../texts/input.ts";
import * as recordTexts from "../texts/records.ts";
import type { Process } from "./process.ts";
import { processOf, storeChange } from "./process-store.ts";
import { seenBy } from "./realisation-read-model.ts";
import { findToChange, type RealisationRow, realisationsAhead } from "./realisation-store.ts";
import { checkReferences } from "./references.ts";
import { readRecord } from "./stored-record.ts";
import { visibleText } from "./visible-record.ts";

export interface Synchronisation {
	readonly synced?: number;
}
export interface LocationSynchronisation extends Synchronisation {
	readonly location?: Synchronisation;
}
export interface RequestSynchronisation extends Synchronisation {
	readonly request?: Synchronisation;
}

/** Another record that a command is about, with its `synced` as the client has it. */
interface Sent {
	readonly uuid: string;
	readonly synced: number | undefined;
}

/** The same as the database has it. */
interface Named {
	readonly location?: LocationView;
	readonly request?: RequestView;
	readonly file?: FileRecord;
	/** The process refers to the file, now or in its past. */
	readonly remembered?: boolean;
}

interface WriteOptions {
	readonly command: Command;
	/** Uuid of the target step that the client sent along. */
	readonly statusUuid?: string;
	/** Without `synced` the write is made on the record as it is. */
	readonly syncedOptional?: boolean;
	readonly location?: Sent;
	readonly request?: Sent;
}

/**
 * Every write to an existing realisation: find it within what the person may see, compare `synced`, let
 * the engine decide, store the outcome with its events and effects, and answer the record.
 */
export function writeCommand(
	request: Call,
	reply: FastifyReply,
	synchronisation: Synchronisation | undefined,
	options: WriteOptions,
): Promise<FastifyReply> {
	const { command, location, request: sentRequest, syncedOptional = false } = options;
	const synced = synchronisation?.synced;
	if (synced === undefined && !syncedOptional) throw syncedMissing("synchronisation.synced");
	if (location !== undefined && location.synced === undefined) throw syncedMissing("synchronisation.location.synced");
	if (sentRequest !== undefined && sentRequest.synced === undefined) throw syncedMissing("synchronisation.request.synced");
	const about = { rows: realisationsAhead, key: request.params.uuid };
	const { tenant, access } = request;
	const find = async (scope: WriteScope) => {
		const row = seenBy(access, await findToChange(scope.db, tenant.slug, request.params.uuid));
		return { row, named: await findNamed(scope, request, options) };
	};
	const work = async (scope: WriteScope): Promise<Written> => {
		const { row, named } = await find(scope);
		const actor = access.at(row.code);
		const outdated = named.location?.synced !== location?.synced || named.request?.synced !== sentRequest?.synced;
		if ((synced !== undefined && synced !== row.synced) || outdated) {
			throw new Problem("stale", { current: visibleText(tenant, row, actor) });
		}
		const process = processOf(tenant, row);
		checkStatusUuid(process, options);
		await checkReferences(scope, tenant, access, process.flow, command, process.realisation);
		const outcome = process.apply(command, actor, request.server.now(), await surroundings(scope, request, row, process, command, named));
		if (outcome.refused) throw problemOfRefusal(outcome);
		await bringTags(scope, request, process, command, named);
		const stored = { ...(await storeChange(scope, tenant, process, row)), ...(await followFiles(scope, request, row, command, named)) };
		const { flow_uuid, flow_version } = row;
		const data = visibleText(tenant, { flow_uuid, flow_version, ...stored }, access.at(stored.code));
		return { text: `{"data":${data}${await relatedText(scope, request, options)}}` };
	};
	// A file that the first call removed no longer exists: a repeated call gets the first answer.
	const mayRepeat = async (scope: WriteScope) => {
		seenBy(access, await findToChange(scope.db, tenant.slug, request.params.uuid));
		if (command.kind !== "disconnect-file") await findNamed(scope, request, options);
	};
	return writeCall(request, reply, work, { about, mayRepeat });
}

/** What any of these writes may be refused with, in addition to the refusals of its command. */
export const refusalsOfChange = ["not-found", "synced-missing", "stale", "value-taken"] as const;

/** The refusal of the engine as an answer of the API. */
export function problemOfRefusal({ code, message, errors }: Refusal): Problem {
	return new Problem(code, { message, errors });
}

type Call = FastifyRequest<{ Params: { uuid: string } }>;

async function findNamed({ db }: WriteScope, call: Call, { location, request, command }: WriteOptions): Promise<Named> {
	const { tenant, access } = call;
	if (command.kind === "disconnect-file") {
		const found = await findConnectedFile(db, tenant.slug, call.params.uuid, command.fileUuid);
		if (found === undefined) throw new Problem("not-found");
		return found;
	}
	if (location !== undefined) {
		const found = await findLocation(db, tenant.slug, location.uuid);
		if (found === undefined || !access.at(found.code).may("chargingpoints")) throw new Problem("not-found");
		return { location: found };
	}
	if (request === undefined) return {};
	const found = await findRequestView(db, tenant, access, request.uuid);
	if (found === undefined || found.sees === "nothing") throw new Problem("not-found");
	return { request: found };
}

/** The other record as it is now, to follow the realisation in the answer. */
async function relatedText({ db }: WriteScope, { tenant, access }: Call, { location, request }: WriteOptions): Promise<string> {
	if (location !== undefined) {
		const after = await findLocation(db, tenant.slug, location.uuid);
		return `,"related":{"location":${after?.text((seen) => access.at(seen).may("realisationlist")) ?? "null"}}`;
	}
	if (request === undefined) return "";
	const after = await findRequestView(db, tenant, access, request.uuid);
	return `,"related":{"request":${after?.text ?? "null"}}`;
}

/**
 * Notes which files the process refers to now, or disconnects one, and then returns the changed column `files`. A file
 * that was ever saved keeps its bytes: the values that the process had are kept, and what they refer to with them.
 */
async function followFiles(
	{ db }: WriteScope,
	{ tenant }: Call,
	row: RealisationRow,
	command: Command,
	{ remembered }: Named,
): Promise<{ files?: string }> {
	if (command.kind === "disconnect-file" && remembered !== true) {
		return { files: await disconnectFile(db, tenant.slug, row.uuid, command.fileUuid) };
	}
	if (command.kind !== "save-step") return {};
	const files = namedFiles(tenant, row, command);
	if (files.length > 0) await keepFileUses(db, tenant.slug, files);
	return {};
}

/** Ids of files that a save names and that its step did not hold before. Most saves name none, and then the database is not asked. */
function namedFiles(tenant: Tenant, row: RealisationRow, { step, values }: Extract<Command, { kind: "save-step" }>): readonly string[] {
	const { compiled } = getFlowVersion(tenant, row.flow_uuid, row.flow_version);
	const fields = fileFieldsOf(compiled).filter((field) => field.step.code === step);
	if (fields.every(({ path }) => fileIdsIn(readPath(values, path)).length === 0)) return [];
	return newFileIds(fields, values, readJson(row.record).values);
}

/** The tags of a request come along to the process that it is connected to. */
async function bringTags({ db }: WriteScope, { tenant, access, server }: Call, process: Process, command: Command, named: Named) {
	if (command.kind !== "connect-request" || named.request === undefined) return;
	const tags = await tagsForProcess(db, tenant.slug, named.request.tags);
	if (tags.length === 0) return;
	const actor = access.at(named.request.code);
	const outcome = process.apply({ kind: "copy-tags", tags }, actor, server.now(), { tenant: tenant.rules });
	if (outcome.refused) throw problemOfRefusal(outcome);
}

/** What the engine needs to know in addition to the process. */
async function surroundings(
	scope: WriteScope,
	{ tenant }: Call,
	row: RealisationRow,
	process: Process,
	command: Command,
	named: Named,
): Promise<Surroundings> {
	const { selected } = process.realisation.locations;
	const restores = command.kind === "set-status" && command.status === "cancelled" && command.action === "disable";
	const linked = restores && selected !== null ? await findLocation(scope.db, tenant.slug, selected) : undefined;
	return {
		tenant: tenant.rules,
		files:
			command.kind === "save-step"
				? await filesOfProcess(scope.db, tenant.slug, row.uuid, namedFiles(tenant, row, command))
				: named.file === undefined
					? []
					: [named.file],
		...(named.remembered === undefined ? {} : { remembered: named.remembered }),
		// Only a change of type asks for it; to tell, the events have to be read.
		...(asksWhetherSaved(command, process) ? { saved: wasSaved(readRecord(row).Events) } : {}),
		...(named.location === undefined ? {} : { location: named.location.location }),
		...(named.request === undefined ? {} : { request: connectable(named.request) }),
		...(linked === undefined ? {} : { selectedLocation: linked.location }),
	};
}

function connectable({ uuid, status, realisationUuid, sees }: RequestView): ConnectableRequest {
	return { uuid, status, connected: realisationUuid !== null, limited: sees !== "whole", accessible: sees === "whole" };
}

function checkStatusUuid(process: Process, { command, statusUuid }: WriteOptions): void {
	if (statusUuid === undefined || command.kind !== "save-step") return;
	const target = process.flow.compiled.steps.get(command.target);
	if (target !== undefined && target.definition.uuid !== statusUuid) {
		throw new Problem("unexpected-target", {
			errors: [{ path: "data.status.uuid", message: recordTexts.stepDiffersFromTarget }],
		});
	}
}

function syncedMissing(path: string): Problem {
	return new Problem("synced-missing", { errors: [{ path, message: inputTexts.required }] });
}

/** The events say it, and reading them costs: only a change of the type asks, and a plain save of the first step, which may be the first of all. */
function asksWhetherSaved(command: Command, { flow }: Process): boolean {
	if (command.kind === "change-type") return true;
	return command.kind === "save-step" && !command.complete && command.step === flow.compiled.order[0]?.code;
}
