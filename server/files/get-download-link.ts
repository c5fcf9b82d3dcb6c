import { isAvailable, mediaTypeOf } from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { findFilePlace } from "./file-place.ts";
import { fileRecordOf } from "./file-record-of.ts";
import { unavailable } from "./unavailable.ts";

interface Shape {
	Params: { uuid: string };
}

/** As long as a browser needs between the request and the download. */
const goodForMs = 60_000;

export const getDownloadLink = apiRoute<Shape>({
	method: "GET",
	url: "/files/:uuid/download-link",
	schema: {
		operationId: "getDownloadLink",
		summary: "A link to the bytes of a file, good once and for a minute",
		tags: ["files"],
		params: params({ uuid }),
		querystring: object({}),
		response: { 200: answer(object({ data: object({ link: { type: "string" } }) }), "Where the bytes are.") },
	},
	refusals: ["not-found", "file-unavailable"],
	async handler(request) {
		const { tenant, access, server } = request;
		const { row, hidden } = await findFilePlace(server.data.db, tenant, access, request.params.uuid);
		if (!isAvailable(fileRecordOf(row, { hidden }))) throw unavailable();
		await auditRead(request, row.uuid);
		const link = server.files.links.sign({
			method: "GET",
			tenant: tenant.slug,
			file: row.uuid,
			expires: server.now() + goodForMs,
			size: Number(row.size ?? 0),
			type: mediaTypeOf(row.extension) ?? "application/octet-stream",
		});
		return { data: { link: server.config.publicUrl + link } };
	},
});
