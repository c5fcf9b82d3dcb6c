import { listedRequestKinds } from "../../engine/index.ts";
import { type AskedPlaces, askedPart, askedPlaces, placesAnswer, placesIn } from "../calls/asked-places.ts";
import { askedReading } from "../calls/asked-reading.ts";
import { refusedAt } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { listFilling } from "../calls/list-filling.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { type AskedRequests, askedRequests, checkAsked, questionOf } from "./list-request-rows.ts";
import { rowsOfRequestsToFill } from "./request-row-store.ts";
import { ListOfRequests } from "./rows/list-of-requests-store.ts";

const { rows: _rows, page: _page, after: _after, sort: _sort, only: _only, ...asked } = askedRequests;
const { code: _code, ...part } = askedPlaces;

interface Shape {
	Querystring: Omit<AskedPlaces, "code"> & Pick<AskedRequests, "category" | "within" | "filters">;
}

/** Where the requests are that a question finds, rejected ones as well. Until every request has its row nothing can be asked. */
export const listRequestRowPlaces = apiRoute<Shape>({
	method: "GET",
	url: "/lists/requests/rows/places",
	schema: {
		operationId: "listRequestRowPlaces",
		summary: "Requests of the list in a part of a map: points, or numbers by square where there are many",
		tags: ["requests"],
		params: params({}),
		querystring: object({ ...asked, ...part }, []),
		response: {
			200: answer(placesAnswer(listedRequestKinds, { uuid, ref: { type: "string" } }), "What lies there, and how many of each kind."),
		},
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const { box, zoom, ...query } = request.query;
		const inView = askedPart({ box, zoom });
		const question = questionOf(query);
		const filling = await rowsOfRequestsToFill(server.data.reading, tenant.slug, access);
		const rows = await ListOfRequests.of(askedReading(request, reply), { tenant, access, now: server.now() });
		if (!rows.whole) throw refusedAt("filters");
		checkAsked(rows, question);
		if (filling !== null) throw listFilling(filling);
		return { data: await placesIn(await rows.places(question), listedRequestKinds, inView, server.config.listInBrowser) };
	},
});
