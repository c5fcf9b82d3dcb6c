import type { ColumnType } from "kysely";
import type { CommentedRecord, JsonOf, Mention, Person } from "../../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** What belongs to conversations about records, and to telling people of them. */
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
	/** Name of the author as it was then. */
	user_name: Fixed<string>;
	/** Short code of the step in which it was placed; empty when none was open, and on a request. */
	iteration: Fixed<string>;
	created_at: Fixed<number>;
	edited_at: number | null;
	deleted_at: number | null;
	synced: number;
	/** Number of the comment that it answers; an answer is never answered itself. */
	parent: ColumnType<number | null, number | null | undefined, never>;
	/** People and roles that the message names. Null for none. */
	mentions: ColumnType<JsonOf<readonly Mention[]> | null, JsonOf<readonly Mention[]> | null | undefined, JsonOf<readonly Mention[]> | null>;
	/** Name of who set the status last, and when; null while nobody has. */
	status_by: ColumnType<string | null, string | null | undefined, string | null>;
	status_at: ColumnType<number | null, number | null | undefined, number | null>;
	/** Files of the process that it points at. Null for none. */
	files: ColumnType<JsonOf<readonly string[]> | null, JsonOf<readonly string[]> | null | undefined, never>;
	/** Who is to deal with the conversation, of the first of it: a person or a role, and their name as it was then. */
	assignee_kind: ColumnType<Mention["kind"] | null, Mention["kind"] | null | undefined, Mention["kind"] | null>;
	assignee_id: ColumnType<string | null, string | null | undefined, string | null>;
	assignee_name: ColumnType<string | null, string | null | undefined, string | null>;
	/** User id and name of who did so. */
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

/** Points at a comment for one person, or for whoever has a role; holds nothing of what it says. */
interface NotificationTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	kind: Fixed<"mention" | "role" | "reply">;
	entity: Fixed<CommentedRecord>;
	record_uuid: Fixed<string>;
	/** Of the comment. */
	number: Fixed<number>;
	/** Of the comment that it answers, or its own. */
	thread: Fixed<number>;
	/** Empty for a role. */
	user_id: Fixed<string>;
	/** Empty for a person. */
	role: Fixed<string>;
	/** Who wrote the comment. */
	by_user: Fixed<string>;
	created_at: Fixed<number>;
}

/** What a person did with an item of their inbox. */
interface InboxMarkTable {
	tenant: Fixed<string>;
	user_id: Fixed<string>;
	/** Names what it is about: see the inbox's store. */
	item: Fixed<string>;
	state: "read" | "later" | "done";
	/** With later: when it is back. Otherwise 0. */
	until: number;
	at: number;
}

/** Who came by with a token in this tenant, as it said then. */
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

/** How somebody wants to be told of a kind of item by e-mail. No row: not at all. */
interface MailChoiceTable {
	tenant: Fixed<string>;
	user_id: Fixed<string>;
	/** Of an item of an inbox. */
	kind: Fixed<string>;
	how: "now" | "daily" | "off";
	/** When it was chosen. */
	at: number;
}

/** A message to be sent to somebody, once for each item. Holds no text and no address. */
interface MailOutboxTable {
	tenant: Fixed<string>;
	user_id: Fixed<string>;
	/** Of their inbox; or "daily|" and a day. */
	item: Fixed<string>;
	/** Of the item, or "daily". */
	kind: Fixed<string>;
	/** Of its Message-ID, which stays the same however often it is tried. */
	uuid: Fixed<string>;
	/** `dropped`: there was nothing left to tell when it would have been sent, or another message tells it. */
	state: "waiting" | "sent" | "failed" | "dropped";
	tries: number;
	/** When it is tried, or tried again; of one that was sent, when it left. */
	due_at: number;
	created_at: Fixed<number>;
	/** What the mail server said last, or why it was dropped; "with " and the uuid of the message that tells it, from that one's first try on; empty when there is nothing to say. */
	reason: string;
}
