import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { addDays, type Day, daysBetween, judgedCodes, type PersonAccess } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";
import { within } from "../database/within-codes.ts";
import { waitsFor } from "../realisations/rows/own-waiting-read-model.ts";
import { joinPutOff, stepName } from "../realisations/rows/put-off-read-model.ts";

/** The person whose work it is, and the day. */
export interface Whose {
	readonly db: Kysely<Database>;
	readonly tenant: string;
	readonly access: PersonAccess;
	/** Roles that judge requests. */
	readonly judges: readonly string[];
	readonly today: Day;
}

/** Last day of the week, Sunday. */
export function endOfWeek(today: Day): Day {
	const weekday = (((daysBetween("2024-01-01", today) ?? 0) % 7) + 7) % 7;
	return addDays(today, 6 - weekday);
}

/** The group of a step: by its last day, or else by whether it came back. */
const stepGroup = (today: Day) =>
	sql<string>`case when due < ${today} then 'late' when due <= ${endOfWeek(today)} then 'week' when back is not null then 'back' else 'later' end`;

/** SQL for the names of work, by which a person puts it off. Other marks (in the inbox) begin with other words. */
export const workNames = {
	step: stepName("own"),
	decision: sql`'decision|' || own.realisation_uuid`,
	request: sql`'judge|' || own.uuid`,
	comment: sql`'answer|' || own.uuid`,
} as const;

/**
 * Joins to work with the alias `own` the mark `m` with which the person put it off until a later day; its `item` is null for work that was
 * not put off.
 */
export const joinMark = (whose: Whose, name: RawBuilder<unknown>) => joinPutOff(whose, { name, since: sql`own.since` });

/**
 * Steps that wait for the person, each once, however many of their roles may do them, with the soonest last day of those roles; all other
 * columns are equal. Somebody with one role has one row per step, so grouping is skipped: for a whole country it takes seconds.
 */
export const ownSteps = ({ tenant, access, today }: Whose) => {
	const mine = sql`from waiting where tenant = ${tenant} and kind = 'step' and ${waitsFor(access)}`;
	const columns = sql`realisation_uuid, step, since, back`;
	// A last day has ten characters, and its term is appended to it.
	const soonest = sql`select ${columns}, substr(soonest, 1, 10) as due, substr(soonest, 11) as term
		from (select ${columns}, min(due || term) as soonest ${mine} group by ${columns}) each_step`;
	const rows = access.roles.length > 1 ? soonest : sql`select ${columns}, due, term ${mine}`;
	return sql`select own.*, ${stepGroup(today)} as part from (${rows}) own`;
};

/**
 * The processes that wait for somebody and that the person sees, each once. `mine`: whether one of its steps is this person's; `remains`:
 * whether they have not put all of those off; `due`: the soonest last day of the remaining steps, by which the list finds the process.
 */
export const seenProcesses = (whose: Whose) => {
	const { tenant, access } = whose;
	const each = sql`select own.realisation_uuid, own.due, case when ${waitsFor(access, "own")} then 1 else 0 end as mine,
			case when ${waitsFor(access, "own")} and m.item is null then 1 else 0 end as remains
		from waiting own ${joinMark(whose, workNames.step)}
		where own.tenant = ${tenant} and own.kind = 'step' and ${within(access.codes("realisationlist"), "own.code")}`;
	return sql`select mine, remains, case when remains = 1 then due end as due from (${each} and own.single = 1) one
		union all select max(mine), max(remains), min(case when remains = 1 then due end)
			from (${each} and own.single = 0) several group by realisation_uuid`;
};

/** Decisions that the person may confirm and whose objection period is over, or ends this week. */
export const ownDecisions = ({ tenant, access, today }: Whose) => {
	const codes = within(access.codes("canConfirmTrafficDecisions"), "code");
	return sql`select realisation_uuid, step, since, due, term, back from waiting where tenant = ${tenant} and kind = 'decision'
		and due <= ${endOfWeek(today)} and ${codes} and ${within(access.codes("realisationlist"), "code")}`;
};

/** Geography codes for which the person judges requests, and sees them whole. */
function judgesAt({ access, judges }: Pick<Whose, "access" | "judges">, code: string): RawBuilder<SqlBool> {
	return sql<SqlBool>`${within(judgedCodes(access, judges), code)} and ${within(access.codes("requestlist"), code)}`;
}

/** Requests without a judgement. */
export const ownRequests = (whose: Whose) =>
	sql`select uuid, ref, stored_at as since, record from request where tenant = ${whose.tenant} and status = 2 and ${judgesAt(whose, "code")}`;

/** Whether a conversation, whose first comment is `c`, is assigned to the person, or to a role of theirs at the code of the record. */
export function isAssignedTo(access: PersonAccess, code: string): RawBuilder<SqlBool> {
	const roles = access.roles.map(
		(role) => sql`(c.assignee_kind = 'role' and c.assignee_id = ${role} and ${within(access.codesOf(role), code)})`,
	);
	return sql<SqlBool>`(${sql.join([sql`(c.assignee_kind = 'person' and c.assignee_id = ${access.userId})`, ...roles], sql` or `)})`;
}

/**
 * Comments that this person should answer, still to do and on a record that they see: those assigned to them; and unassigned ones by
 * others, on a record that waits for them or on which they commented before.
 */
export const ownComments = (whose: Whose) => {
	const { tenant, access } = whose;
	const user = access.userId;
	const own = (table: string) =>
		sql`exists (select 1 from ${sql.table(table)} mine where mine.tenant = ${tenant} and mine.record_uuid = c.record_uuid
			and mine.user_id = ${user} and mine.deleted_at is null and mine.number < c.number)`;
	const open = sql`c.tenant = ${tenant} and c.status = 'todo' and c.deleted_at is null`;
	const unassigned = sql`c.assignee_id is null and c.user_id <> ${user}`;
	const since = sql`coalesce(c.assigned_at, c.created_at) as since`;
	return sql`select 'realisation' as entity, c.uuid, c.number, c.record_uuid, ${since}, c.message, c.user_name, r.ref, r.active_step as step
		from realisation_comment c join realisation r on r.tenant = c.tenant and r.uuid = c.record_uuid
		where ${open} and ${within(access.codes("realisationlist"), "r.code")} and (${isAssignedTo(access, "r.code")} or ${unassigned}
			and (${own("realisation_comment")} or exists (select 1 from waiting w
				where w.tenant = c.tenant and w.realisation_uuid = c.record_uuid and w.kind = 'step' and ${waitsFor(access, "w")})))
		union all
		select 'request' as entity, c.uuid, c.number, c.record_uuid, ${since}, c.message, c.user_name, q.ref, null as step
		from request_comment c join request q on q.tenant = c.tenant and q.uuid = c.record_uuid
		where ${open} and ${within(access.codes("requestlist"), "q.code")} and (${isAssignedTo(access, "q.code")} or ${unassigned}
			and (${own("request_comment")} or (q.status = 2 and ${judgesAt(whose, "q.code")})))`;
};
