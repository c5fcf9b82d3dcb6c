import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { WriteScope } from "../database/open-database.ts";
import { apiRoute } from "../plugins/capability.ts";
import { answer, object, params, synchronisation, uuid, writeRefusals } from "../plugins/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../plugins/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { findRealisationPlace, type RealisationPlace, seenBy } from "../realisations/realisation-read-model.ts";
import { checkedMessage } from "./check-message.ts";
import { type CommentStatus, commentList, commentListSchema, commentStatuses } from "./comment-schema.ts";
import { type CommentRow, findCommentRows, insertCommentRow, updateCommentRow } from "./comment-store.ts";

const actions = ["create", "edit", "status", "delete"] as const;

interface Shape {
	Params: { uuid: string };
	Body: {
		synchronisation?: { synced?: number };
		data: { action: (typeof actions)[number]; message?: string; status?: string; number?: number; username?: string };
	};
}

/** Attribute of the access map that each action asks for. Who wrote a comment on a process may not take it back: it is part of the file. */
const right = {
	create: "realisationcomment",
	edit: "canModerateComments",
	delete: "canModerateComments",
	status: "canChangeCommentStatus",
} as const;

/**
 * Places, edits or removes a comment on a realisation, or sets its status, and answers the list. The
 * author is who the token says, whatever `username` holds. The realisation's own `synced` stays: a
 * colleague's comment must not make an open form fail.
 */
export const writeComment = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/comments",
	schema: {
		operationId: "writeComment",
		summary: "Place, edit or remove a comment, or set its status",
		tags: ["comments"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation,
				data: object(
					{
						action: { enum: actions },
						message: { type: "string", maxLength: 20_000, description: "With create and edit." },
						status: { type: "string", maxLength: 20, description: "With status: todo, done or ignore." },
						number: { type: "integer", minimum: 1, maximum: 1_000_000, description: "`order` of the comment; with everything but create." },
						username: { type: "string", maxLength: 200, description: "Not read: the author is who the token says." },
					},
					["action"],
				),
			},
			["data"],
		),
		response: { 200: answer(object({ data: commentListSchema }), "The comments after the change."), ...writeRefusals },
	},
	handler(request, reply) {
		const { tenant, access, params: path, body } = request;
		const { action } = body.data;
		const find = async ({ db }: WriteScope) => seenBy(access, await findRealisationPlace(db, tenant.slug, path.uuid));
		const work = async (scope: WriteScope) => {
			const place = await find(scope);
			if (!access.may(right[action], place.code)) throw new Problem("forbidden");
			const rows = await findCommentRows(scope.db, tenant.slug, path.uuid);
			if (action === "create") await create(request, scope, rows, place);
			else await change(request, scope, rows);
			const { text } = commentList(await findCommentRows(scope.db, tenant.slug, path.uuid));
			return { text: `{"data":${text}}` };
		};
		return writeCall(request as FastifyRequest, reply, work, { mayRepeat: find });
	},
});

type Call = FastifyRequest<Shape>;

async function create(request: Call, { db, tick }: WriteScope, rows: readonly CommentRow[], place: RealisationPlace): Promise<void> {
	const { tenant, access, server, person } = request;
	await insertCommentRow(db, {
		tenant: tenant.slug,
		realisation_uuid: request.params.uuid,
		number: (rows[0]?.number ?? 0) + 1,
		uuid: randomUUID(),
		message: checkedMessage(request.body.data.message),
		status: "todo",
		user_id: access.userId,
		user_name: person?.name ?? "",
		iteration: place.active_step ?? "",
		created_at: server.now(),
		edited_at: null,
		deleted_at: null,
		synced: tick(),
	});
}

/** Refuses with 409 when the comment changed after the list was read; another comment's change is no conflict. */
async function change(request: Call, { db, tick }: WriteScope, rows: readonly CommentRow[]): Promise<void> {
	const { data, synchronisation: sent } = request.body;
	if (sent?.synced === undefined) {
		throw new Problem("synced-missing", { errors: [{ path: "synchronisation.synced", message: "Dit veld is verplicht." }] });
	}
	const row = rows.find(({ number }) => number === data.number);
	if (row === undefined) throw new Problem("not-found");
	if (row.synced > sent.synced) throw new Problem("stale", { current: commentList(rows).text });
	if (row.deleted_at !== null) throw new Problem("not-found");
	const now = request.server.now();
	if (data.action === "status") {
		await updateCommentRow(db, row, { status: checkedStatus(data.status), synced: tick() });
	} else if (data.action === "delete") {
		await updateCommentRow(db, row, { deleted_at: now, synced: tick() });
	} else {
		await updateCommentRow(db, row, { message: checkedMessage(data.message), edited_at: now, synced: tick() });
	}
}

function checkedStatus(status: string | undefined): CommentStatus {
	const known = commentStatuses.find((candidate) => candidate === status);
	if (known !== undefined) return known;
	const message = "Uw geselecteerde status is niet herkend.";
	throw new Problem("invalid", { message, errors: [{ path: "data.status", message }] });
}
