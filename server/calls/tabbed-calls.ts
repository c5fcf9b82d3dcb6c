import type { FastifyRequest } from "fastify";
import type { DataDoor } from "../database/opening/open-database.ts";
import type { RowsFilled } from "../database/rows/listed-fill.ts";
import type { AskedPlacesOnMap } from "../database/rows/placed-rows.ts";
import type { RowQuestion } from "../database/rows/row-question.ts";
import { type AskedPlaces, askedPart, askedPlaces, placesAnswer, placesIn } from "./asked-places.ts";
import { askedReading } from "./asked-reading.ts";
import { type AskedRows, refusedAt } from "./asked-rows.ts";
import { type ApiRoute, apiRoute } from "./capability.ts";
import { listFilling } from "./list-filling.ts";
import { occurringValues } from "./occurring-values.ts";
import { answer, object, params, uuid } from "./schema-parts.ts";
import { checkTabbed, choicesOf } from "./tabbed-page.ts";
import type { TabbedRows } from "./tabbed-rows-store.ts";

type Asker = Pick<FastifyRequest, "tenant" | "access" | "server">;

/**
 * A list whose tabs are values of its fields, as its calls use it. `Query`: the query parameters. `Asked`: parameters specific to this
 * list.
 */
export interface TabbedList<Query extends AskedRows, Asked extends object> {
	readonly name: "locations" | "requests";
	/** Schemas of the query parameters of a page. */
	readonly asked: { readonly [Name in keyof Query]-?: object };
	/** Throws "invalid". */
	readonly questionOf: (query: Query) => RowQuestion & Asked;
	/** Progress of the rows, for what the person sees; null when they are filled. */
	readonly filling: (asker: Asker) => Promise<RowsFilled | null>;
	readonly open: (db: DataDoor["db"], asker: Asker, query: Partial<Query>) => TabbedRows<Asked> | Promise<TabbedRows<Asked>>;
}

/** The call for the options of the filters: the values that occur in a row that the person sees. */
export function choicesCall<Asked extends object>(
	list: TabbedList<AskedRows, Asked>,
	said: { readonly operationId: string; readonly summary: string },
): ApiRoute {
	return apiRoute({
		method: "GET",
		url: `/lists/${list.name}/choices`,
		schema: {
			...said,
			tags: [list.name],
			params: params({}),
			querystring: object({}),
			response: { 200: answer(object({ data: occurringValues }), "The values.") },
		},
		refusals: ["invalid", "list-filling"],
		async handler(request, reply) {
			const rows = await list.open(askedReading(request, reply), request, {});
			if (!rows.whole) throw refusedAt("");
			const filling = await list.filling(request);
			if (filling !== null) throw listFilling(filling);
			return { data: await choicesOf(rows) };
		},
	});
}

/** A list whose results can be shown on a map. */
interface PlacedList<Asked extends object, Place> {
	readonly operationId: string;
	readonly summary: string;
	readonly url: string;
	/** The kinds of points. */
	readonly kinds: readonly string[];
	/** The property with a point's reference, besides its uuid. */
	readonly reference: string;
	readonly placesOf: (db: DataDoor["db"], rows: TabbedRows<Asked>, question: RowQuestion & Asked) => Promise<AskedPlacesOnMap<Place>>;
}

/** Parameters that a map does not use: those for the rows of a page, and those for calls about only some of the rows. */
const notOfMaps = ["rows", "page", "after", "sort", "only", "among"];

/** The call for the places of the records that a query finds. Until every record has its row, no query is possible. */
export function placesCall<Asked extends object, Place>(
	list: TabbedList<AskedRows, Asked>,
	{ operationId, summary, url, kinds, reference, placesOf }: PlacedList<Asked, Place>,
): ApiRoute {
	const asked = Object.fromEntries(Object.entries<object>(list.asked).filter(([name]) => !notOfMaps.includes(name)));
	const { code: _code, ...part } = askedPlaces;
	return apiRoute<{ Querystring: AskedRows & Omit<AskedPlaces, "code"> }>({
		method: "GET",
		url,
		schema: {
			operationId,
			summary,
			tags: [list.name],
			params: params({}),
			querystring: object({ ...asked, ...part }, []),
			response: {
				200: answer(placesAnswer(kinds, { uuid, [reference]: { type: "string" } }), "What lies there, and how many of each kind."),
			},
		},
		refusals: ["invalid", "list-filling"],
		async handler(request, reply) {
			const { query, server } = request;
			const { box, zoom } = query;
			const inView = askedPart({ box, zoom });
			const question = list.questionOf(query);
			const filling = await list.filling(request);
			const db = askedReading(request, reply);
			const rows = await list.open(db, request, query);
			checkTabbed(rows, question, filling);
			return { data: await placesIn(await placesOf(db, rows, question), kinds, inView, server.config.listInBrowser) };
		},
	});
}
