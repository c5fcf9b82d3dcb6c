import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { type CommentAction, commentActions, mayComment, objectOf, readJson, writeJson } from "../../engine/index.ts";
import { type ApiRoute, apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { dropTextDrafts, settleTextDraft } from "../database/drafts/text-draft-store.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { keepFileUses } from "../files/file-read-model.ts";
import { usualHow } from "../inbox/mail-choices.ts";
import { tickOffThread } from "../inbox/notification-store.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";
import * as recordTexts from "../texts/records.ts";
import { assigned, sentAssignee } from "./assign.ts";
import { checkedMessage } from "./check-message.ts";
import { attachedFiles, type CommentStatus, commentList, commentListSchema, commentStatuses } from "./comment-schema.ts";
import {
	type CommentRow,
	countVersions,
	dropVersions,
	findCommentRows,
	insertCommentRow,
	keepVersion,
	updateCommentRow,
} from "./comment-store.ts";
import type { Commented } from "./commented.ts";
import { checkedMentions, type GivenMention, mostMentions, rolesOfAssignees } from "./mentions.ts";
import { tellOfComment } from "./tell-of-comment.ts";

interface Shape {
	Params: { uuid: string };
	Body: {
		synchronisation?: { synced?: number };
		data: {
			action: CommentAction;
			message?: string;
			status?: string;
			number?: number;
			username?: string;
			parent?: number;
			mentions?: GivenMention[];
			settle?: boolean;
			assignee?: GivenMention | null;
			files?: string[];
		};
	};
}

/**
 * Places, edits, assigns or removes a comment, or sets its status, and returns the list. The author is the person of the token, whatever
 * `username` contains. The record's own `synced` stays: a colleague's comment must not make an open form fail.
 */
export function writeComment(commented: Commented, operationId: string): ApiRoute {
	return apiRoute<Shape>({
		method: "POST",
		url: commented.url,
		bodyLimit: 128 * kilobyte,
		schema: {
			operationId,
			summary: `Place, edit, assign or remove a comment on a ${commented.noun}, or set its status`,
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
							parent: {
								type: "integer",
								minimum: 1,
								maximum: 1_000_000,
								description:
									"With create: `order` of the comment that this one answers. An answer to an answer belongs to the same conversation.",
							},
							mentions: {
								type: "array",
								maxItems: mostMentions,
								items: object({ kind: { type: "string", enum: ["person", "role"] }, id: { type: "string", maxLength: 255 } }),
								description: "With create and edit: who the message names as '@' and the name. Who it does not name is left out.",
							},
							settle: {
								type: "boolean",
								description: "With create and parent: the conversation is done with, for who may set its status.",
							},
							assignee: sentAssignee,
							files: {
								type: "array",
								maxItems: mostFiles,
								items: uuid,
								description: "With create: files of the process, which the author may see, that the comment points at.",
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
				await settleTyped(written);
				const after = await findCommentRows(scope.db, entity, tenant.slug, path.uuid);
				return { text: `{"data":${await answered({ ...written, rows: after })}}` };
			};
			return writeCall(request, reply, work, { mayRepeat: find });
		},
	});
}

interface Writing {
	readonly request: FastifyRequest<Shape>;
	readonly scope: WriteScope;
	readonly commented: Commented;
	/** The comments of the record, newest first. */
	readonly rows: readonly CommentRow[];
	readonly place: Awaited<ReturnType<Commented["find"]>>;
}

/** Maximum number of files in one comment. */
const mostFiles = 10;

/** JSON text of the comments, with the files that the writer may see. */
async function answered(writing: Writing): Promise<string> {
	const { request, scope, commented, rows } = writing;
	const { tenant, access, params: path } = request;
	const seen = await commented.readable(scope.db, access, tenant, path.uuid, attachedFiles(rows));
	return commentList(rows, { seen, roles: await rolesOfAssignees(whereOf(writing), rows) }).text;
}

/** The files to store, which must belong to the process and be visible to the writer. From now on they are not removed automatically. */
async function checkedFiles({ request, scope, commented }: Writing): Promise<readonly string[]> {
	const { tenant, access, params: path, body } = request;
	const files = [...new Set(body.data.files ?? [])];
	const readable = await commented.readable(scope.db, access, tenant, path.uuid, files);
	if (!files.every((file) => readable.has(file))) {
		const message = recordTexts.attachedUnknown;
		throw new Problem("invalid", { message, errors: [{ path: "data.files", message }] });
	}
	await keepFileUses(scope.db, tenant.slug, files);
	return files;
}

/**
 * Limits for the comments of one record, removed ones included, and for all of their characters: far more than people write, while answers
 * with the record stay readable. Without them, one person made a record of megabytes within seconds.
 */
const mostComments = 1_000;
const mostCharacters = 400_000;

/** The text to store, if there is room for it besides the others. */
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
	const { tenant, access, server, person, params: path } = request;
	const { data } = request.body;
	checkRight(writing, false);
	const root = data.parent === undefined ? undefined : rootOf(rows, data.parent);
	const number = (rows[0]?.number ?? 0) + 1;
	const thread = root?.number ?? number;
	const now = server.now();
	const message = fittingMessage(writing);
	const mentions = await checkedMentions(whereOf(writing), message, data.mentions ?? []);
	const files = await checkedFiles(writing);
	await insertCommentRow(scope.db, commented.entity, {
		tenant: tenant.slug,
		record_uuid: path.uuid,
		number,
		uuid: randomUUID(),
		message,
		// Only the first comment of a conversation can be still to do.
		status: root === undefined ? "todo" : "done",
		user_id: access.userId,
		user_name: person?.name ?? "",
		iteration: place.iteration,
		created_at: now,
		edited_at: null,
		deleted_at: null,
		synced: scope.tick(),
		parent: root?.number ?? null,
		mentions: mentions.length === 0 ? null : writeJson(mentions),
		files: files.length === 0 ? null : writeJson(files),
	});
	const earlier = root === undefined ? [] : rows.filter((row) => row.number === thread || row.parent === thread);
	const said = { tenant: tenant.slug, commented, record: path.uuid, number, thread, by: access.userId, now, mentions, earlier };
	await tellOfComment(scope, { ...said, usually: usuallyIn(request) });
	if (root === undefined) return;
	await tickOffThread(scope.db, { tenant: tenant.slug, access, entity: commented.entity, record: path.uuid, thread, now });
	if (data.settle !== true || root.status !== "todo" || !maySetStatus(writing)) return;
	await updateCommentRow(scope.db, commented.entity, root, { status: "done", ...setBy(writing), synced: scope.tick() });
}

/** The first comment of the conversation that this comment belongs to. */
function rootOf(rows: readonly CommentRow[], answered: number): CommentRow {
	const named = rows.find(({ number }) => number === answered);
	const root = named?.parent == null ? named : rows.find(({ number }) => number === named.parent);
	if (root !== undefined && root.deleted_at === null && named?.deleted_at === null) return root;
	const message = recordTexts.replyUnknown;
	throw new Problem("invalid", { message, errors: [{ path: "data.parent", message }] });
}

function whereOf({ request, scope, commented, place }: Writing) {
	return { db: scope.db, server: request.server, tenant: request.tenant, commented, code: place.code };
}

const setBy = ({ request }: Writing) => ({ status_by: request.person?.name ?? "", status_at: request.server.now() });

function maySetStatus({ request, commented, place }: Writing): boolean {
	return mayComment(request.access.at(place.code), commented.entity, "status", false) && !request.server.config.demoMode;
}

/** Maximum number of earlier texts of a comment: all of them are returned together. */
const mostVersions = 100;

async function keepBefore({ request, scope, commented }: Writing, row: CommentRow): Promise<void> {
	const changed = await countVersions(scope.db, commented.entity, row);
	if (changed >= mostVersions) {
		const message = recordTexts.changedTooOften(mostVersions);
		throw new Problem("invalid", { message, errors: [{ path: "data.message", message }] });
	}
	await keepVersion(scope.db, commented.entity, row, { version: changed + 1, replaced_at: request.server.now() });
}

/** The former text of one's own comment stays visible; a text that a moderator replaces is gone. */
async function edit(writing: Writing, row: CommentRow): Promise<void> {
	const { request, scope, commented, rows } = writing;
	const { entity } = commented;
	const now = request.server.now();
	const message = fittingMessage(writing, row);
	const mentions = await checkedMentions(whereOf(writing), message, request.body.data.mentions ?? [], row);
	const own = row.user_id === request.access.userId;
	if (own && message !== row.message) await keepBefore(writing, row);
	if (!own) await dropVersions(scope.db, entity, row);
	const kept = mentions.length === 0 ? null : writeJson(mentions);
	await updateCommentRow(scope.db, entity, row, { message, mentions: kept, edited_at: now, synced: scope.tick() });
	const before = row.mentions === null ? [] : readJson(row.mentions);
	const added = mentions.filter(({ kind, id }) => !before.some((known) => known.kind === kind && known.id === id));
	const thread = row.parent ?? row.number;
	const said = { tenant: request.tenant.slug, commented, record: row.record_uuid, number: row.number, thread, by: row.user_id, now };
	const usually = usuallyIn(request);
	if (rows.some(({ number }) => number === thread)) await tellOfComment(scope, { ...said, usually, mentions: added, earlier: [] });
}

/** How people without a choice of their own are notified by e-mail; null when no e-mail is sent. */
function usuallyIn({ server, tenant }: FastifyRequest) {
	return server.config.mail === null ? null : (kind: string) => usualHow(tenant.definition, kind);
}

/** Refuses with 409 when the comment changed after the list was read; a change of another comment is no conflict. */
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
	if (row.synced > sent.synced) throw new Problem("stale", { current: await answered(writing) });
	if (row.deleted_at !== null) throw new Problem("not-found");
	const now = request.server.now();
	if (data.action === "status") {
		await updateCommentRow(db, commented.entity, row, { status: checkedStatus(data.status), ...setBy(writing), synced: tick() });
	} else if (data.action === "assign") {
		if (data.assignee === undefined) {
			throw new Problem("invalid", { errors: [{ path: "data.assignee", message: inputTexts.required }] });
		}
		const by = { id: request.access.userId, name: request.person?.name ?? "", at: now };
		const change = await assigned(whereOf(writing), row, data.assignee, by);
		await updateCommentRow(db, commented.entity, row, { ...change, synced: tick() });
	} else if (data.action === "delete") {
		await dropVersions(db, commented.entity, row);
		await updateCommentRow(db, commented.entity, row, { deleted_at: now, synced: tick() });
	} else await edit(writing, row);
}

/**
 * Settles the author's draft of this text, including a state of a moment before; a text that was typed on another device stays. When a
 * comment is removed, all drafts of changes to it are removed too.
 */
async function settleTyped({ request, scope, commented }: Writing): Promise<void> {
	const { tenant, access, params: path, server } = request;
	const { action, number, parent, message } = request.body.data;
	const place = { tenant: tenant.slug, record_uuid: path.uuid, entity: commented.entity };
	if (action === "delete") return dropTextDrafts(scope.db, { ...place, part: `edit-${number}` });
	if (action === "status" || action === "assign") return;
	const part = action === "edit" ? `edit-${number}` : parent === undefined ? "comment" : `answer-${parent}`;
	const written = (message ?? "").trim();
	const isSent = (typed: unknown) => written.startsWith(String(objectOf(typed).text ?? "").trim());
	await settleTextDraft(scope.db, { ...place, user_id: access.userId, part }, { isSent, now: server.now() });
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
