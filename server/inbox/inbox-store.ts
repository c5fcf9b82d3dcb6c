import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, type CommentedRecord, type Day, type ListName, listNames, type PersonAccess } from "../../engine/index.ts";
import { within } from "../database/within-codes.ts";
import { isAssignedTo, ownDecisions, ownSteps, type Whose } from "../today/own-work-store.ts";
import { assignItem } from "./notification-store.ts";

/**
 * The reason why an item is in an inbox. `back`: a step that was done and has to be done again; `near`, `over`: a term that ends soon, or
 * has ended; `view`: new records in a view; `assign`: a conversation assigned to them.
 */
export const inboxKinds = ["mention", "role", "reply", "assign", "step", "back", "near", "over", "view"] as const;
type InboxKind = (typeof inboxKinds)[number];

/** All kinds except a mention of the person themselves. */
export const mutableKinds = inboxKinds.filter((kind) => kind !== "mention");

export interface InboxRow {
	/** Name of the item, for this person. */
	readonly item: string;
	readonly kind: InboxKind;
	readonly entity: CommentedRecord;
	readonly uuid: string;
	/** Geography code of the record. */
	readonly code: string;
	readonly step: string | null;
	/** The name of the term that it is about, and its last day. */
	readonly term: { readonly name: string; readonly due: Day } | null;
	readonly since: number;
	readonly unread: boolean;
	/** For a view, whose uuid is then in `uuid`, whatever `entity` says: its name, its address and how many new records it has. */
	readonly view: { readonly list: ListName; readonly label: string; readonly search: string; readonly count: number } | null;
	readonly comment: {
		readonly number: number;
		readonly thread: number;
		readonly message: string;
		readonly author: string;
		/** Status of the comment that it answers, or its own. */
		readonly status: string;
		/** Whether it is assigned to a role of the person, not to them by name. */
		readonly toRole: boolean;
	} | null;
}

interface Asked extends Whose {
	readonly now: number;
	/** Earlier items are work, not news. */
	readonly newsAfter: number;
	/** Steps that were already there, and terms that were already known, are not news. */
	readonly stepsAfter: number;
	readonly endings: readonly Ending[];
}

/** The last day for which the end of a term is reported, and from when. */
export interface Ending {
	/** Names of the terms in the tenant's file. */
	readonly terms: readonly string[];
	readonly due: Day;
	readonly kind: "near" | "over";
	/** Instant from which it is reported: the beginning of a day. */
	readonly from: number;
}

/** Whether one of the person's roles is mentioned, and has a code that includes the record. */
function toRole({ access }: Whose, code: string): RawBuilder<SqlBool> {
	const pairs = access.roles.map((role) => sql`(n.role = ${role} and ${within(access.codesOf(role), code)})`);
	return pairs.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(pairs, sql` or `)})`;
}

/** Comments of which somebody is notified, each once, if the person may currently see the comments of the record. */
function told(asked: Asked, entity: CommentedRecord) {
	const { tenant, access } = asked;
	const codes = access.codes(entity === "realisation" ? "realisationlist" : "requestlist");
	const [record, comment] = [sql.table(entity), sql.table(`${entity}_comment`)];
	return sql`select ${sql.lit(entity)} || '|' || n.record_uuid || '|' || n.number as item,
			min(case n.kind when 'mention' then 'a-mention' when 'role' then 'b-role' else 'c-reply' end) as kind,
			${sql.lit(entity)} as entity, n.record_uuid as uuid, max(r.code) as code, null as step, max(n.created_at) as since,
			n.number as number, max(n.thread) as thread, max(c.message) as message, max(c.user_name) as author, max(t.status) as status, null as term, null as due, null as label, null as search, null as list
		from notification n
		join ${record} r on r.tenant = n.tenant and r.uuid = n.record_uuid
		join ${comment} c on c.tenant = n.tenant and c.record_uuid = n.record_uuid and c.number = n.number and c.deleted_at is null
		join ${comment} t on t.tenant = n.tenant and t.record_uuid = n.record_uuid and t.number = n.thread
		where n.tenant = ${tenant} and n.entity = ${entity} and ${within(codes, "r.code")}
			and ((n.user_id = ${access.userId} and ${unmuted(asked, sql`n.kind`, sql`n.record_uuid`)})
				or (n.user_id = '' and n.by_user <> ${access.userId} and ${toRole(asked, "r.code")}
					and ${unmuted(asked, sql`n.kind`, sql`n.record_uuid`)}))
		group by n.record_uuid, n.number`;
}

/** Conversations that others recently assigned to the person, in their current state: withdrawn ones are left out. */
function assignedTo(asked: Asked, entity: CommentedRecord) {
	const { tenant, access, newsAfter } = asked;
	const codes = access.codes(entity === "realisation" ? "realisationlist" : "requestlist");
	const [record, comment] = [sql.table(entity), sql.table(`${entity}_comment`)];
	return sql`select ${assignItem(entity)} as item,
			'b-assign' as kind, ${sql.lit(entity)} as entity, c.record_uuid as uuid, r.code as code, null as step, c.assigned_at as since,
			c.number as number, c.number as thread, c.message as message, c.assigned_by_name as author, c.status as status, null as term,
			null as due, case when c.assignee_kind = 'role' then 'role' else null end as label, null as search, null as list
		from ${comment} c join ${record} r on r.tenant = c.tenant and r.uuid = c.record_uuid
		where c.tenant = ${tenant} and c.status = 'todo' and c.deleted_at is null and c.assigned_by <> ${access.userId}
			and c.assigned_at > ${newsAfter} and ${isAssignedTo(access, "r.code")}
			and ${within(codes, "r.code")}
			and ${unmuted(asked, sql`'assign'`, sql`case when c.assignee_kind = 'person' then '' else c.record_uuid end`)}`;
}

/** Mentions of the person themselves cannot be muted, and what is assigned to them in person only as a kind. */
const unmuted = ({ tenant, access }: Whose, kind: RawBuilder<unknown>, record: RawBuilder<unknown>) =>
	sql<SqlBool>`(${kind} = 'mention' or not exists (select 1 from inbox_mute u where u.tenant = ${tenant} and u.user_id = ${access.userId}
		and (u.what = 'kind:' || ${kind} or u.what = 'record:' || ${record})))`;

/** Steps that recently came to one of the person's roles, other than through their own act. */
function came(asked: Asked) {
	const { tenant, access, stepsAfter } = asked;
	const kind = sql`case when own.back is null then 'step' else 'back' end`;
	return sql`select 'step|' || own.realisation_uuid || '|' || own.step || '|' || own.since as item,
			case when own.back is null then 'd-step' else 'e-back' end as kind, 'realisation' as entity, own.realisation_uuid as uuid, r.code as code, own.step as step,
			own.since as since, 0 as number, 0 as thread, null as message, null as author, null as status, null as term, null as due, null as label, null as search, null as list
		from (${ownSteps(asked)}) own join realisation r on r.tenant = ${tenant} and r.uuid = own.realisation_uuid
		where own.since > ${stepsAfter} and ${unmuted(asked, kind, sql`own.realisation_uuid`)}
			and not exists (select 1 from realisation_event e where e.tenant = ${tenant} and e.realisation_uuid = own.realisation_uuid
				and e.ts = own.since and e.user_id = ${access.userId})`;
}

/**
 * Terms of the person's steps, and of decisions that they may confirm, that end soon or ended recently. The last day is part of the name,
 * so that a term is reported again when its day changes.
 */
function ending(asked: Asked) {
	const { tenant, stepsAfter, endings } = asked;
	const rows = endings.flatMap(({ terms, due, kind, from }) =>
		terms.map((term) => sql`(${sql.lit(term)}, ${sql.lit(due)}, ${sql.lit(kind)}, ${sql.lit(from)})`),
	);
	// Both databases give the columns of a `values` list these names.
	const [term, due, kind, from] = [1, 2, 3, 4].map((number) => sql.ref(`told.column${number}`));
	const since = sql`case when own.since > ${from} then own.since else ${from} end`;
	return sql`select ${kind} || '|' || own.realisation_uuid || '|' || own.step || '|' || own.due as item,
			case ${kind} when 'near' then 'f-near' else 'g-over' end as kind, 'realisation' as entity, own.realisation_uuid as uuid, r.code as code,
			own.step as step, ${since} as since, 0 as number, 0 as thread, null as message, null as author, null as status, own.term as term,
			own.due as due, null as label, null as search, null as list
		from (select realisation_uuid, step, since, due, term from (${ownSteps(asked)}) steps
			union all select realisation_uuid, step, since, due, term from (${ownDecisions(asked)}) decisions) own
		join (values ${sql.join(rows)}) told on ${term} = own.term and ${due} = own.due
		join realisation r on r.tenant = ${tenant} and r.uuid = own.realisation_uuid
		where ${since} > ${stepsAfter} and ${unmuted(asked, kind ?? sql``, sql`own.realisation_uuid`)}`;
}

/** The table of each list's records, and the geography codes for which a person sees them. */
const listed: Readonly<Record<ListName, { readonly table: string; readonly codes: (access: PersonAccess) => Codes }>> = {
	realisations: { table: "realisation", codes: (access) => access.codes("realisationlist") },
	requests: { table: "request", codes: (access) => access.codes("requestlist") },
	locations: { table: "charging_location", codes: (access) => (access.has("locationlist") ? access.codes("chargingpoints") : []) },
};

/**
 * Views of a list that the person follows and still sees, each with the number of new records since they looked, among those that they
 * currently see.
 */
function inViews({ tenant, access, ...asked }: Asked, list: ListName) {
	return sql`select 'view|' || s.view_uuid || '|' || s.batch as item, 'h-view' as kind, 'realisation' as entity, s.view_uuid as uuid, '' as code,
			null as step, max(m.since) as since, count(*) as number, 0 as thread, null as message, null as author, null as status, null as term,
			null as due, max(v.label) as label, max(v.search) as search, max(v.list) as list
		from view_subscription s
		join saved_view v on v.tenant = s.tenant and v.uuid = s.view_uuid and v.list = ${list} and (v.shared = 1 or v.owner_id = s.user_id)
		join view_match m on m.tenant = s.tenant and m.view_uuid = s.view_uuid and m.user_id = s.user_id and m.news = 1
		join ${sql.table(listed[list].table)} r on r.tenant = m.tenant and r.uuid = m.record_uuid
		where s.tenant = ${tenant} and s.user_id = ${access.userId} and ${within(listed[list].codes(access), "r.code")}
			and ${unmuted({ tenant, access, ...asked }, sql`'view'`, sql`s.view_uuid`)}
		group by s.view_uuid, s.batch`;
}

/** For somebody who sees no list: no rows, with the same columns as the others. */
const nothing = sql`select '' as item, 'a-mention' as kind, 'realisation' as entity, '' as uuid, '' as code, null as step, 0 as since,
	0 as number, 0 as thread, null as message, null as author, null as status, null as term, null as due, null as label, null as search,
	null as list where 1 = 0`;

/** The person's current items, with their marks. */
function items(asked: Asked) {
	const { tenant, access, now } = asked;
	const parts = [
		...(access.has("realisationlist")
			? [told(asked, "realisation"), assignedTo(asked, "realisation"), came(asked), ...(asked.endings.length === 0 ? [] : [ending(asked)])]
			: []),
		...(access.has("requestlist") ? [told(asked, "request"), assignedTo(asked, "request")] : []),
		...listNames.flatMap((list) => (listed[list].codes(access).length > 0 ? [inViews(asked, list)] : [])),
	];
	return sql`select i.*, case when m.state is null or (m.state = 'later' and m.until <= ${now}) then 1 else 0 end as unread,
			case when m.state = 'done' then 'done' when m.state = 'later' and m.until > ${now} then 'later' else 'open' end as place
		from (${sql.join(parts.length === 0 ? [nothing] : parts, sql` union all `)}) i
		left join inbox_mark m on m.tenant = ${tenant} and m.user_id = ${access.userId} and m.item = i.item`;
}

export async function countUnread(asked: Asked): Promise<number> {
	const { rows } = await sql<{ n: number }>`select count(*) as n from (${items(asked)}) own where unread = 1 and place = 'open'`.execute(
		asked.db,
	);
	return Number(rows[0]?.n ?? 0);
}

export const inboxPlaces = ["open", "later", "done"] as const;
export type InboxPlace = (typeof inboxPlaces)[number];

interface SqlRow {
	readonly item: string;
	readonly kind: string;
	readonly entity: CommentedRecord;
	readonly uuid: string;
	readonly code: string;
	readonly step: string | null;
	readonly since: number;
	readonly number: number;
	readonly thread: number;
	readonly message: string | null;
	readonly author: string | null;
	readonly status: string | null;
	readonly term: string | null;
	readonly due: Day | null;
	readonly label: string | null;
	readonly search: string | null;
	readonly list: ListName | null;
	readonly unread: number;
}

/** Newest first, with the total number. */
export async function listInbox(asked: Asked, place: InboxPlace, most: number): Promise<{ rows: readonly InboxRow[]; total: number }> {
	const own = sql`(${items(asked)}) own where place = ${place}`;
	const { rows } = await sql<SqlRow>`select * from ${own} order by since desc, item limit ${most}`.execute(asked.db);
	const total = rows.length < most ? rows.length : await count();
	return { total, rows: rows.map(rowOf) };

	async function count(): Promise<number> {
		const counted = await sql<{ n: number }>`select count(*) as n from ${own}`.execute(asked.db);
		return Number(counted.rows[0]?.n ?? 0);
	}
}

/** Those of these items that are open and new for the person. */
export async function findNewItems(asked: Asked, names: readonly string[]): Promise<readonly InboxRow[]> {
	const { rows } = await sql<SqlRow>`select * from (${items(asked)}) own
		where place = 'open' and unread = 1 and item in (${sql.join(names)})`.execute(asked.db);
	return rows.map(rowOf);
}

/** Those of these names that belong to an item of the person, whatever its mark. */
export async function findItemNames(asked: Asked, names: readonly string[]): Promise<readonly string[]> {
	const { rows } = await sql<{ item: string }>`select item from (${items(asked)}) own where item in (${sql.join(names)})`.execute(asked.db);
	return rows.map(({ item }) => item);
}

/** Open and new items of these kinds since an instant, newest first. */
export async function findNewSince(asked: Asked, kinds: readonly string[], after: number, most: number): Promise<readonly InboxRow[]> {
	if (kinds.length === 0) return [];
	const { rows } = await sql<SqlRow>`select * from (${items(asked)}) own
		where place = 'open' and unread = 1 and since > ${after} and substr(kind, 3) in (${sql.join(kinds)})
		order by since desc, item limit ${most}`.execute(asked.db);
	return rows.map(rowOf);
}

function rowOf({ item, kind, entity, uuid, code, number, thread, message, author, status, unread, ...row }: SqlRow): InboxRow {
	const toRole = kind === "b-assign" && row.label === "role";
	const comment = message === null ? null : { number, thread, message, author: author ?? "", status: status ?? "", toRole };
	const term = row.term === null || row.due === null ? null : { name: row.term, due: row.due };
	const { label, list } = row;
	const view = label === null || list === null ? null : { list, label, search: row.search ?? "", count: Number(number) };
	// A decision belongs to no step.
	const [step, since] = [row.step === "" ? null : row.step, Number(row.since)];
	return { item, kind: kind.slice(2) as InboxKind, entity, uuid, code, step, term, since, unread: Number(unread) === 1, view, comment };
}
