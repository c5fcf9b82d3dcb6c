import { type ApiRoute, apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import * as bulkTexts from "../texts/bulk.ts";
import type { BulkAct, BulkDetails } from "./act-on.ts";
import { actOf, bulkText } from "./bulk-answer.ts";
import { actOn, type BulkRunner } from "./bulk-runner.ts";
import { updateAct } from "./bulk-store.ts";

interface Shape {
	Params: { uuid: string };
	Body: { data: BulkDetails };
}

const tags = { type: "array", maxItems: 50, uniqueItems: true, items: uuid } as const;

/** Starts an act that was checked, or resumes one that was stopped. One that is running or done is returned as it is. */
export function runBulk(runner: BulkRunner): ApiRoute {
	return apiRoute<Shape>({
		method: "POST",
		url: "/bulk/:uuid/run",
		bodyLimit: 64 * kilobyte,
		schema: {
			operationId: "runBulk",
			summary: "Carry out an act on several records that was checked",
			tags: ["bulk"],
			params: params({ uuid }),
			headers: idempotencyHeaders,
			body: object({
				data: object(
					{
						reason: { type: "string", maxLength: 100, description: "Value of a reason of the tenant, where the act has reasons." },
						comment: { type: "string", maxLength: 20_000, description: "What goes with the reason." },
						add: { ...tags, description: "Uuids of tags." },
						remove: { ...tags, description: "Uuids of tags." },
					},
					[],
				),
			}),
			response: { 200: answer(object({ data: { $ref: "bulk-act#" } }), "The act, under way.") },
		},
		refusals: ["not-found", "reason-missing", "reason-unknown", "comment-too-long", "comment-characters"],
		async handler(request, reply) {
			const { tenant, access, server, person } = request;
			const find = (scope: Pick<WriteScope, "db">) => actOf(scope, tenant.slug, access, request.params.uuid);
			const answered = await writeCall(
				request,
				reply,
				async (scope) => {
					const row = await find(scope);
					if (row.state !== "checked" && row.state !== "stopped") return { text: await bulkText(scope, row) };
					// A resumed act keeps the details from its start.
					const act: BulkAct = row.state === "stopped" ? JSON.parse(row.act) : { ...JSON.parse(row.act), ...request.body.data };
					await actOn[row.list].checkDetails(scope, { tenant, act });
					const roles = JSON.stringify(person?.roles[tenant.slug] ?? {});
					const change = { state: "running" as const, act: JSON.stringify(act), roles, asked_at: server.now(), held_until: 0 };
					await updateAct(scope.db, row, change);
					return { text: await bulkText(scope, { ...row, ...change }) };
				},
				{ mayRepeat: find },
			);
			runner.begin(tenant.slug, request.params.uuid);
			return answered;
		},
	});
}

interface PlainShape {
	Params: { uuid: string };
}

/** Items already carried out stay carried out. */
export const stopBulk = apiRoute<PlainShape>({
	method: "POST",
	url: "/bulk/:uuid/stop",
	bodyLimit: kilobyte,
	schema: {
		operationId: "stopBulk",
		summary: "Stop an act on several records",
		tags: ["bulk"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		response: { 200: answer(object({ data: { $ref: "bulk-act#" } }), "The act, stopped or as it ended.") },
	},
	refusals: ["not-found"],
	handler(request, reply) {
		const { tenant, access, params: asked } = request;
		const find = (scope: Pick<WriteScope, "db">) => actOf(scope, tenant.slug, access, asked.uuid);
		const work = async (scope: WriteScope) => {
			const row = await find(scope);
			const state = row.state === "running" ? ("stopped" as const) : row.state;
			if (state !== row.state) await updateAct(scope.db, row, { state, holder: "", held_until: 0 });
			return { text: await bulkText(scope, { ...row, state }) };
		};
		return writeCall(request, reply, work, { mayRepeat: find });
	},
});

/** Undoes the act, wherever nobody has changed the record since; the other items stay done, and say why. */
export function undoBulk(runner: BulkRunner): ApiRoute {
	return apiRoute<PlainShape>({
		method: "POST",
		url: "/bulk/:uuid/undo",
		bodyLimit: kilobyte,
		schema: {
			operationId: "undoBulk",
			summary: "Take an act on several records back",
			tags: ["bulk"],
			params: params({ uuid }),
			headers: idempotencyHeaders,
			response: { 200: answer(object({ data: { $ref: "bulk-act#" } }), "The act, on its way back.") },
		},
		refusals: ["not-found", "bulk-busy"],
		async handler(request, reply) {
			const { tenant, access, server, person } = request;
			const find = (scope: Pick<WriteScope, "db">) => actOf(scope, tenant.slug, access, request.params.uuid);
			const work = async (scope: WriteScope) => {
				const row = await find(scope);
				if (row.state === "running") throw new Problem("bulk-busy", { message: bulkTexts.busy });
				if (row.state !== "done" && row.state !== "stopped") return { text: await bulkText(scope, row) };
				const roles = JSON.stringify(person?.roles[tenant.slug] ?? {});
				const change = { state: "undoing" as const, roles, asked_at: server.now(), held_until: 0 };
				await updateAct(scope.db, row, change);
				return { text: await bulkText(scope, { ...row, ...change }) };
			};
			const answered = await writeCall(request, reply, work, { mayRepeat: find });
			runner.begin(tenant.slug, request.params.uuid);
			return answered;
		},
	});
}
