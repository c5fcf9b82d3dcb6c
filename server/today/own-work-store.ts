import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { addDays, type Day, daysBetween, type PersonAccess } from "../../engine/index.ts";
import type { Database } from "../database/tables.ts";
import { within } from "../database/within-codes.ts";
import { waitsFor } from "../realisations/rows/own-waiting-read-model.ts";
import { isPutOffTill, stepName } from "../realisations/rows/put-off-read-model.ts";

/** Whose work, and on which day. */
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

/** Which group a step is in: by the day it ends, or else by whether it came back. */
const stepGroup = (today: Day) =>
	sql<string>`case when due < ${today} then 'late' when due <= ${endOfWeek(today)} then 'week' when back is not null then 'back' else 'later' end`;

/** Names of what waits, by which a person puts it off, in SQL. Other marks of theirs (of an inbox) begin with other words. */
export const workNames = {
	step: stepName("own"),
	decision: sql`'decision|' || own.realisation_uuid`,
	request: sql`'judge|' || own.uuid`,
	comment: sql`'answer|' || own.uuid`,
} as const;

/** Whether the person has put this work off till a later day, and it has not come anew since. */
export const isPutOff = (whose: Whose, name: RawBuilder<unknown>) => isPutOffTill(whose, name, sql`own.since`);

/** Steps that wait for the person, each once, however many of their roles may do them. */
export const ownSteps = ({
	tenant,
	access,
	today,
}: Whose) => sql`select own.*, ${stepGroup(today)} as part from (select realisation_uuid, step, min(since) as since, min(due) as due,
	min(term) as term, min(back) as back from waiting where tenant = ${tenant} and kind = 'step' and ${waitsFor(access)}
	group by realisation_uuid, step) own`;

/** The processes of those that were not put off, each once, by the soonest day that is this person's: what the list of processes finds. */
export const ownProcesses = (whose: Whose) => {
	const [today, sunday] = [whose.today, endOfWeek(whose.today)];
	return sql`select realisation_uuid, case when min(due) < ${today} then 'late' when min(due) <= ${sunday} then 'week' else 'later' end as part
		from (${ownSteps(whose)}) own where not ${isPutOff(whose, workNames.step)} group by realisation_uuid`;
};

/** Decisions that the person may confirm and of which the objection period is over, or ends this week. */
export const ownDecisions = ({ tenant, access, today }: Whose) => {
	const codes = within(access.codes("canConfirmTrafficDecisions"), "code");
	return sql`select realisation_uuid, step, since, due, term, back from waiting where tenant = ${tenant} and kind = 'decision'
		and due <= ${endOfWeek(today)} and ${codes} and ${within(access.codes("realisationlist"), "code")}`;
};

/** Geography codes for which the person judges requests, and sees them whole. */
function judgesAt({ access, judges }: Pick<Whose, "access" | "judges">): RawBuilder<SqlBool> {
	const held = access.roles.filter((role) => judges.includes(role)).map((role) => within(access.codesOf(role), "code"));
	if (held.length === 0) return sql<SqlBool>`1 = 0`;
	return sql<SqlBool>`(${sql.join(held, sql` or `)}) and ${within(access.codes("requestlist"), "code")}`;
}

/** Requests that nobody judged yet. */
export const ownRequests = (whose: Whose) =>
	sql`select uuid, ref, stored_at as since, record from request where tenant = ${whose.tenant} and status = 2 and ${judgesAt(whose)}`;

/** Whether a conversation, whose first comment is `c`, is assigned to the person, or to a role of theirs that reaches the record. */
export function isAssignedTo(access: PersonAccess, code: string): RawBuilder<SqlBool> {
	const roles = access.roles.map(
		(role) => sql`(c.assignee_kind = 'role' and c.assignee_id = ${role} and ${within(access.codesOf(role), code)})`,
	);
	return sql<SqlBool>`(${sql.join([sql`(c.assignee_kind = 'person' and c.assignee_id = ${access.userId})`, ...roles], sql` or `)})`;
}

/**
 * Comments that ask this person for an answer, still to do and on a record that they see: those assigned to them; and of those
 * assigned to nobody, of somebody else, each on one that waits for them, or after a comment of their own on it.
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
	return sql`select 'realisation' as entity, c.uuid, c.record_uuid, ${since}, c.message, c.user_name, r.ref, r.active_step as step
		from realisation_comment c join realisation r on r.tenant = c.tenant and r.uuid = c.record_uuid
		where ${open} and ${within(access.codes("realisationlist"), "r.code")} and (${isAssignedTo(access, "r.code")} or ${unassigned}
			and (${own("realisation_comment")} or c.record_uuid in
				(select realisation_uuid from waiting where tenant = ${tenant} and kind = 'step' and ${waitsFor(access)})))
		union all
		select 'request' as entity, c.uuid, c.record_uuid, ${since}, c.message, c.user_name, q.ref, null as step
		from request_comment c join (select uuid, ref, code from request where tenant = ${tenant} and ${within(access.codes("requestlist"), "code")}) q
			on q.uuid = c.record_uuid
		where ${open} and (${isAssignedTo(access, "q.code")} or ${unassigned} and (${own("request_comment")} or c.record_uuid in
			(select uuid from request where tenant = ${tenant} and status = 2 and ${judgesAt(whose)})))`;
};
