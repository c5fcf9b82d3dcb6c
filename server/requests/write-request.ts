import type { FastifyReply, FastifyRequest } from "fastify";
import { type Actor, type RequestHead, readJson, writeJson } from "../../engine/index.ts";
import { writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/open-database.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";
import { findRequest, type RequestRow, updateRequest } from "./request-store.ts";
import { RequestSight } from "./visible-request.ts";

export interface Synchronisation {
	readonly synced?: number;
}

/** A request to be changed, as it is now. */
interface Changing {
	readonly row: RequestRow;
	readonly head: RequestHead;
	readonly scope: WriteScope;
	readonly actor: Actor;
}

interface WriteOptions {
	/** Throws when the person may not do this with any request of the geography code. Asked before `synced` is compared. */
	readonly allowed?: (actor: Actor, row: RequestRow) => void;
	/** The request as it will be. Throws a refusal, after which nothing changes. */
	readonly change: (changing: Changing) => Promise<RequestHead> | RequestHead;
}

/**
 * Every write to one request: find it within what the person may see, compare `synced`, change it, and
 * answer it as it is now.
 */
export function writeRequest(
	request: FastifyRequest<{ Params: { uuid: string } }>,
	reply: FastifyReply,
	synchronisation: Synchronisation | undefined,
	{ allowed, change }: WriteOptions,
): Promise<FastifyReply> {
	const synced = requireSynced(synchronisation);
	const { tenant, access, params } = request;
	const sight = new RequestSight(access, tenant);
	const find = async ({ db }: WriteScope) => {
		const row = await findRequest(db, tenant.slug, params.uuid);
		const seen = changeable(sight, row);
		allowed?.(access.at(seen.code), seen);
		return seen;
	};
	const work = async (scope: WriteScope) => {
		const row = await find(scope);
		if (synced !== row.synced) throw new Problem("stale", { current: sight.text(row) });
		const head = await change({ row, head: readJson(row.record), scope, actor: access.at(row.code) });
		return { text: `{"data":${sight.text(await storeHead(scope, tenant.slug, row, head))}}` };
	};
	return writeCall(request, reply, work, { mayRepeat: find });
}

/** The row, if the person sees the whole request; a person who sees its place alone is told that it may not be changed. */
export function changeable(sight: RequestSight, row: RequestRow | undefined): RequestRow {
	const sees = row === undefined ? "nothing" : sight.of(row.code);
	if (row === undefined || sees === "nothing") throw new Problem("not-found");
	if (sees === "place") throw new Problem("forbidden");
	return row;
}

/** Stores the request as it is now to be, and gives its row as it is then. */
export async function storeHead({ db, tick }: WriteScope, tenant: string, row: RequestRow, head: RequestHead): Promise<RequestRow> {
	const change = {
		status: head.status,
		latitude: head.coordinates.lat,
		longitude: head.coordinates.lng,
		nomatch: head.coordinates.nomatch ? 1 : 0,
		processed_at: head.processed_at,
		synced: tick(),
		record: writeJson(head),
	};
	await updateRequest(db, tenant, row.uuid, change);
	return { ...row, ...change };
}

export function requireSynced(synchronisation: Synchronisation | undefined): number {
	const synced = synchronisation?.synced;
	if (synced !== undefined) return synced;
	throw new Problem("synced-missing", { errors: [{ path: "synchronisation.synced", message: inputTexts.required }] });
}
