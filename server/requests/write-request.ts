import type { FastifyReply, FastifyRequest } from "fastify";
import { type Actor, type RequestHead, readJson, writeJson } from "../../engine/index.ts";
import { writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";
import { findRequest, type RequestRow, updateRequest } from "./request-store.ts";
import { RequestSight } from "./visible-request.ts";

export interface Synchronisation {
	readonly synced?: number;
}

/** A request to be changed, in its current state. */
interface Changing {
	readonly row: RequestRow;
	readonly head: RequestHead;
	readonly scope: WriteScope;
	readonly actor: Actor;
}

interface WriteOptions {
	/** Throws when the person may not do this with any request of the geography code. Called before `synced` is compared. */
	readonly allowed?: (actor: Actor, row: RequestRow) => void;
	/** Returns the changed request, or throws a refusal, after which nothing changes. */
	readonly change: (changing: Changing) => Promise<RequestHead> | RequestHead;
}

/** Every write to one request: finds it among what the person may see, compares `synced`, changes it, and returns it in its new state. */
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

/** The row, if the person sees the whole request; somebody who sees only its place is told that they may not change it. */
export function changeable(sight: RequestSight, row: RequestRow | undefined): RequestRow {
	const sees = row === undefined ? "nothing" : sight.of(row.code);
	if (row === undefined || sees === "nothing") throw new Problem("not-found");
	if (sees === "place") throw new Problem("forbidden");
	return row;
}

/** Stores the new state of the request, and returns its row. */
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
