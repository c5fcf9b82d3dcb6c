import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { type CommentAction, commentActions, mayComment } from "../../engine/index.ts";
import { type ApiRoute, apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/open-database.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";
import * as recordTexts from "../texts/records.ts";
import { checkedMessage } from "./check-message.ts";
import { type CommentStatus, commentList, commentListSchema, commentStatuses } from "./comment-schema.ts";
import { type CommentRow, findCommentRows, insertCommentRow, updateCommentRow } from "./comment-store.ts";
import type { Commented } from "./commented.ts";

interface Shape {
	Params: { uuid: string };
	Body: {
		synchronisation?: { synced?: number };
		data: { action: CommentAction; message?: string; status?: string; number?: number; username?: string };
	};
}

/**
 * Places, edits or removes a comment, or sets its status, and answers the list. The author is the person of the
 * token, whatever `username` holds. The record's own `synced` stays: a colleague's comment must not make an open form fail.
 */
export function writeComment(commented: Commented, operationId: string): ApiRoute {
	return apiRoute<Shape>({
		method: "POST",
		url: commented.url,
		bodyLimit: 128 * kilobyte,
		schema: {
			operationId,
			summary: `Place, edit or remove a comment on a ${commented.noun}, or set its status`,
			tags: ["comments"],
			params: params({ uuid }),
			headers: idempotencyHeaders,
			body: object(
				{
					synchronisation,
					data: object(
						{
							action: { enum: commentActions },
							message: { type: "string", maxLength: 20_000, description: "With create and edit." },
							status: { type: "string", maxLength: 20, description: "With status: todo, done or ignore." },
							number: {
								type: "integer",
								minimum: 1,
								maximum: 1_000_000,
								description: "`order` of the comment; with everything but create.",
							},
							username: { type: "string", maxLength: 200, description: "Not read: the author is who the token says." },
						},
						["action"],
					),
				},
				["data"],
			),
			response: { 200: answer(object({ data: commentListSchema }), "The comments after the change.") },
		},
		refusals: ["not-found", "synced-missing", "stale"],
		current: commentListSchema,
		handler(request, reply) {
			const { tenant, access, params: path } = request;
			const { entity } = commented;
			const find = ({ db }: WriteScope) => commented.find(db, access, tenant.slug, path.uuid);
			const work = async (scope: WriteScope) => {
				const place = await find(scope);
				const rows = await findCommentRows(scope.db, entity, tenant.slug, path.uuid);
				const written = { request, scope, commented, rows, place };
				if (request.body.data.action === "create") await create(written);
				else await change(written);
				const { text } = commentList(await findCommentRows(scope.db, entity, tenant.slug, path.uuid));
				return { text: `{"data":${text}}` };
			};
			return writeCall(request, reply, work, { mayRepeat: find });
		},
	});
}

interface Writing {
	readonly request: FastifyRequest<Shape>;
	readonly scope: WriteScope;
	readonly commented: Commented;
	/** Of the record, newest first. */
	readonly rows: readonly CommentRow[];
	readonly place: Awaited<ReturnType<Commented["find"]>>;
}

/**
 * Comments of one record, removed ones too, and the characters of all of them: far more than people write, and what is
 * answered with the record stays readable. Without a bound one person made a record of megabytes within seconds.
 */
const mostComments = 1_000;
const mostCharacters = 400_000;

/** The text to store, for which there is room beside the others. */
function fittingMessage({ request, rows }: Writing, instead?: CommentRow): string {
	const message = checkedMessage(request.body.data.message);
	const others = rows.filter((row) => row !== instead);
	const characters = others.reduce((sum, row) => sum + row.message.length, message.length);
	if (others.length < mostComments && characters <= mostCharacters) return message;
	throw new Problem("invalid", {
		message: recordTexts.commentsFull,
		errors: [{ path: "data.message", message: recordTexts.commentsFull }],
	});
}

async function create(writing: Writing): Promise<void> {
	const { request, scope, commented, rows, place } = writing;
	const { tenant, access, server, person } = request;
	checkRight(writing, false);
	await insertCommentRow(scope.db, commented.entity, {
		tenant: tenant.slug,
		record_uuid: request.params.uuid,
		number: (rows[0]?.number ?? 0) + 1,
		uuid: randomUUID(),
		message: fittingMessage(writing),
		status: "todo",
		user_id: access.userId,
		user_name: person?.name ?? "",
		iteration: place.iteration,
		created_at: server.now(),
		edited_at: null,
		deleted_at: null,
		synced: scope.tick(),
	});
}

/** Refuses with 409 when the comment changed after the list was read; another comment's change is no conflict. */
async function change(writing: Writing): Promise<void> {
	const { request, scope, commented, rows } = writing;
	const { db, tick } = scope;
	const { data, synchronisation: sent } = request.body;
	const row = rows.find(({ number }) => number === data.number);
	checkRight(writing, row?.user_id === request.access.userId);
	if (sent?.synced === undefined) {
		throw new Problem("synced-missing", { errors: [{ path: "synchronisation.synced", message: inputTexts.required }] });
	}
	if (row === undefined) throw new Problem("not-found");
	if (row.synced > sent.synced) throw new Problem("stale", { current: commentList(rows).text });
	if (row.deleted_at !== null) throw new Problem("not-found");
	const now = request.server.now();
	if (data.action === "status") {
		await updateCommentRow(db, commented.entity, row, { status: checkedStatus(data.status), synced: tick() });
	} else if (data.action === "delete") {
		await updateCommentRow(db, commented.entity, row, { deleted_at: now, synced: tick() });
	} else {
		await updateCommentRow(db, commented.entity, row, { message: fittingMessage(writing, row), edited_at: now, synced: tick() });
	}
}

function checkRight({ request, commented, place }: Writing, own: boolean): void {
	const { access, body, server } = request;
	const { action } = body.data;
	if (!mayComment(access.at(place.code), commented.entity, action, own)) throw new Problem("forbidden");
	if (action === "status" && server.config.demoMode) throw new Problem("forbidden", { message: frozenStatus });
}

const frozenStatus = recordTexts.demoCommentStatus;

function checkedStatus(status: string | undefined): CommentStatus {
	const known = commentStatuses.find((candidate) => candidate === status);
	if (known !== undefined) return known;
	const message = recordTexts.commentStatusUnknown;
	throw new Problem("invalid", { message, errors: [{ path: "data.status", message }] });
}
