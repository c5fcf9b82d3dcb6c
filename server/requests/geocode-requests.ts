import type { FastifyRequest } from "fastify";
import { mayStartGeocoder, readJson } from "../../engine/index.ts";
import { type ApiRoute, apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import type { Geocoder } from "../locations/geocoder-read-model.ts";
import { Problem } from "../problems/problem.ts";
import { keepLocated } from "./keep-place.ts";
import { type Located, locate } from "./locate-request.ts";
import { findRequests, type RequestRow } from "./request-store.ts";
import { RequestSight } from "./visible-request.ts";
import { changeable, requireSynced, type Synchronisation } from "./write-request.ts";

interface Shape {
	Body: { synchronisation?: Synchronisation; data: { uuids: string[] } };
}

/** Concurrent queries to the address service. */
const atOnce = 4;

/**
 * Looks up the places of many requests and stores the results, including failures. `synced` is the newest of the list. Requests that
 * changed later, could not be looked up, or were placed by hand are returned as they are.
 */
export function geocodeRequests(geocoder: Geocoder): ApiRoute {
	return apiRoute<Shape>({
		method: "POST",
		asksOutside: geocoder.embedded !== true,
		url: "/charging-point-requests/geocoder",
		bodyLimit: 16 * kilobyte,
		schema: {
			operationId: "geocodeRequests",
			summary: "Find and store the places of many requests",
			tags: ["requests"],
			params: params({}),
			headers: idempotencyHeaders,
			body: object(
				{ synchronisation, data: object({ uuids: { type: "array", minItems: 1, maxItems: 50, uniqueItems: true, items: uuid } }) },
				["data"],
			),
			response: {
				200: answer(object({ data: { type: "array", items: { $ref: "request#" } } }), "The requests as they are now."),
			},
		},
		refusals: ["not-found", "synced-missing"],
		async handler(request, reply) {
			const { tenant, access, body, server } = request;
			const synced = requireSynced(body.synchronisation);
			const sight = new RequestSight(access, tenant);
			const find = async ({ db }: Pick<WriteScope, "db">) => {
				const found = new Map((await findRequests(db, tenant.slug, body.data.uuids)).map((row) => [row.uuid, row]));
				return body.data.uuids.map((asked) => {
					const row = changeable(sight, found.get(asked));
					if (!mayStartGeocoder(access.at(row.code), tenant.definition.judges ?? [])) throw new Problem("forbidden");
					return row;
				});
			};
			const due = (await find(server.data)).filter((row) => row.synced <= synced);
			const located = await locateAll(geocoder, request, due);
			const by = { tenant: tenant.slug, userId: access.userId, now: server.now() };
			const work = async (scope: WriteScope) => {
				const texts: string[] = [];
				for (const row of await find(scope)) {
					const outcome = row.synced <= synced ? located.get(row.uuid) : undefined;
					texts.push(sight.text(await keepLocated(scope, row, outcome, by)));
				}
				return { text: `{"data":[${texts.join(",")}]}` };
			};
			return writeCall(request, reply, work, { mayRepeat: find });
		},
	});
}

/** Before the transaction rather than in it, so that no write waits for an address service. */
async function locateAll(geocoder: Geocoder, { tenant, log }: FastifyRequest, rows: readonly RequestRow[]): Promise<Map<string, Located>> {
	const located = new Map<string, Located>();
	const waiting = [...rows];
	const next = async (): Promise<void> => {
		for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
			const { address } = readJson(row.record);
			located.set(row.uuid, await locate(geocoder, address, tenant.definition.map.countries, log));
		}
	};
	await Promise.all(Array.from({ length: atOnce }, next));
	return located;
}
