import type { FastifyReply, FastifyRequest } from "fastify";
import { type Command, type Refusal, type Surroundings, wasSaved } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { findLocation, type LocationView } from "../locations/location-read-model.ts";
import { type Written, writeCall } from "../plugins/write-call.ts";
import { Problem } from "../problems/problem.ts";
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

interface WriteOptions {
	readonly command: Command;
	/** Uuid of the target step that the client sent along. */
	readonly statusUuid?: string;
	/** Without `synced` the write is made on the record as it is. */
	readonly syncedOptional?: boolean;
	/** Location that the command is about, with its `synced` as the client has it. */
	readonly location?: { readonly uuid: string; readonly synced: number | undefined };
}

/**
 * Every write to an existing realisation: find it within what the person may see, compare `synced`, let
 * the engine decide, store the outcome with its events and effects, and answer the record.
 */
export function writeCommand(
	request: FastifyRequest<{ Params: { uuid: string } }>,
	reply: FastifyReply,
	synchronisation: Synchronisation | undefined,
	options: WriteOptions,
): Promise<FastifyReply> {
	const { command, location, syncedOptional = false } = options;
	const synced = synchronisation?.synced;
	if (synced === undefined && !syncedOptional) throw syncedMissing("synchronisation.synced");
	if (location !== undefined && location.synced === undefined) throw syncedMissing("synchronisation.location.synced");
	const about = { rows: realisationsAhead, key: request.params.uuid };
	const { tenant, access } = request;
	const find = async (scope: WriteScope) => {
		const row = seenBy(access, await findToChange(scope.db, tenant.slug, request.params.uuid));
		return { row, named: await findNamedLocation(scope, request, options) };
	};
	const work = async (scope: WriteScope): Promise<Written> => {
		const { row, named } = await find(scope);
		const roles = access.rolesFor(row.code);
		if ((synced !== undefined && synced !== row.synced) || (named !== undefined && named.synced !== location?.synced)) {
			throw new Problem("stale", { current: visibleText(tenant, row, roles) });
		}
		const process = processOf(tenant, row);
		checkStatusUuid(process, options);
		await checkReferences(scope, tenant, access, process.flow, command, row.record);
		const actor = { userId: access.userId, roles };
		const outcome = process.apply(command, actor, request.server.now(), await surroundings(scope, request, row, process, command, named));
		if (outcome.refused) throw problemOfRefusal(outcome);
		const stored = await storeChange(scope, tenant, process, row);
		const { flow_uuid, flow_version } = row;
		const data = visibleText(tenant, { flow_uuid, flow_version, ...stored }, access.rolesFor(stored.code));
		if (location === undefined) return { text: `{"data":${data}}` };
		const after = await findLocation(scope.db, tenant.slug, location.uuid);
		return { text: `{"data":${data},"related":{"location":${after?.text((seen) => access.may("realisationlist", seen)) ?? "null"}}}` };
	};
	return writeCall(request as FastifyRequest, reply, work, { about, mayRepeat: find });
}

/** The refusal of the engine as an answer of the API. */
export function problemOfRefusal({ code, message, errors }: Refusal): Problem {
	const key = code === "forbidden" || code === "locked" ? code : "invalid";
	return new Problem(key, { code, message, errors });
}

async function findNamedLocation(
	scope: WriteScope,
	{ tenant, access }: FastifyRequest<{ Params: { uuid: string } }>,
	{ location }: WriteOptions,
): Promise<LocationView | undefined> {
	if (location === undefined) return undefined;
	const found = await findLocation(scope.db, tenant.slug, location.uuid);
	if (found === undefined || !access.may("chargingpoints", found.code)) throw new Problem("not-found");
	return found;
}

/** What the engine has to know besides the process. */
async function surroundings(
	scope: WriteScope,
	{ tenant }: FastifyRequest<{ Params: { uuid: string } }>,
	row: RealisationRow,
	process: Process,
	command: Command,
	named: LocationView | undefined,
): Promise<Surroundings> {
	const { selected } = process.realisation.locations;
	const restores = command.kind === "set-status" && command.status === "cancelled" && command.action === "disable";
	const linked = restores && selected !== null ? await findLocation(scope.db, tenant.slug, selected) : undefined;
	return {
		tenant: tenant.rules,
		// Only a change of type asks for it; to tell, the events have to be read.
		...(asksWhetherSaved(command, process) ? { saved: wasSaved(readRecord(row).Events) } : {}),
		...(named === undefined ? {} : { location: named.location }),
		...(linked === undefined ? {} : { selectedLocation: linked.location }),
	};
}

function checkStatusUuid(process: Process, { command, statusUuid }: WriteOptions): void {
	if (statusUuid === undefined || command.kind !== "save-step") return;
	const target = process.flow.compiled.steps.get(command.target);
	if (target !== undefined && target.definition.uuid !== statusUuid) {
		throw new Problem("invalid", {
			code: "unexpected-target",
			errors: [{ path: "data.status.uuid", message: "Dit is niet de uuid van de stap in intent.target." }],
		});
	}
}

function syncedMissing(path: string): Problem {
	return new Problem("synced-missing", { errors: [{ path, message: "Dit veld is verplicht." }] });
}

/** The events say it, and reading them costs: only a change of the type asks, and a plain save of the first step, which may be the first of all. */
function asksWhetherSaved(command: Command, { flow }: Process): boolean {
	if (command.kind === "change-type") return true;
	return command.kind === "save-step" && !command.complete && command.step === flow.compiled.order[0]?.code;
}
