import { everyCode, type MapState } from "../../engine/index.ts";
import { type AskedPlaces, askedPart, askedPlaces, placesAnswer, placesIn } from "../calls/asked-places.ts";
import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { listFilling } from "../calls/list-filling.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { rowsOfProcessesToFill } from "./fill-rows.ts";
import { processPlaces } from "./rows/process-places-store.ts";
import { rowPlanOf } from "./rows/row-plan-of.ts";
import { knowAllFlows, rowSightOf } from "./rows/row-sight.ts";

const states = ["suggestion", "in-progress", "realized", "rejected"] as const satisfies readonly MapState[];

/** Where the processes of a municipality are, as far as the person sees it. Until every process has its row nothing can be asked. */
export const listProcessPlaces = apiRoute<{ Querystring: AskedPlaces & { code: string } }>({
	method: "GET",
	url: "/lists/realisations/places",
	schema: {
		operationId: "listProcessPlaces",
		summary: "Processes in a part of a map: points, or numbers by square where there are many",
		tags: ["realisations"],
		params: params({}),
		querystring: object(askedPlaces, ["code"]),
		response: {
			200: answer(placesAnswer(states, { uuid, reference: { type: "string" } }), "What lies there, and how many of each kind."),
		},
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const { code, ...query } = request.query;
		const part = askedPart(query);
		const db = askedReading(request, reply);
		const filling = await rowsOfProcessesToFill(server.data.reading, tenant, access);
		if (filling !== null) throw listFilling(filling);
		const seen = access.codes("realisationlist");
		await knowAllFlows(db, tenant);
		const places = processPlaces(db, {
			tenant: tenant.slug,
			codes: seen === everyCode || seen.includes(code) ? [code] : [],
			sight: rowSightOf(tenant, rowPlanOf(tenant), access, [code]),
			inProgress: stepsInProgress(tenant),
		});
		const found = await placesIn(places, part, server.config.listInBrowser);
		return { data: { ...found, counts: Object.fromEntries(states.map((state) => [state, found.counts.get(state) ?? 0])) } };
	},
});

/** In the order in which the configuration has them. */
function stepsInProgress({ flow }: Pick<Tenant, "flow">): readonly string[] {
	const codes = [...flow.compiled.steps.keys()];
	const from = codes.indexOf(flow.definition.bindings.realisationStartsAt ?? "6");
	return from < 0 ? [] : codes.slice(from);
}
