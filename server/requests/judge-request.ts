import { mayEverJudge } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders } from "../calls/write-call.ts";
import { settleTextDraft } from "../database/drafts/text-draft-store.ts";
import { judge, judgementInput, requireAvailable } from "./judge.ts";
import { requestAnswer } from "./request-schema.ts";
import { type Synchronisation, writeRequest } from "./write-request.ts";

interface Shape {
	Params: { uuid: string };
	Body: {
		synchronisation?: Synchronisation;
		intent: { action: "judgement" };
		data: { status?: number | null; reason?: string | null; remarks?: string | null };
	};
}

/** Accepts, rejects or removes a request. Every judgement is kept; the latest applies. */
export const judgeRequest = apiRoute<Shape>({
	method: "POST",
	url: "/charging-point-requests/:uuid/judgement",
	bodyLimit: 64 * kilobyte,
	schema: {
		operationId: "judgeRequest",
		summary: "Judge a request",
		tags: ["requests"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation,
				intent: object({ action: { enum: ["judgement"], type: "string" } }),
				data: object(
					{
						status: { type: ["integer", "null"], description: "3 accepted, 4 rejected, 5 removed." },
						reason: {
							type: ["string", "null"],
							maxLength: 100,
							description: "Value of a reason of the tenant, where the status has reasons.",
						},
						remarks: { type: ["string", "null"], maxLength: 20_000, description: "With a reason that asks for the judge's own words." },
					},
					[],
				),
			},
			["intent", "data"],
		),
		response: { 200: answer(requestAnswer, "The request with its judgement.") },
	},
	refusals: ["not-found", "synced-missing", "stale", "judgement-connected", "judgement-judged", "judgement-no-judge"],
	current: { $ref: "request#" },
	handler(request, reply) {
		const { tenant, access, body, server } = request;
		const input = judgementInput(body.data);
		return writeRequest(request, reply, body.synchronisation, {
			allowed: (actor, row) => {
				if (!mayEverJudge(actor, tenant.definition.judges ?? [])) requireAvailable({ tenant, access, row });
			},
			async change({ row, scope }) {
				const now = server.now();
				const head = await judge(scope, { tenant, access, now, row, input });
				const place = { tenant: tenant.slug, record_uuid: row.uuid, entity: "request", user_id: access.userId, part: "judgement" } as const;
				// The judgement settles the draft of the same person, on every device.
				await settleTextDraft(scope.db, place, { isSent: () => true, now });
				return head;
			},
		});
	},
});
