import type { ExtendTerm } from "../../../engine/index.ts";
import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { realisationAnswer } from "../record/realisation-schema.ts";
import { refusalsOfChange, type Synchronisation, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: Synchronisation; data: Omit<ExtendTerm, "kind"> };
}

/** Extends a term that the parties agreed. The tenant's file says who may, and by how many days; the engine checks it. */
export const extendTerm = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/terms",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "extendTerm",
		summary: "Extend a term of a realisation",
		description: "By a number of days, or until a day: one of the two. A term of the law cannot be extended.",
		tags: ["realisations"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation,
				data: object(
					{
						term: { type: "string", minLength: 1, maxLength: 60, description: "Its name in the tenant's file." },
						days: {
							type: "integer",
							minimum: 1,
							maximum: 1000,
							description: "Days of the term's own clock: working days where it counts those.",
						},
						until: { type: "string", minLength: 10, maxLength: 10, description: "Its new last day, YYYY-MM-DD." },
						reason: { type: "string", maxLength: 4000, description: "At most 300 characters." },
					},
					["term", "reason"],
				),
			},
			["data"],
		),
		response: { 200: answer(realisationAnswer, "The realisation with the extension among its events.") },
	},
	refusals: [
		...refusalsOfChange,
		"locked",
		"not-open-for-change",
		"term-fixed",
		"term-extension",
		"reason-missing",
		"comment-too-long",
		"comment-characters",
	],
	current: { $ref: "realisation#" },
	handler(request, reply) {
		const { data, synchronisation: sync } = request.body;
		return writeCommand(request, reply, sync, { command: { kind: "extend-term", ...data } });
	},
});
