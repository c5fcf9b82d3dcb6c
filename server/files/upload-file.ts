import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

import { fileTexts, memberOf } from "../../engine/index.ts";

import { answersLate } from "../calls/answers-late.ts";
import { sendText } from "../calls/json-text.ts";
import { databaseFailure } from "../database/dialects/database-failure.ts";
import { orderedUuid } from "../database/ordered-uuid.ts";
import { insertAuditEntry } from "../database/writing/audit-store.ts";
import { Problem } from "../problems/problem.ts";
import { problemOfError } from "../problems/problem-of-error.ts";
import * as uploadTexts from "../texts/uploads.ts";
import { checkQuota } from "./check-quota.ts";
import { hashOf } from "./check-waiting.ts";
import type { ContentVerdict } from "./content/check-content.ts";
import { fileRecordOf } from "./file-record-of.ts";
import { changeFile, type FileChange, type FileRow, findFile, releaseLink, useLink } from "./file-store.ts";
import type { FileLink } from "./links/file-link.ts";
import { readLink } from "./links/read-link.ts";
import { TooManyBytes } from "./storage/arrivals.ts";

export type UploadCall = FastifyRequest<{ Params: { tenant: string; uuid: string }; Querystring: Readonly<Record<string, unknown>> }>;

/**
 * Receives the bytes of a registered file. Whoever has the link may use it once; no token is needed. The answer is sent when the bytes are
 * judged by their content and durable; the scanner may still have to check them.
 */
export async function uploadFile(request: UploadCall, reply: FastifyReply): Promise<FastifyReply> {
	const { server, tenant } = request;
	const link = readLink(request);
	const row = await findFile(server.data.db, tenant.slug, link.file);
	if (row === undefined || row.deleted === 1 || row.gdpr === 1) throw new Problem("link-expired");
	try {
		checkHeaders(request, link);
		const used =
			row.uploaded_at === null && (await server.data.write(tenant.slug, ({ db }) => useLink(db, tenant.slug, link.nonce, link.expires)));
		if (!used) throw new Problem("link-used");
		const after = await takeIn(request, reply, link, row);
		return sendText(reply, JSON.stringify({ data: fileRecordOf(after) }));
	} catch (failure) {
		await auditOf(request, row, problemOfError(failure as Error).code);
		// The rest of the request is not read.
		reply.header("connection", "close");
		throw failure;
	}
}

function checkHeaders({ headers }: UploadCall, { size, type }: FileLink): void {
	if (Number(headers["content-length"] ?? 0) > size) throw new Problem("too-large", { message: tooLarge });
	const said = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
	if (said !== "" && said !== "application/octet-stream" && said !== type) {
		throw new Problem("wrong-media-type", { message: fileTexts.typeRefused(said.slice(0, 100)) });
	}
}

const tooLarge = uploadTexts.failed;

async function takeIn(request: UploadCall, reply: FastifyReply, link: FileLink, row: FileRow): Promise<FileRow> {
	const { files } = request.server;
	const attempt = { refused: false };
	try {
		return await files.arrivals.receive((request.body as Readable | null) ?? request.raw, link.size, (read) =>
			files.slots.use(row.tenant, async () => {
				answersLate(reply);
				const content = await files.content.check(row.tenant, await read(), row.extension);
				attempt.refused = content.verdict === "refused";
				return keep(request, row, content);
			}),
		);
	} catch (failure) {
		// The bytes did not all arrive, or could not be stored: the link can be used again until it expires. A refusal after judging them
		// is final.
		if (!attempt.refused) await request.server.data.write(row.tenant, ({ db }) => releaseLink(db, row.tenant, link.nonce));
		if (failure instanceof TooManyBytes) throw new Problem("too-large", { message: tooLarge });
		throw isCut(failure) ? new Problem("request-timeout") : isOutOfReach(failure) ? new Problem("unavailable") : failure;
	}
}

async function keep(request: UploadCall, row: FileRow, content: ContentVerdict): Promise<FileRow> {
	const { files } = request.server;
	if (content.verdict === "refused") throw new Problem("file-content", { message: content.message });
	const uploaded = { uploaded_at: files.now() };
	// Suspect bytes are not kept anywhere; the row says what became of them.
	if (content.verdict === "suspect") return store(request, row, { ...uploaded, checked: 1, suspect: 1 });
	const { bytes: kept } = content;
	await files.storage.put(row, kept).catch((failure: unknown) => {
		if (databaseFailure(failure) === "full") throw failure;
		request.log.error({ err: failure }, "the storage did not take a file");
		throw new Problem("unavailable");
	});
	const change = { ...uploaded, size: kept.length, sha256: await hashOf(kept), stored: 1, checked: files.scanner === null ? 1 : 0 };
	const after = await store(request, row, change).catch(async (failure: unknown) => {
		await files.storage.remove(row);
		throw failure;
	});
	if (files.scanner !== null) files.check(row.tenant);
	return after;
}

/** The row and its audit line are one transaction. */
async function store(request: UploadCall, row: FileRow, change: FileChange): Promise<FileRow> {
	return request.server.data.write(row.tenant, async (scope) => {
		const { db } = scope;
		// It may have been removed while its bytes were arriving.
		const present = await findFile(db, row.tenant, row.uuid);
		if (present === undefined || present.deleted === 1 || present.uploaded_at !== null) throw new Problem("link-expired");
		if (change.stored === 1) await checkQuota(request.server.files, scope, change.size ?? 0);
		await changeFile(db, row.tenant, row.uuid, change);
		await insertAuditEntry(scope, auditEntry(request, row, "done"));
		return { ...present, ...change } as FileRow;
	});
}

async function auditOf(request: UploadCall, row: FileRow, outcome: string): Promise<void> {
	await request.server.data
		.write(row.tenant, (scope) => insertAuditEntry(scope, auditEntry(request, row, outcome)))
		.catch((failure: unknown) => request.log.error({ err: failure }, "audit line not written"));
}

/** The actor is the person who registered the file and so received the link. */
function auditEntry({ server, id }: UploadCall, { uuid, created_by }: FileRow, outcome: string) {
	const now = server.now();
	return { uuid: orderedUuid(now), ts: now, user_id: created_by, operation: "uploadFile", target: uuid, outcome, request_id: id };
}

const codeOf = (failure: unknown) => String(memberOf(failure, "code"));
const isCut = (failure: unknown) => /^(ERR_STREAM_PREMATURE_CLOSE|ECONNRESET|ERR_HTTP_REQUEST_TIMEOUT)$/.test(codeOf(failure));
const isOutOfReach = (failure: unknown) => /^(EIO|EROFS|EMFILE|ENFILE|EACCES|EPERM|EEXIST|ENOTDIR)$/.test(codeOf(failure));
