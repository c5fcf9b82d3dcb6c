import { type Mention, readJson } from "../../engine/index.ts";
import { object, uuid } from "../calls/schema-parts.ts";
import type { CommentRow } from "./comment-store.ts";

export const commentStatuses = ["todo", "done", "ignore"] as const;
export type CommentStatus = (typeof commentStatuses)[number];

const instant = { type: "integer", description: "Milliseconds since 1970 (UTC)." } as const;
const maybeInstant = { ...instant, type: ["integer", "null"] } as const;

export const mentionSchema = object({
	kind: { type: "string", enum: ["person", "role"] },
	id: { type: "string", description: "User id, or the role." },
	name: { type: "string", description: "As it stands in the message, without '@'." },
});

/** A comment as every call returns it. Removed ones are left out. */
export const commentSchema = {
	$id: "comment",
	title: "Comment",
	...object(
		{
			uuid,
			order: { type: "integer", description: "Number within the record, from 1." },
			message: { type: "string" },
			status: { type: "string", enum: commentStatuses },
			user: object({ id: { type: "string" }, name: { type: "string" } }),
			created_at: instant,
			edited_at: maybeInstant,
			deleted_at: maybeInstant,
			iteration: { type: "string", description: "Short code of the step in which it was placed; empty when none was open." },
			parent: { type: "integer", description: "`order` of the comment that it answers; left out of the first of a conversation." },
			mentions: { type: "array", items: mentionSchema, description: "Who the message names; left out when nobody." },
			open_for: {
				type: "array",
				items: mentionSchema,
				description: "Those of a conversation to be done with to whom it is assigned, or who were named in it and have not answered since.",
			},
			files: {
				type: "array",
				items: uuid,
				description: "Files of the process that it points at, of those that the person who asks may see; left out when none.",
			},
			assigned: {
				...object(
					{
						to: mentionSchema,
						by: { type: "string" },
						at: instant,
						roles: {
							type: "array",
							items: { type: "string" },
							description:
								"Labels of the roles in which the person to whom it is assigned can read it now, of a conversation to be done with; left out when none.",
						},
					},
					["to", "by", "at"],
				),
				description: "Who is to deal with the conversation; left out where nobody in particular is.",
			},
			settled: object({ by: { type: "string" }, at: instant }),
		},
		["uuid", "order", "message", "status", "user", "created_at", "edited_at", "deleted_at", "iteration"],
	),
} as const;

export const commentListSchema = object({
	comments: { type: "array", items: { $ref: "comment#" }, description: "Newest first." },
	synced: { ...instant, description: "Of the latest change to any of them, sent back with a change; 0 without comments." },
});

/** Labels of the roles of the people to whom conversations are assigned, by user id. */
export type RolesOfAssignees = ReadonlyMap<string, readonly string[]>;

interface Beside {
	/** Files that the reader may see. */
	readonly seen: ReadonlySet<string>;
	readonly roles: RolesOfAssignees;
}

/** JSON text of the list, and its `synced`. */
export function commentList(rows: readonly CommentRow[], { seen, roles }: Beside): { readonly text: string; readonly synced: number } {
	const synced = Math.max(0, ...rows.map((row) => row.synced));
	const shown = rows.filter(({ deleted_at }) => deleted_at === null);
	const comments = shown.map((row) => ({ ...withRoles(commentAnswer(row), roles), ...openFor(row, shown), ...attached(row, seen) }));
	return { text: JSON.stringify({ comments, synced }), synced };
}

/** An assignment names the roles of the person beside it: they tell others whose work it is. */
function withRoles(comment: ReturnType<typeof commentAnswer>, roles: RolesOfAssignees) {
	const { assigned, status } = comment;
	const held = assigned?.to.kind === "person" && status === "todo" ? (roles.get(assigned.to.id) ?? []) : [];
	return assigned === undefined || held.length === 0 ? comment : { ...comment, assigned: { ...assigned, roles: held } };
}

/** Files to which the comments of a record refer. */
export function attachedFiles(rows: readonly Pick<CommentRow, "files" | "deleted_at">[]): readonly string[] {
	return rows.flatMap(({ files, deleted_at }) => (files === null || deleted_at !== null ? [] : readJson(files)));
}

function attached(row: CommentRow, seen: ReadonlySet<string>): { files?: readonly string[] } {
	const files = attachedFiles([row]).filter((file) => seen.has(file));
	return files.length === 0 ? {} : { files };
}

/** The optional properties of a comment are omitted when they are empty. */
export function commentAnswer(row: CommentRow) {
	const { uuid, number, message, status, user_id, user_name, created_at, edited_at, deleted_at, iteration } = row;
	const { parent, mentions, status_by, status_at } = row;
	const assignee = assigneeOf(row);
	return {
		uuid,
		order: number,
		message,
		status,
		user: { id: user_id, name: user_name },
		created_at,
		edited_at,
		deleted_at,
		iteration,
		...(parent !== null && { parent }),
		...(mentions !== null && { mentions: readJson(mentions) }),
		...(status_by !== null && { settled: { by: status_by, at: Number(status_at) } }),
		...(assignee !== null && { assigned: { to: assignee, by: row.assigned_by_name ?? "", at: Number(row.assigned_at) } }),
	};
}

/** The person or role to whom a conversation is assigned. */
function assigneeOf({ assignee_kind: kind, assignee_id: id, assignee_name: name }: CommentRow): Mention | null {
	return kind === null || id === null ? null : { kind, id, name: name ?? "" };
}

/**
 * Those for whom an open conversation waits: the assignee, until it is withdrawn or done; and those mentioned last in it who have not
 * answered since.
 */
function openFor(row: CommentRow, rows: readonly CommentRow[]): { open_for?: readonly Mention[] } {
	if (row.parent !== null || row.status !== "todo") return {};
	const waiting = new Map<string, Mention>();
	const thread = rows.filter(({ number, parent }) => number === row.number || parent === row.number);
	for (const { user_id, mentions } of thread.sort((one, other) => one.number - other.number)) {
		waiting.delete(`person ${user_id}`);
		for (const mention of mentions === null ? [] : readJson(mentions)) {
			if (mention.id !== user_id) waiting.set(`${mention.kind} ${mention.id}`, mention);
		}
	}
	const assignee = assigneeOf(row);
	if (assignee !== null) waiting.delete(`${assignee.kind} ${assignee.id}`);
	const open = [...(assignee === null ? [] : [assignee]), ...waiting.values()];
	return open.length === 0 ? {} : { open_for: open };
}
