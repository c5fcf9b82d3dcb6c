import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { type BulkItemState, bulkItemStates } from "../database/tables/bulk-tables.ts";
import { actOf, bulkText } from "./bulk-answer.ts";
import { listItems } from "./bulk-store.ts";

interface Shape {
	Params: { uuid: string };
}

/** The progress of an act. */
export const getBulk = apiRoute<Shape>({
	method: "GET",
	url: "/bulk/:uuid",
	schema: {
		operationId: "getBulk",
		summary: "An act on several records",
		tags: ["bulk"],
		params: params({ uuid }),
		response: { 200: answer(object({ data: { $ref: "bulk-act#" } }), "The act as it is now.") },
	},
	refusals: ["not-found"],
	async handler(request, reply) {
		const act = await actOf(request.server.data, request.tenant.slug, request.access, request.params.uuid);
		return sendText(reply, await bulkText(request.server.data, act));
	},
});

interface ItemsShape extends Shape {
	Querystring: { state?: BulkItemState; after?: string };
}

const perPage = 200;

/** The outcome for each record. */
export const listBulkItems = apiRoute<ItemsShape>({
	method: "GET",
	url: "/bulk/:uuid/items",
	schema: {
		operationId: "listBulkItems",
		summary: "What became of each record of an act",
		tags: ["bulk"],
		params: params({ uuid }),
		querystring: object(
			{
				state: { type: "string", enum: [...bulkItemStates] },
				after: { type: "string", pattern: "^[0-9]{1,6}$", description: "Number of the last one of the page before." },
			},
			[],
		),
		response: {
			200: answer(
				object({
					data: {
						type: "array",
						items: object({
							number: { type: "integer" },
							uuid,
							ref: { type: "string", description: "Empty for a record that is not there for the person." },
							state: { type: "string", enum: [...bulkItemStates] },
							code: { type: "string" },
							message: { type: "string", description: "Why not, in Dutch." },
						}),
					},
				}),
				`At most ${perPage}, in their order.`,
			),
		},
	},
	refusals: ["not-found"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const act = await actOf(server.data, tenant.slug, access, request.params.uuid);
		const states = query.state === undefined ? null : [query.state];
		const rows = await listItems(server.data.db, act, { states, after: Number(query.after ?? 0), most: perPage });
		const data = rows.map(({ number, record_uuid, ref, state, code, message }) => ({
			number,
			uuid: record_uuid,
			ref,
			state,
			code,
			message,
		}));
		return sendText(reply, JSON.stringify({ data }));
	},
});
