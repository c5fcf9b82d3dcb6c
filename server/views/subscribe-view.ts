import { apiRoute, kilobyte } from "../calls/capability.ts";
import { mostInView } from "../calls/rows-in-view.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { committedClock } from "../database/writing/tenant-clock.ts";
import { Problem } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";
import { rolesText } from "./match-views.ts";
import { recordsInView } from "./records-in-view.ts";
import { addMatches, endSubscription, insertSubscription, subscribedViews } from "./subscription-store.ts";
import { seenView } from "./view-rights.ts";
import { viewAnswer } from "./view-schema.ts";
import { findViewRow } from "./view-store.ts";

interface Shape {
	Params: { uuid: string };
	Body: { data: { subscribed: boolean } };
}

/** Maximum number of views to which a person can subscribe in a tenant. */
const mostSubscriptions = 20;

/** Starts or ends a subscription to one's own or a shared view. Records already in it are not news. */
export const subscribeView = apiRoute<Shape>({
	method: "POST",
	url: "/views/:uuid/subscription",
	bodyLimit: 4 * kilobyte,
	schema: {
		operationId: "subscribeView",
		summary: "Be told of what newly comes into a view, or no longer",
		description: "It is told in the inbox, once for each view, and counts on until it is seen.",
		tags: ["views"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object({ data: object({ subscribed: { type: "boolean" } }) }),
		response: { 200: answer(object({ data: { $ref: "view#" } }), "The view.") },
	},
	refusals: ["not-found", "invalid"],
	async handler(request, reply) {
		const { tenant, access, server, params: path, body, person } = request;
		const view = seenView(access, await findViewRow(server.data.db, tenant.slug, path.uuid));
		const { subscribed } = body.data;
		const asker = { tenant, access, now: server.now() };
		const clock = await committedClock(server.data.db, tenant.slug);
		const found = subscribed ? await recordsInView(server.data.reading, asker, view) : null;
		return writeCall(request, reply, async ({ db }) => {
			const row = seenView(access, await findViewRow(db, tenant.slug, path.uuid));
			const before = await subscribedViews(db, tenant.slug, access.userId);
			if (!subscribed) await endSubscription(db, row, access.userId);
			else if (!before.has(row.uuid)) {
				if (found === null) throw new Problem("invalid", { message: recordTexts.viewTooWide(mostInView) });
				if (before.size >= mostSubscriptions)
					throw new Problem("invalid", { message: recordTexts.tooManySubscriptions(mostSubscriptions) });
				const place = { tenant: tenant.slug, view_uuid: row.uuid, user_id: access.userId };
				const roles = rolesText(person?.roles[tenant.slug] ?? {});
				await insertSubscription(db, { ...place, search: view.search, roles, batch: 0, clock, looked_at: asker.now });
				await addMatches(db, place, [...found], { since: asker.now, news: 0 });
			}
			return { text: JSON.stringify({ data: viewAnswer(row, access, subscribed) }), target: row.uuid };
		});
	},
});
