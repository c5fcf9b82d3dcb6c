import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { realisationAnswer } from "../record/realisation-schema.ts";
import { refusalsOfChange, refusalsOfStatus, type Synchronisation, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: Synchronisation };
}

/** Undoes the last act on a process, for anybody who may do the opposite; the engine proves that nothing else changed. */
export const undoLastAct = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/undo",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "undoLastAct",
		summary: "Take back the last act of a realisation",
		description:
			"Only of the newest act, and only where the realisation is then exactly what it was before: a save, a completed step, a correction, a status, tags, a party or more days for a term. The events stay, and those that take back name the instant of the act (`undoesAt`).",
		tags: ["realisations"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object({ synchronisation }),
		response: { 200: answer(realisationAnswer, "The realisation as it was before the act, with the events of both.") },
	},
	refusals: [...refusalsOfChange, ...refusalsOfStatus, "locked", "invalid", "not-undoable"],
	current: { $ref: "realisation#" },
	handler: (request, reply) => writeCommand(request, reply, request.body.synchronisation, { command: { kind: "undo" } }),
});
