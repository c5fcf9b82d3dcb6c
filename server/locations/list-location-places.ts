import { type AskedPlaces, askedPart, askedPlaces, placesAnswer, placesIn } from "../calls/asked-places.ts";
import { askedReading } from "../calls/asked-reading.ts";
import { checkQuestion, refusedAt } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { listFilling } from "../calls/list-filling.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { rowsOfLocationsToFill } from "./location-row-store.ts";
import { ListOfLocations, placeKinds } from "./rows/list-of-locations-store.ts";
import { type AskedLocations, askedLocations, questionOf } from "./rows/read-question.ts";

const { rows: _rows, page: _page, after: _after, sort: _sort, only: _only, among: _among, ...asked } = askedLocations;
const { code: _code, ...part } = askedPlaces;

interface Shape {
	Querystring: Omit<AskedPlaces, "code"> & Pick<AskedLocations, "category" | "within" | "filters">;
}

/** Where the locations are that a question finds. Until every location has its row nothing can be asked. */
export const listLocationPlaces = apiRoute<Shape>({
	method: "GET",
	url: "/lists/locations/places",
	schema: {
		operationId: "listLocationPlaces",
		summary: "Charging locations in a part of a map: points, or numbers by square where there are many",
		tags: ["locations"],
		params: params({}),
		querystring: object({ ...asked, ...part }, []),
		response: {
			200: answer(placesAnswer(placeKinds, { uuid, reference: { type: "string" } }), "What lies there, and how many of each kind."),
		},
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const { box, zoom, ...query } = request.query;
		const inView = askedPart({ box, zoom });
		const question = questionOf(query);
		const filling = await rowsOfLocationsToFill(server.data.reading, tenant.slug, access);
		const rows = new ListOfLocations(askedReading(request, reply), { tenant, access, now: server.now() });
		if (!rows.whole) throw refusedAt("filters");
		checkQuestion(rows, question);
		if (filling !== null) throw listFilling(filling);
		return { data: await placesIn(await rows.places(question), placeKinds, inView, server.config.listInBrowser) };
	},
});
