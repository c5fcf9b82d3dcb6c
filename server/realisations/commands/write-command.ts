import type { FastifyReply, FastifyRequest } from "fastify";
import { type Command, readJson } from "../../../engine/index.ts";
import { type Written, writeCall } from "../../calls/write-call.ts";
import { type DraftPlace, draftAbout, settleDraft } from "../../database/drafts/draft-store.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { findConnectedFile } from "../../files/file-read-model.ts";
import { findLocation } from "../../locations/location-read-model.ts";
import { Problem } from "../../problems/problem.ts";
import { findRequestView } from "../../requests/request-read-model.ts";
import { getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import * as inputTexts from "../../texts/input.ts";
import * as recordTexts from "../../texts/records.ts";
import { seenBy } from "../record/realisation-read-model.ts";
import { findToChange, type RealisationRow, realisationsAhead } from "../record/realisation-store.ts";
import { visibleText } from "../record/visible-record.ts";
import { carryOut, type Named, requireRight } from "./carry-out.ts";

export interface Synchronisation {
	readonly synced?: number;
}
export interface LocationSynchronisation extends Synchronisation {
	readonly location?: Synchronisation;
}
export interface RequestSynchronisation extends Synchronisation {
	readonly request?: Synchronisation;
}

/** Another record that a command names, with the `synced` that the client has. */
interface Sent {
	readonly uuid: string;
	readonly synced: number | undefined;
}

interface WriteOptions {
	readonly command: Command;
	/** Uuid of the target step that the client sent along. */
	readonly statusUuid?: string;
	/** Without `synced` the write applies to the record as it is. */
	readonly syncedOptional?: boolean;
	readonly location?: Sent;
	readonly request?: Sent;
}

/**
 * Every write to an existing realisation: finds it among what the person may see, compares `synced`, lets the engine decide, stores the
 * outcome with its events and effects, and returns the record. Without the right to give the command, the refusal says so rather than
 * asking for a reload first.
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
	const { tenant, access } = request;
	const draft = draftSettledBy(request, command);
	const about = [{ rows: realisationsAhead, key: request.params.uuid }, ...(draft === undefined ? [] : [draftAbout(draft)])];
	const find = async (scope: WriteScope) => {
		const row = seenBy(access, await findToChange(scope.db, tenant.slug, request.params.uuid));
		return { row, named: await findNamed(scope, request, options) };
	};
	const work = async (scope: WriteScope): Promise<Written> => {
		const { row, named } = await find(scope);
		const actor = access.at(row.code);
		const outdated = named.location?.synced !== location?.synced || named.request?.synced !== sentRequest?.synced;
		const order = { tenant, access, now: request.server.now(), row, command, named };
		if ((synced !== undefined && synced !== row.synced) || outdated) {
			await requireRight(scope, order);
			throw new Problem("stale", { current: visibleText(tenant, row, actor) });
		}
		checkStatusUuid(tenant, row, options);
		const stored = await carryOut(scope, order);
		if (draft !== undefined) {
			const valuesOf = ({ record }: Pick<RealisationRow, "record">) => readJson(record).values;
			await settleDraft(scope.db, draft, { before: () => valuesOf(row), after: () => valuesOf(stored), now: order.now });
		}
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

/** Problem codes that any of these writes may return, in addition to those of its command. */
export const refusalsOfChange = ["not-found", "synced-missing", "stale", "value-taken"] as const;

/** Also for an act that changes the status, or changes it back. */
export const refusalsOfStatus = [
	"invalid-status",
	"reason-missing",
	"reason-unknown",
	"comment-too-long",
	"comment-characters",
	"restore-rejected-location",
	"restore-taken-location",
] as const;

type Call = FastifyRequest<{ Params: { uuid: string } }>;

/** The draft that this save settles: what the person had filled in for the step and not saved. */
function draftSettledBy({ tenant, access, params }: Call, command: Command): DraftPlace | undefined {
	if (command.kind !== "save-step") return undefined;
	return { tenant: tenant.slug, user_id: access.userId, realisation_uuid: params.uuid, step: command.step };
}

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

/** The other record as it is now, returned after the realisation. */
async function relatedText({ db }: WriteScope, { tenant, access }: Call, { location, request }: WriteOptions): Promise<string> {
	if (location !== undefined) {
		const after = await findLocation(db, tenant.slug, location.uuid);
		return `,"related":{"location":${after?.text((seen) => access.at(seen).may("realisationlist")) ?? "null"}}`;
	}
	if (request === undefined) return "";
	const after = await findRequestView(db, tenant, access, request.uuid);
	return `,"related":{"request":${after?.text ?? "null"}}`;
}

function checkStatusUuid(tenant: Tenant, row: RealisationRow, { command, statusUuid }: WriteOptions): void {
	if (statusUuid === undefined || command.kind !== "save-step") return;
	const target = getFlowVersion(tenant, row.flow_uuid, row.flow_version).compiled.steps.get(command.target);
	if (target !== undefined && target.definition.uuid !== statusUuid) {
		throw new Problem("unexpected-target", {
			errors: [{ path: "data.status.uuid", message: recordTexts.stepDiffersFromTarget }],
		});
	}
}

function syncedMissing(path: string): Problem {
	return new Problem("synced-missing", { errors: [{ path, message: inputTexts.required }] });
}
