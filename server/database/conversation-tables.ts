import type { ColumnType } from "kysely";
import type { CommentedRecord, JsonOf, Mention, Person } from "../../engine/index.ts";

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
