import { randomUUID } from "node:crypto";
import type { ListName } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";
import { checkedLabel, refuseSameLabel } from "./check-label.ts";
import { maySeeList } from "./view-rights.ts";
import { listName, sentLabel, sentSearch, viewAnswer } from "./view-schema.ts";
import { insertViewRow, ownViewRows } from "./view-store.ts";

interface Shape {
	Body: { data: { list: ListName; label: string; search: string; shared?: boolean } };
}

/** Maximum number of views per person and tenant, including shared ones. */
const mostViews = 100;

/** Saves a view of a list under a name, for oneself or for everybody who may see the list. */
export const createView = apiRoute<Shape>({
	method: "POST",
	url: "/views",
	bodyLimit: 64 * kilobyte,
	schema: {
		operationId: "createView",
		summary: "Keep a view of a list",
		tags: ["views"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({
			data: object({ list: listName, label: sentLabel, search: sentSearch, shared: { type: "boolean", default: false } }, [
				"list",
				"label",
				"search",
			]),
		}),
		response: { 201: answer(object({ data: { $ref: "view#" } }), "The new view.") },
	},
	refusals: ["already-exists"],
	handler(request, reply) {
		const { tenant, access, server, person } = request;
		const { list, search, shared = false } = request.body.data;
		if (!maySeeList(access, list)) throw new Problem("forbidden");
		const label = checkedLabel(request.body.data.label);
		return writeCall(request, reply, async ({ db, tick }) => {
			const own = await ownViewRows(db, tenant.slug, access.userId);
			refuseSameLabel(
				label,
				own.filter((row) => row.list === list),
			);
			if (own.length >= mostViews) throw new Problem("invalid", { message: recordTexts.tooManyViews(mostViews) });
			const row = {
				tenant: tenant.slug,
				uuid: randomUUID(),
				list,
				label,
				search,
				owner_id: access.userId,
				owner_name: person?.name ?? "",
				shared: shared ? 1 : 0,
				starts_for: null,
				created_at: server.now(),
				synced: tick(),
			};
			await insertViewRow(db, row);
			return { status: 201, text: JSON.stringify({ data: viewAnswer(row, access, false) }), target: row.uuid };
		});
	},
});
