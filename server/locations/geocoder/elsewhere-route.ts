import { type ApiRoute, apiRoute } from "../../calls/capability.ts";
import { answer, geographyCode, object, params } from "../../calls/schema-parts.ts";
import { elsewhereFrom } from "./elsewhere.ts";

interface Shape {
	Querystring: { lat: number; lng: number; code: string };
}

/** Whether a place lies in another municipality, so that a screen can warn about what the server will note at a save. */
export const elsewhereRoute: ApiRoute = apiRoute<Shape>({
	method: "GET",
	url: "/geocoder/elsewhere",
	schema: {
		operationId: "isElsewhere",
		summary: "Tell whether a position is known to lie in another municipality than this",
		tags: ["locations"],
		params: params({}),
		querystring: object({
			lat: { type: "number", minimum: -90, maximum: 90 },
			lng: { type: "number", minimum: -180, maximum: 180 },
			code: { type: "string", pattern: geographyCode },
		}),
		response: {
			200: answer(object({ data: object({ elsewhere: { type: "boolean" } }) }), "False also where it is not known."),
		},
	},
	refusals: [],
	handler: ({ query: { lat, lng, code } }) => ({ data: { elsewhere: elsewhereFrom(code)(lat, lng) } }),
});
