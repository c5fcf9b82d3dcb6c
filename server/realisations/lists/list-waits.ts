import { apiRoute } from "../../calls/capability.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { waitsOf } from "../rows/waits-of-store.ts";
import { waitsSchema } from "../rows/waits-schema.ts";

/** For a browser that holds the list of processes itself: the records do not tell it who is waited for, or until when. */
export const listWaits = apiRoute({
	method: "GET",
	url: "/lists/realisations/waits",
	schema: {
		operationId: "listRealisationWaits",
		summary: "The processes that wait for somebody, and which of them for the person who asks",
		tags: ["realisations"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({ data: { type: "array", items: waitsSchema } }),
				"Every process that this person sees and of which an open step waits for somebody.",
			),
		},
	},
	handler: async ({ tenant, access, server }) => ({ data: [...(await waitsOf(server.data.db, { tenant, access, now: server.now() }))] }),
});
