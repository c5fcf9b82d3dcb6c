import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../../calls/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import * as releaseTexts from "../../texts/releases.ts";
import { findToChange, realisationsAhead } from "../record/realisation-store.ts";
import { takeAlong } from "./upgrade-processes.ts";

interface Shape {
	Params: { uuid: string };
	Body: { data: { to: string } };
}

/** Takes one running process along to the version that runs now, if nothing in it prevents that. */
export const takeRealisationAlong = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/take-along",
	bodyLimit: kilobyte,
	schema: {
		operationId: "takeRealisationAlong",
		summary: "Take a running process along to the flow that runs now",
		description: "Decided on the process as it is. What stays behind is as it was, and says why.",
		tags: ["realisations"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object({
			data: object({
				to: { type: "string", minLength: 1, maxLength: 100, description: "The version that the client takes for the one that runs." },
			}),
		}),
		response: {
			200: answer(
				object({
					data: object({
						outcome: { type: "string", enum: ["along", "stays", "there"], description: "there: nothing was left to do." },
						reasons: { type: "array", items: { type: "string" }, description: "Why it stays." },
					}),
				}),
				"What came of it.",
			),
		},
	},
	refusals: ["not-found", "release-stale", "value-taken"],
	async handler(request, reply) {
		const { tenant, access, server, params: named, body } = request;
		if (server.config.workbench !== "publish") throw new Problem("not-found");
		const { flow: to } = tenant;
		return writeCall(
			request,
			reply,
			async (scope) => {
				const row = await findToChange(scope.db, tenant.slug, named.uuid);
				if (row === undefined || row.flow_uuid !== to.uuid || !access.at(row.code).may("publish")) throw new Problem("not-found");
				if (to.version !== body.data.to) throw new Problem("release-stale", { message: releaseTexts.otherRuns });
				const { mappings } = tenant;
				const order = { data: server.data, tenant, to, mappings, apply: true, userId: access.userId, now: server.now };
				const outcome = (await takeAlong(scope, order, row, new Map()))?.outcome;
				const data = {
					outcome: outcome === undefined ? "there" : outcome.refused ? "stays" : "along",
					reasons: outcome?.refused === true ? outcome.reasons : [],
				};
				return { text: JSON.stringify({ data }) };
			},
			{ about: [{ rows: realisationsAhead, key: named.uuid }] },
		);
	},
});
