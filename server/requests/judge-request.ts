import {
	isSameJudgement,
	type JudgedStatus,
	type Judgement,
	type JudgementInput,
	judgedHead,
	judgementAvailability,
	judgementProblem,
	plainText,
} from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";
import { requestAnswer } from "./request-schema.ts";
import { insertJudgementRows, judgementCount } from "./request-store.ts";
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
		const { status = null, reason = null, remarks } = body.data;
		const input: JudgementInput = { status, reason, remarks: plainText(remarks ?? "").trim() };
		const { judges = [], reasonOptions = [] } = tenant.definition;
		return writeRequest(request, reply, body.synchronisation, {
			async change({ row, head, scope, actor }) {
				const state = { status: head.status, connected: row.realisation_uuid !== null };
				const availability = judgementAvailability(state, actor, judges);
				if (availability.kind === "none") {
					throw new Problem(`judgement-${availability.because}`, { message: availability.reason });
				}
				const wrong = judgementProblem(input, reasonOptions);
				if (wrong !== null) throw refused(wrong.field, wrong.message);
				if (isSameJudgement(input, head.judgement)) throw refused("status", recordTexts.judgedSo);
				const judgement: Judgement = { id: input.status as JudgedStatus, reason, remarks: input.remarks, processed_at: server.now() };
				await insertJudgementRows(scope.db, [
					{
						tenant: tenant.slug,
						request_uuid: row.uuid,
						number: (await judgementCount(scope.db, tenant.slug, row.uuid)) + 1,
						status: judgement.id,
						reason,
						remarks: judgement.remarks,
						user_id: access.userId,
						processed_at: judgement.processed_at,
					},
				]);
				return judgedHead(head, judgement);
			},
		});
	},
});

function refused(field: string, message: string): Problem {
	return new Problem("invalid", { message, errors: [{ path: `data.${field}`, message }] });
}
