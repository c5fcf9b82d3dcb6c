import type { SetStatus } from "../../../engine/index.ts";
import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { realisationAnswer } from "../record/realisation-schema.ts";
import { refusalsOfChange, refusalsOfStatus, type Synchronisation, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string };
	Body: {
		synchronisation?: Synchronisation;
		data: Pick<SetStatus, "status" | "action" | "reason" | "comment">;
	};
}

/** On hold, cancelled or traffic decision confirmed, on and off. The right for it is checked by the engine. */
export const changeStatus = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/status",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "changeStatus",
		summary: "Change the status of a realisation",
		tags: ["realisations"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation,
				data: object(
					{
						status: { enum: ["cancelled", "onhold", "vkb"] },
						action: { enum: ["enable", "disable"] },
						reason: { type: "string", maxLength: 100, description: "Out of the tenant's list." },
						comment: { type: "string", maxLength: 4000 },
					},
					["status", "action"],
				),
			},
			["data"],
		),
		response: { 200: answer(realisationAnswer, "The realisation with its new status.") },
	},
	refusals: [...refusalsOfChange, ...refusalsOfStatus],
	current: { $ref: "realisation#" },
	handler(request, reply) {
		const { data, synchronisation: sync } = request.body;
		// The traffic decision may be confirmed by clients that do not send the record's `synced`.
		return writeCommand(request, reply, sync, { syncedOptional: data.status === "vkb", command: { kind: "set-status", ...data } });
	},
});
