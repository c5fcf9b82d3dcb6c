import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Day, midnightOf, type PersonAccess } from "../../../engine/index.ts";

/** Who may have put work off, and on which day that is asked. */
export interface Deferring {
	readonly tenant: string;
	readonly access: PersonAccess;
	readonly today: Day;
}

/** What is put off, and since when it waits. */
interface Deferred {
	readonly name: RawBuilder<unknown>;
	readonly since: RawBuilder<unknown>;
}

/** Whether `m` is the mark by which the person put this work off till a later day, and it has not come anew after that. */
function isMarkOf({ tenant, access, today }: Deferring, { name, since }: Deferred): RawBuilder<SqlBool> {
	return sql<SqlBool>`m.tenant = ${tenant} and m.user_id = ${access.userId} and m.item = ${name}
		and m.state = 'later' and m.until > ${midnightOf(today)} and m.at >= ${since}`;
}

/** Whether the person has put the work of this name off till a later day, and it has not come anew after that. */
export function isPutOffTill(deferring: Deferring, deferred: Deferred): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (select 1 from inbox_mark m where ${isMarkOf(deferring, deferred)})`;
}

/**
 * Joins the mark by which each piece of work was put off: at most one, `m`, whose `item` is null for what was not. For all that
 * waits for somebody: a person has few marks, and a database that reads them once need not look for one at every row.
 */
export function joinPutOff(deferring: Deferring, deferred: Deferred): RawBuilder<unknown> {
	return sql`left join inbox_mark m on ${isMarkOf(deferring, deferred)}`;
}

/** Name of a step that waits, by which a person puts it off. `row`: how the row of `waiting` is called. */
export function stepName(row: string): RawBuilder<string> {
	return sql<string>`'step|' || ${sql.ref(`${row}.realisation_uuid`)} || '|' || ${sql.ref(`${row}.step`)}`;
}
