import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import * as recordTexts from "../../texts/records.ts";
import { realisationAnswer } from "../record/realisation-schema.ts";
import { refusalsOfChange, type Synchronisation, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: Synchronisation; data: { type: string } };
}

/** Gives a realisation another process type of the tenant, until something was saved in it. */
export const changeType = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/type",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "changeType",
		summary: "Change the process type of a realisation",
		tags: ["realisations"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation,
				data: object({ type: { type: "string", minLength: 1, maxLength: 50, description: "Process type of the tenant." } }),
			},
			["data"],
		),
		response: { 200: answer(realisationAnswer, "The realisation with its new type.") },
	},
	refusals: [...refusalsOfChange, "locked", "type-fixed"],
	current: { $ref: "realisation#" },
	handler(request, reply) {
		const { data, synchronisation: sync } = request.body;
		const chosen = request.tenant.definition.processTypes.find(({ value }) => value === data.type);
		if (chosen === undefined) throw new Problem("invalid", { errors: [{ path: "data.type", message: recordTexts.unknownType }] });
		return writeCommand(request, reply, sync, {
			command: { kind: "change-type", type: chosen.value, subtype: chosen.meta?.subtype ?? null },
		});
	},
});
