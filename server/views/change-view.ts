import { rolesOf } from "../../engine/index.ts";
import { refusedAt } from "../calls/asked-rows.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { checkedLabel, refuseSameLabel } from "./check-label.ts";
import { endStartsOf, writeRoles } from "./list-starts-store.ts";
import { subscribedViews } from "./subscription-store.ts";
import { seenView } from "./view-rights.ts";
import { sentLabel, sentSearch, viewAnswer } from "./view-schema.ts";
import { findViewRow, ownViewRows, updateViewRow } from "./view-store.ts";
import { viewToChange } from "./view-to-change.ts";

interface Shape {
	Params: { uuid: string };
	Body: {
		synchronisation?: { synced?: number };
		data: { label?: string; search?: string; shared?: boolean; startsFor?: string[] };
	};
}

const startsFor = {
	type: "array",
	items: { type: "string", maxLength: 100 },
	maxItems: 100,
	uniqueItems: true,
	description: "Roles that begin the list with it, in place of those of now. Of a shared view, by whoever has the attribute `admin`.",
} as const;

/**
 * Changes the name of a view, its stored state, whether it is shared, or the roles that begin with it. Omitted properties stay as they are.
 */
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
			{
				synchronisation,
				data: { ...object({ label: sentLabel, search: sentSearch, shared: { type: "boolean" }, startsFor }, []), minProperties: 1 },
			},
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
			const { label, search, shared, startsFor: roles } = body.data;
			const isShared = shared ?? row.shared === 1;
			if (roles !== undefined) {
				if (!access.has("admin")) throw new Problem("forbidden");
				const known = rolesOf(tenant.definition).map(({ role }) => role);
				if (!isShared || !roles.every((role) => known.includes(role))) throw refusedAt("data.startsFor");
			}
			const change = {
				label: label === undefined ? row.label : checkedLabel(label),
				search: search ?? row.search,
				shared: Number(isShared),
				// A view that is no longer shared cannot be the beginning of anybody else's list.
				starts_for: !isShared ? null : roles === undefined ? row.starts_for : writeRoles(roles),
				synced: scope.tick(),
			};
			if (roles !== undefined) await endStartsOf(scope.db, row, roles, scope.tick);
			if (label !== undefined) {
				// An administrator learns nothing about somebody else's private views, not even their names.
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
