import { apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { listDrafts as storedDrafts } from "../database/drafts/draft-store.ts";
import { processesByUuid } from "../realisations/lists/found-process-read-model.ts";
import { labelToRead } from "../realisations/record/realisation-read-model.ts";

export const listDrafts = apiRoute({
	method: "GET",
	url: "/user/drafts",
	schema: {
		operationId: "listDrafts",
		summary: "Steps on which the caller filled in something that is not saved",
		tags: ["drafts"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: {
						type: "array",
						items: object({
							uuid,
							step: { type: "string" },
							label: { type: "string", description: "Of the step, in the process's own version of the flow." },
							reference: { type: "string" },
							address: { type: "string", description: "Empty where there is none, or none that the caller may see." },
							fields: { type: "integer", description: "How many of its fields." },
							savedAt: { type: "integer", description: "When it was last filled in; milliseconds since 1970." },
						}),
					},
				}),
				"Newest first; of processes and steps that the caller may read.",
			),
		},
	},
	async handler(request) {
		const { tenant, access, server } = request;
		const { data, now } = server;
		const rows = await storedDrafts(data.db, tenant.slug, access.userId);
		const shown = rows.flatMap((row) => {
			const label = labelToRead(request, row, row.step);
			return label === undefined ? [] : [{ ...row, label }];
		});
		const uuids = [...new Set(shown.map((row) => row.realisation_uuid))];
		const processes = await processesByUuid({ data, tenant, access, now: now() }, uuids);
		const known = new Map(processes.map((process) => [process.uuid, process]));
		return {
			data: shown.flatMap(({ realisation_uuid: uuid, step, label, live, kept_at }) => {
				const process = known.get(uuid);
				if (process === undefined) return [];
				return [{ uuid, step, label, reference: process.reference, address: process.address, fields: live, savedAt: kept_at }];
			}),
		};
	},
});
