import { randomUUID } from "node:crypto";
import {
	asksForFiles,
	type CompiledFlow,
	checkFileName,
	fileCategoryIn,
	fileTexts,
	findFileCategory,
	mayUploadFiles,
	mediaTypeOf,
	type Realisation,
	type RecordAccess,
	tidyFileName,
} from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { findRealisationStanding, seenBy, writeAbout } from "../realisations/record/realisation-read-model.ts";
import * as uploadTexts from "../texts/uploads.ts";
import { checkQuota } from "./check-quota.ts";
import { flowOf } from "./file-place.ts";
import { fileRecordOf } from "./file-record-of.ts";
import { findFilesOf, insertFile, type NewFileRow } from "./file-store.ts";
import { fileLinkMs } from "./links/file-link.ts";
import { mostFiles } from "./most-files.ts";

interface Shape {
	Params: { uuid: string };
	Body: { filename: string; extension: string; category: string };
}

const part = { type: "string", maxLength: 1000 } as const;

/** Registers a file of a process and returns the link for its bytes. The record's `synced` stays. */
export const createUploadLink = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/files/upload-link",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "createUploadLink",
		summary: "Register a file of a realisation and get a link for its bytes, good once and for five minutes",
		tags: ["files"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object({
			filename: { ...part, description: "Without the extension; together 3 to 128 characters." },
			extension: { ...part, description: "jpg, jpeg or png, and pdf for all but views." },
			category: { ...part, description: "Category of the documents of a process; capitals do not count." },
		}),
		response: {
			200: answer(object({ data: object({ file: { $ref: "file#" }, link: { type: "string" } }) }), "The file, and where to PUT its bytes."),
		},
	},
	refusals: ["not-found", "locked", "storage-quota"],
	handler(request, reply) {
		const { tenant, access, server, params: path } = request;
		const body = { ...request.body, filename: tidyFileName(request.body.filename) };
		const extension = body.extension.toLowerCase();
		const standing = async ({ db }: WriteScope) => seenBy(access, await findRealisationStanding(db, tenant.slug, path.uuid));
		return writeCall(
			request,
			reply,
			async (scope) => {
				const process = await standing(scope);
				const flow = flowOf(tenant, process);
				const category = fileCategoryIn(flow, body.category);
				if (category === undefined) throw invalid("category", fileTexts.unknownCategory);
				const wrong = checkFileName(body);
				if (wrong !== null) throw invalid(wrong.field, wrong.message);
				if (!mayUploadCategory(flow, body.category, access.at(process.code), process.steps)) throw new Problem("forbidden");
				if (process.locked || process.hidden) throw new Problem("locked");
				const owner = { owner: "realisation", owner_uuid: path.uuid } as const;
				const others = await findFilesOf(scope.db, tenant.slug, owner);
				if (others.length >= mostFiles) throw invalid("filename", uploadTexts.tooManyFiles(mostFiles));
				// Checked before anybody sends the bytes; their number is not known yet.
				await checkQuota(server.files, scope, 1);
				const row: NewFileRow = {
					...owner,
					tenant: tenant.slug,
					uuid: randomUUID(),
					// Generated views are stored under the category as sent, in lower case.
					category: body.category === body.category.toLowerCase() ? body.category : category,
					filename: body.filename,
					extension,
					created_at: server.now(),
					created_by: access.userId,
					uploaded_at: null,
					size: null,
					sha256: null,
					stored: 0,
					used: 0,
					suspect: 0,
					gdpr: 0,
					missing: 0,
					deleted: 0,
					checked: 0,
				};
				await insertFile(scope.db, row);
				const link = server.files.links.sign({
					method: "PUT",
					tenant: tenant.slug,
					file: row.uuid,
					expires: server.now() + fileLinkMs,
					size: server.files.mostBytes,
					type: mediaTypeOf(extension) ?? "",
				});
				const file = fileRecordOf({ ...row, uploaded_at: null });
				return { text: JSON.stringify({ data: { file, link: server.config.publicUrl + link } }), target: row.uuid };
			},
			{ mayRepeat: standing, about: [writeAbout(path.uuid)] },
		);
	},
});

function invalid(field: string, message: string): Problem {
	return new Problem("invalid", { message, errors: [{ path: field, message }] });
}

/**
 * Whether the person may add files of the category to a process of this flow in its current state. Views may also be added by people who
 * may have them generated.
 */
function mayUploadCategory(flow: CompiledFlow, category: string, access: RecordAccess, steps: Realisation["steps"]): boolean {
	if (mayUploadFiles(flow, category, access, steps)) return true;
	const isView = ["TopView", "SideView"].includes(findFileCategory(category)?.name ?? "");
	return isView && access.may("automatedViews") && asksForFiles(flow, category, steps);
}
