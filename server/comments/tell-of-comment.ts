import { randomUUID } from "node:crypto";
import { commentItem, type Mention } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { type MailHow, putInOutbox } from "../inbox/mail-store.ts";
import { forgetRead, insertNotifications } from "../inbox/notification-store.ts";
import type { CommentRow } from "./comment-store.ts";
import type { Commented } from "./commented.ts";

/** Maximum number of people notified of an answer: in a conversation with more, participants are only notified when they are mentioned. */
const mostInThread = 50;

interface Said {
	readonly tenant: string;
	readonly commented: Commented;
	readonly record: string;
	/** Number of the comment. */
	readonly number: number;
	/** Number of the comment that it answers, or its own. */
	readonly thread: number;
	/** The author. */
	readonly by: string;
	readonly now: number;
	/** The new mentions. */
	readonly mentions: readonly Mention[];
	/** How people without a choice of their own are notified of a kind by e-mail; null when no e-mail is sent. */
	readonly usually: ((kind: "mention" | "reply") => MailHow) | null;
	/** Earlier comments of the conversation, whose authors are notified of an answer. */
	readonly earlier: readonly CommentRow[];
}

/** Part of the write of a comment: stores a notification for everybody concerned. Nobody is notified of their own comment, nor twice. */
export async function tellOfComment({ db }: WriteScope, said: Said): Promise<void> {
	const { tenant, commented, record, number, thread, by, now, mentions, earlier, usually } = said;
	const people = mentions.filter(({ kind, id }) => kind === "person" && id !== by).map(({ id }) => id);
	const authors = [...new Set(earlier.filter(({ deleted_at }) => deleted_at === null).map(({ user_id }) => user_id))];
	const answered = authors.filter((id) => id !== by && !people.includes(id)).slice(0, mostInThread);
	const roles = mentions.filter(({ kind }) => kind === "role").map(({ id }) => id);
	const pointer = (kind: "mention" | "role" | "reply", user_id: string, role: string) => ({
		tenant,
		uuid: randomUUID(),
		kind,
		entity: commented.entity,
		record_uuid: record,
		number,
		thread,
		user_id,
		role,
		by_user: by,
		created_at: now,
	});
	await insertNotifications(db, [
		...people.map((id) => pointer("mention", id, "")),
		...roles.map((id) => pointer("role", "", id)),
		...answered.map((id) => pointer("reply", id, "")),
	]);
	await forgetRead(db, { tenant, item: commentItem(commented.entity, record, number), people: [...people, ...answered], roles });
	if (usually === null) return;
	const about = { tenant, entity: commented.entity, record, number, now };
	await putInOutbox(db, { ...about, kind: "mention", people, usual: usually("mention") });
	await putInOutbox(db, { ...about, kind: "reply", people: answered, usual: usually("reply") });
}
