import { compareLabels, type ListName } from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { subscribedViews } from "./subscription-store.ts";
import { maySeeList } from "./view-rights.ts";
import { listName, viewAnswer } from "./view-schema.ts";
import { listViewRows, type ViewRow } from "./view-store.ts";

interface Shape {
	Querystring: { list: ListName };
}

export const listViews = apiRoute<Shape>({
	method: "GET",
	url: "/views",
	schema: {
		operationId: "listViews",
		summary: "Kept views of a list",
		tags: ["views"],
		params: params({}),
		querystring: object({ list: listName }),
		response: {
			200: answer(object({ data: { type: "array", items: { $ref: "view#" } } }), "Those of the person and the shared ones, by name."),
		},
	},
	async handler({ tenant, access, server, query }) {
		if (!maySeeList(access, query.list)) throw new Problem("forbidden");
		const rows = await listViewRows(server.data.db, tenant.slug, query.list, access.userId);
		const subscribed = await subscribedViews(server.data.db, tenant.slug, access.userId);
		return { data: rows.sort(byName).map((row) => viewAnswer(row, access, subscribed.has(row.uuid))) };
	},
});

function byName(one: ViewRow, other: ViewRow): number {
	return compareLabels(one.label, other.label) || one.created_at - other.created_at;
}
