import type { ColumnType } from "kysely";
import type { CommentedRecord, JsonOf, Mention, Person } from "../../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** Tables of conversations about records, and of notifications about them. */
export interface ConversationTables {
	realisation_comment: CommentTable;
	request_comment: CommentTable;
	comment_version: CommentVersionTable;
	notification: NotificationTable;
	inbox_mark: InboxMarkTable;
	/** `what`: "kind:" and a kind of item, or "record:" and a uuid. */
	inbox_mute: { tenant: Fixed<string>; user_id: Fixed<string>; what: Fixed<string> };
	person_seen: PersonSeenTable;
	mail_choice: MailChoiceTable;
	mail_outbox: MailOutboxTable;
}

interface CommentTable {
	tenant: Fixed<string>;
	/** The process or request it is about. */
	record_uuid: Fixed<string>;
	/** From 1, without gaps; a removed comment keeps its number. */
	number: Fixed<number>;
	uuid: Fixed<string>;
	message: string;
	/** "todo", "done" or "ignore". */
	status: string;
	user_id: Fixed<string>;
	/** Name of the author at the time. */
	user_name: Fixed<string>;
	/** Short code of the step in which it was placed; empty when no step was open, and on a request. */
	iteration: Fixed<string>;
	created_at: Fixed<number>;
	edited_at: number | null;
	deleted_at: number | null;
	synced: number;
	/** Number of the comment that it answers; an answer is never answered itself. */
	parent: ColumnType<number | null, number | null | undefined, never>;
	/** People and roles that the message mentions; null for none. */
	mentions: ColumnType<JsonOf<readonly Mention[]> | null, JsonOf<readonly Mention[]> | null | undefined, JsonOf<readonly Mention[]> | null>;
	/** Name of the person who last set the status, and when; null before that. */
	status_by: ColumnType<string | null, string | null | undefined, string | null>;
	status_at: ColumnType<number | null, number | null | undefined, number | null>;
	/** Files of the process that it refers to; null for none. */
	files: ColumnType<JsonOf<readonly string[]> | null, JsonOf<readonly string[]> | null | undefined, never>;
	/** Who is to deal with the conversation, on its first comment: a person or a role, with their name at the time. */
	assignee_kind: ColumnType<Mention["kind"] | null, Mention["kind"] | null | undefined, Mention["kind"] | null>;
	assignee_id: ColumnType<string | null, string | null | undefined, string | null>;
	assignee_name: ColumnType<string | null, string | null | undefined, string | null>;
	/** User id and name of the person who assigned it. */
	assigned_by: ColumnType<string | null, string | null | undefined, string | null>;
	assigned_by_name: ColumnType<string | null, string | null | undefined, string | null>;
	assigned_at: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Earlier texts of a comment that its author changed. */
interface CommentVersionTable {
	tenant: Fixed<string>;
	entity: Fixed<CommentedRecord>;
	record_uuid: Fixed<string>;
	/** Of the comment. */
	number: Fixed<number>;
	/** From 1. */
	version: Fixed<number>;
	message: Fixed<string>;
	replaced_at: Fixed<number>;
}

/** Points one person, or everybody with a role, to a comment; contains nothing of its text. */
interface NotificationTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	kind: Fixed<"mention" | "role" | "reply">;
	entity: Fixed<CommentedRecord>;
	record_uuid: Fixed<string>;
	/** Of the comment. */
	number: Fixed<number>;
	/** Number of the comment that it answers, or its own. */
	thread: Fixed<number>;
	/** Empty for a role. */
	user_id: Fixed<string>;
	/** Empty for a person. */
	role: Fixed<string>;
	/** Who wrote the comment. */
	by_user: Fixed<string>;
	created_at: Fixed<number>;
}

/** A person's mark on an item of their inbox. */
interface InboxMarkTable {
	tenant: Fixed<string>;
	user_id: Fixed<string>;
	/** Name of the item: see the inbox's store. */
	item: Fixed<string>;
	state: "read" | "later" | "done";
	/** For `later`: when it returns. Otherwise 0. */
	until: number;
	at: number;
}

/** People who have used a token in this tenant, with what their last token said. */
interface PersonSeenTable {
	tenant: Fixed<string>;
	user_id: Fixed<string>;
	name: string;
	email: string;
	/** JSON: role -> geography codes. */
	roles: JsonOf<Person["roles"][string]>;
	first_at: Fixed<number>;
	seen_at: number;
}

/** How somebody wants to be notified by e-mail about a kind of item. No row: not at all. */
interface MailChoiceTable {
	tenant: Fixed<string>;
	user_id: Fixed<string>;
	/** Kind of the inbox item. */
	kind: Fixed<string>;
	how: "now" | "daily" | "off";
	/** When it was chosen. */
	at: number;
}

/** A message to be sent to somebody, once per item. Contains no text and no address. */
interface MailOutboxTable {
	tenant: Fixed<string>;
	user_id: Fixed<string>;
	/** Item of their inbox; or "daily|" and a day. */
	item: Fixed<string>;
	/** Kind of the item, or "daily". */
	kind: Fixed<string>;
	/** For its Message-ID, which stays the same at every attempt. */
	uuid: Fixed<string>;
	/** `dropped`: there was nothing left to report when it was due, or another message reports it. */
	state: "waiting" | "sent" | "failed" | "dropped";
	tries: number;
	/** When it is tried, or tried again; once sent, when it was sent. */
	due_at: number;
	created_at: Fixed<number>;
	/**
	 * The mail server's last answer, or why it was dropped; "with " and the uuid of the message that reports it, from that message's first
	 * attempt on; otherwise empty.
	 */
	reason: string;
}
