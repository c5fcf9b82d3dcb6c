import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { endSubscription } from "./subscription-store.ts";
import { deleteViewRow, findViewRow } from "./view-store.ts";
import { viewToChange } from "./view-to-change.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: { synced?: number } };
}

/** Removes a view for good; existing links with its state keep working. */
export const deleteView = apiRoute<Shape>({
	method: "POST",
	url: "/views/:uuid/delete",
	bodyLimit: 4 * kilobyte,
	schema: {
		operationId: "deleteView",
		summary: "Remove a view",
		tags: ["views"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object({ synchronisation }, []),
		response: { 200: answer(object({ data: object({ uuid }) }), "The view that is gone.") },
	},
	refusals: ["not-found", "synced-missing", "stale"],
	current: { $ref: "view#" },
	handler(request, reply) {
		const { tenant, access, params: path, body } = request;
		return writeCall(request, reply, async ({ db }) => {
			const row = await viewToChange(db, access, await findViewRow(db, tenant.slug, path.uuid), body.synchronisation?.synced);
			await endSubscription(db, row, null);
			await deleteViewRow(db, row);
			return { text: JSON.stringify({ data: { uuid: row.uuid } }) };
		});
	},
});
