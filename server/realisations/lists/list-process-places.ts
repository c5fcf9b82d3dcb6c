import type { FastifyRequest } from "fastify";
import { everyCode, type MapState } from "../../../engine/index.ts";
import { type AskedPlaces, askedPart, askedPlaces, placesAnswer, placesIn } from "../../calls/asked-places.ts";
import { askedReading } from "../../calls/asked-reading.ts";
import { checkQuestion, refusedAt } from "../../calls/asked-rows.ts";
import { apiRoute } from "../../calls/capability.ts";
import { listFilling } from "../../calls/list-filling.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { rowsOfProcessesToFill } from "../rows/fill-rows.ts";
import { ListOfRows } from "../rows/list-of-rows-store.ts";
import { processPlaces } from "../rows/process-places-store.ts";
import { type AskedRows, askedRows, questionOf } from "../rows/read-question.ts";
import { rowPlanOf } from "../rows/row-plan-of.ts";
import type { ProcessQuestion } from "../rows/row-question.ts";
import { knowAllFlows, rowSightOf } from "../rows/row-sight.ts";

const states = ["suggestion", "in-progress", "realized", "rejected"] as const satisfies readonly MapState[];

const { rows: _rows, page: _page, after: _after, sort: _sort, ...asked } = askedRows;

interface Shape {
	Querystring: AskedPlaces & Omit<AskedRows, "rows" | "page" | "after" | "sort">;
}

/**
 * The places of the processes that a query finds, or of those in a municipality, as far as the person sees them. Until every process has
 * its row, no query is possible.
 */
export const listProcessPlaces = apiRoute<Shape>({
	method: "GET",
	url: "/lists/realisations/places",
	schema: {
		operationId: "listProcessPlaces",
		summary: "Processes in a part of a map: points, or numbers by square where there are many",
		tags: ["realisations"],
		params: params({}),
		querystring: object({ ...asked, ...askedPlaces }, []),
		response: {
			200: answer(placesAnswer(states, { uuid, reference: { type: "string" } }), "What lies there, and how many of each kind."),
		},
	},
	refusals: ["invalid", "list-filling"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const { code, box, zoom, ...query } = request.query;
		const part = askedPart({ box, zoom });
		const question = questionOf(query);
		const db = askedReading(request, reply);
		const filling = await rowsOfProcessesToFill(server.data.reading, tenant, access);
		if (filling !== null) throw listFilling(filling);
		const places =
			code !== undefined && Object.keys(query).length === 0
				? await placesAt(db, request, code)
				: await placesFound(db, request, question, code ?? null);
		return { data: await placesIn(places, states, part, server.config.listInBrowser) };
	},
});

/** In the order of the configuration. */
function stepsInProgress({ flow }: Pick<Tenant, "flow">): readonly string[] {
	const codes = [...flow.compiled.steps.keys()];
	const from = codes.indexOf(flow.definition.bindings.realisationStartsAt ?? "6");
	return from < 0 ? [] : codes.slice(from);
}

/** All places in a municipality; this needs nothing else of the list. */
async function placesAt(db: DataDoor["db"], { tenant, access }: FastifyRequest<Shape>, code: string) {
	const seen = access.codes("realisationlist");
	await knowAllFlows(db, tenant);
	return processPlaces(db, {
		tenant: tenant.slug,
		codes: seen === everyCode || seen.includes(code) ? [code] : [],
		sight: rowSightOf(tenant, rowPlanOf(tenant), access, [code]),
		inProgress: stepsInProgress(tenant),
	});
}

async function placesFound(
	db: DataDoor["db"],
	{ tenant, access, server }: FastifyRequest<Shape>,
	question: ProcessQuestion,
	code: string | null,
) {
	const rows = await ListOfRows.of(db, { tenant, access, now: server.now() });
	if (!rows.whole) throw refusedAt("filters");
	checkQuestion(rows, question);
	return rows.places(question, code, stepsInProgress(tenant));
}
