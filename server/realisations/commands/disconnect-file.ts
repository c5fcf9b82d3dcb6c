import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { realisationAnswer } from "../record/realisation-schema.ts";
import { refusalsOfChange, type Synchronisation, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string; fileUuid: string };
	Body: { synchronisation?: Synchronisation; data: { action: "disconnect" } };
}

/** Removes a file from a realisation, with the references to it. The realisation gets a new `synced`. */
export const disconnectFile = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/files/:fileUuid",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "disconnectFile",
		summary: "Disconnect a file from a realisation",
		tags: ["realisations"],
		params: params({ uuid, fileUuid: uuid }),
		headers: idempotencyHeaders,
		body: object({ synchronisation, data: object({ action: { enum: ["disconnect"] } }) }, ["data"]),
		response: { 200: answer(realisationAnswer, "The realisation without the file.") },
	},
	refusals: [...refusalsOfChange, "locked", "step-not-available", "not-open-for-change", "file-kept"],
	current: { $ref: "realisation#" },
	handler(request, reply) {
		const { params: path, body } = request;
		return writeCommand(request, reply, body.synchronisation, { command: { kind: "disconnect-file", fileUuid: path.fileUuid } });
	},
});
