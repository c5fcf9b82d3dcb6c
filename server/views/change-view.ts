import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/open-database.ts";
import { checkedLabel, refuseSameLabel } from "./check-label.ts";
import { subscribedViews } from "./subscription-store.ts";
import { seenView } from "./view-rights.ts";
import { sentLabel, sentSearch, viewAnswer } from "./view-schema.ts";
import { findViewRow, ownViewRows, updateViewRow } from "./view-store.ts";
import { viewToChange } from "./view-to-change.ts";

interface Shape {
	Params: { uuid: string };
	Body: {
		synchronisation?: { synced?: number };
		data: { label?: string; search?: string; shared?: boolean };
	};
}

/** Gives a view another name, the state the list is in now, or to others. What is not sent stays. */
export const changeView = apiRoute<Shape>({
	method: "POST",
	url: "/views/:uuid",
	bodyLimit: 64 * kilobyte,
	schema: {
		operationId: "changeView",
		summary: "Rename, renew or share a view",
		tags: ["views"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object(
			{ synchronisation, data: { ...object({ label: sentLabel, search: sentSearch, shared: { type: "boolean" } }, []), minProperties: 1 } },
			["data"],
		),
		response: { 200: answer(object({ data: { $ref: "view#" } }), "The view after the change.") },
	},
	refusals: ["not-found", "synced-missing", "stale", "already-exists"],
	current: { $ref: "view#" },
	handler(request, reply) {
		const { tenant, access, params: path, body } = request;
		const find = ({ db }: WriteScope) => findViewRow(db, tenant.slug, path.uuid);
		const work = async (scope: WriteScope) => {
			const row = await viewToChange(scope.db, access, await find(scope), body.synchronisation?.synced);
			const { label, search, shared } = body.data;
			const change = {
				label: label === undefined ? row.label : checkedLabel(label),
				search: search ?? row.search,
				shared: shared === undefined ? row.shared : Number(shared),
				synced: scope.tick(),
			};
			if (label !== undefined) {
				// Of what somebody else keeps for themselves, an administrator learns nothing, not even a name.
				const owned = (await ownViewRows(scope.db, tenant.slug, row.owner_id)).filter(
					(other) => row.owner_id === access.userId || other.shared === 1,
				);
				refuseSameLabel(
					change.label,
					owned.filter(({ uuid, list }) => uuid !== row.uuid && list === row.list),
				);
			}
			await updateViewRow(scope.db, row, change);
			const subscribed = (await subscribedViews(scope.db, tenant.slug, access.userId)).has(row.uuid);
			return { text: JSON.stringify({ data: viewAnswer({ ...row, ...change }, access, subscribed) }) };
		};
		return writeCall(request, reply, work, { mayRepeat: async (scope) => seenView(access, await find(scope)) });
	},
});
