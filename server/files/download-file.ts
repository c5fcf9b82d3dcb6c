import type { FastifyReply } from "fastify";
import { isAvailable, mediaTypeOf } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";
import { findRealisationStanding } from "../realisations/record/realisation-read-model.ts";
import { findRequestPlace } from "../requests/request-read-model.ts";
import { hashOf } from "./check-waiting.ts";
import { fileRecordOf } from "./file-record-of.ts";
import { changeFile, type FileRow, findFile, useLink } from "./file-store.ts";
import { readLink } from "./links/read-link.ts";
import { unavailable } from "./unavailable.ts";
import type { UploadCall } from "./upload-file.ts";

/**
 * Sends the bytes of a file to whoever has a link. Checks once more whether the file is available: a link does not outlive it. Bytes that
 * differ from those that were checked are not sent.
 */
export async function downloadFile(request: UploadCall, reply: FastifyReply): Promise<FastifyReply> {
	const { server, tenant } = request;
	const { db } = server.data;
	const link = readLink(request);
	const row = await findFile(db, tenant.slug, link.file);
	const { ref, hidden } = row === undefined ? { ref: "", hidden: true } : await ownerOf(request, row);
	if (row === undefined || !isAvailable(fileRecordOf(row, { hidden }))) throw unavailable();
	if (!(await server.data.write(tenant.slug, (scope) => useLink(scope.db, tenant.slug, link.nonce, link.expires))))
		throw new Problem("link-used");
	const bytes = await server.files.storage.get(row).catch((failure: unknown) => {
		request.log.error({ err: failure }, "the storage did not give a file");
		throw new Problem("unavailable");
	});
	if (bytes === undefined || (await hashOf(bytes)) !== row.sha256) {
		request.log.error({ file: row.uuid }, "the bytes of a file are not those that were checked");
		await server.data.write(tenant.slug, (scope) => changeFile(scope.db, tenant.slug, row.uuid, { missing: 1 }));
		throw unavailable();
	}
	// Whatever its contents, a browser saves the file: it is never a page of this origin, and nothing in it runs.
	reply.raw.setHeader("content-security-policy", "sandbox; default-src 'none'");
	return reply
		.header("content-type", mediaTypeOf(row.extension) ?? "application/octet-stream")
		.header("content-disposition", contentDisposition(`${ref}-${row.filename}.${row.extension}`))
		.header("x-content-type-options", "nosniff")
		.header("cache-control", "no-store")
		.send(bytes);
}

async function ownerOf({ server, tenant }: UploadCall, row: FileRow): Promise<{ readonly ref: string; readonly hidden: boolean }> {
	const { db } = server.data;
	if (row.owner === "request") {
		const found = await findRequestPlace(db, tenant.slug, row.owner_uuid);
		return { ref: found?.ref ?? "", hidden: found === undefined };
	}
	const found = await findRealisationStanding(db, tenant.slug, row.owner_uuid);
	return { ref: found?.ref ?? "", hidden: found?.hidden ?? true };
}

/**
 * Header that makes a browser save the response under this name (RFC 6266): once in ASCII, which every browser reads, and once as it is.
 */
function contentDisposition(name: string): string {
	const plain = name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^ -~]|["\\%]/gu, "_");
	const exact = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
	return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
