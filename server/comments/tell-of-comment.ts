import { randomUUID } from "node:crypto";
import { commentItem, type Mention } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { type MailHow, putInOutbox } from "../inbox/mail-store.ts";
import { forgetRead, insertNotifications } from "../inbox/notification-store.ts";
import type { CommentRow } from "./comment-store.ts";
import type { Commented } from "./commented.ts";

/** People who are told of an answer: whoever wrote in a conversation of more is told when they are named. */
const mostInThread = 50;

interface Said {
	readonly tenant: string;
	readonly commented: Commented;
	readonly record: string;
	/** Of the comment. */
	readonly number: number;
	/** Of the comment that it answers, or its own. */
	readonly thread: number;
	/** Who wrote it. */
	readonly by: string;
	readonly now: number;
	/** Those that were not named before. */
	readonly mentions: readonly Mention[];
	/** How those who chose nothing are told by e-mail of a kind; null where no messages leave. */
	readonly usually: ((kind: "mention" | "reply") => MailHow) | null;
	/** Comments of the conversation before it: their authors are told of an answer. */
	readonly earlier: readonly CommentRow[];
}

/** Part of the write that says something: a pointer for each who is told. Nobody is told of what they say themselves, nor twice. */
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
