import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, params, tagsBody, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { realisationAnswer } from "../record/realisation-schema.ts";
import { refusalsOfChange, type Synchronisation, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: Synchronisation; data: { tags: string[] } };
}

/** Replaces the tags of a realisation. The engine allows this only for cpo and admin, and not on a locked record. */
export const setTags = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/tags",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "setTags",
		summary: "Replace the tags of a realisation",
		tags: ["realisations"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: tagsBody,
		response: { 200: answer(realisationAnswer, "The realisation with its new tags.") },
	},
	refusals: [...refusalsOfChange, "locked"],
	current: { $ref: "realisation#" },
	handler(request, reply) {
		const { data, synchronisation: sync } = request.body;
		return writeCommand(request, reply, sync, { command: { kind: "set-tags", tags: data.tags } });
	},
});
