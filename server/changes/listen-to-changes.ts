import { apiRoute } from "../calls/capability.ts";
import { object, params } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { ChangeStream } from "./change-stream.ts";
import type { ChangeWatch } from "./change-watch.ts";

interface Shape {
	Querystring: { after?: string };
}

export interface ListeningTimes {
	readonly beatMs: number;
	readonly recheckMs: number;
}

const eventStream = "text/event-stream";

/**
 * Reports which records change as long as somebody listens. It sends no contents: those come from the calls that check rights and leave an
 * audit trail.
 */
export function listenToChanges(watch: ChangeWatch, times: ListeningTimes) {
	return apiRoute<Shape>({
		method: "GET",
		url: "/changes",
		staysOpen: true,
		schema: {
			operationId: "listenToChanges",
			summary: "What changes, while it changes",
			description:
				"Server-sent events, for callers that ask for `text/event-stream`. `listening`: `{at}`, from where it tells. `changes`: `{at, realisation?, " +
				"request?, realisationComment?, requestComment?}`, of each kind the records that changed, or whose comments did, as `{uuid, " +
				"synced}`, or null for more than are named; `atWork`, the steps on which somebody begins, or which they leave, as `{uuid, step}`, or null. `stopping`: listen again, " +
				"elsewhere. `enough`: the person listens too often; this one should not come back soon. It ends with the token and with the rights.",
			tags: ["changes"],
			params: params({}),
			querystring: object(
				{ after: { type: "string", pattern: "^[0-9]{1,15}$", description: "Begin with what changed after this `at`; now when left out." } },
				[],
			),
			response: {
				200: { description: "Events, until somebody ends it.", content: { [eventStream]: { schema: { type: "string" } } } },
			},
		},
		refusals: ["not-acceptable", "unavailable"],
		async handler(request, reply) {
			const { person, tenant, server, query, headers } = request;
			if (headers.accept?.includes(eventStream) !== true || request.method === "HEAD") throw new Problem("not-acceptable");
			if (person === null || watch.full) throw new Problem("unavailable");
			const stream = new ChangeStream({
				...times,
				person,
				tenant,
				tenantNow: () => server.tenants.find(tenant.slug),
				personNow: () => server.personNow(request),
			});
			stream.bytes.once("close", () => watch.remove(stream));
			reply.raw.once("close", () => stream.bytes.destroy());
			const at = await watch.add(stream, query.after === undefined ? undefined : Number(query.after));
			stream.begin(at);
			return (
				reply
					.header("content-type", `${eventStream}; charset=utf-8`)
					.header("cache-control", "no-store, no-transform")
					// Otherwise nginx would buffer the events.
					.header("x-accel-buffering", "no")
					// The connection ends with the response, so that a stopping server does not wait for it.
					.header("connection", "close")
					.send(stream.bytes)
			);
		},
	});
}
