import { apiRoute } from "../../calls/capability.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import { findRealisationPlace, seenBy } from "../record/realisation-read-model.ts";
import { forecastOf } from "./forecast-store.ts";

interface Shape {
	Params: { uuid: string };
}

const day = { type: ["string", "null"] } as const;

export const getForecast = apiRoute<Shape>({
	method: "GET",
	url: "/processes/realisation/:uuid/forecast",
	schema: {
		operationId: "getRealisationForecast",
		summary: "When a realisation is expected to be finished, and what that follows from",
		tags: ["realisations"],
		params: params({ uuid }),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: object({
						state: {
							type: "string",
							enum: ["given", "beyond", "few", "unproven", "none"],
							description:
								"`given`: between `first` and `last`. `beyond`: none of those like it took so long. `few`: too few were finished. `unproven`: forecasts of the past did not come true often enough. `none`: it waits for nobody, or nothing is known yet.",
						},
						first: { ...day, description: "YYYY-MM-DD: half of those like it are finished by then." },
						last: { ...day, description: "85 of 100 are." },
						cases: { type: "integer", minimum: 0, description: "Finished processes that this follows from." },
						among: {
							type: "string",
							enum: ["own", "all"],
							description: "Of its own geography code, or of every code: the latter only for those who see all of them.",
						},
					}),
				}),
				"As of the beginning of today.",
			),
		},
	},
	refusals: ["not-found"],
	async handler({ tenant, access, server, params: { uuid: key } }) {
		const { db } = server.data;
		seenBy(access, await findRealisationPlace(db, tenant.slug, key));
		return { data: { ...(await forecastOf(db, { tenant: tenant.slug, uuid: key }, access.codes("realisationlist"))) } };
	},
});
