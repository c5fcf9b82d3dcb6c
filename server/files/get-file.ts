import { apiRoute } from "../calls/capability.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { findFilePlace } from "./file-place.ts";
import { fileRecordOf } from "./file-record-of.ts";

interface Shape {
	Params: { uuid: string };
}

/** Polled while a file is being checked. */
export const getFile = apiRoute<Shape>({
	method: "GET",
	url: "/files/:uuid",
	schema: {
		operationId: "getFile",
		summary: "What is known of a file",
		tags: ["files"],
		params: params({ uuid }),
		querystring: object({}),
		response: { 200: answer(object({ data: { $ref: "file#" } }), "The file, whether or not it is available.") },
	},
	refusals: ["not-found"],
	async handler(request) {
		const { tenant, access, server } = request;
		const { row, hidden } = await findFilePlace(server.data.db, tenant, access, request.params.uuid);
		// Papers of a request are personal documents, and their names are personal data too.
		if (row.owner === "request") await auditRead(request, row.uuid);
		return { data: fileRecordOf(row, { hidden }) };
	},
});
