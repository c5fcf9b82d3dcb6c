import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Day, midnightOf, type PersonAccess } from "../../../engine/index.ts";

/** The person whose work may be put off, and the day of the request. */
export interface Deferring {
	readonly tenant: string;
	readonly access: PersonAccess;
	readonly today: Day;
}

/** The work that can be put off, and since when it waits. */
interface Deferred {
	readonly name: RawBuilder<unknown>;
	readonly since: RawBuilder<unknown>;
}

/** Whether `m` is the mark with which the person put this work off until a later day, and the work has not come back since. */
function isMarkOf({ tenant, access, today }: Deferring, { name, since }: Deferred): RawBuilder<SqlBool> {
	return sql<SqlBool>`m.tenant = ${tenant} and m.user_id = ${access.userId} and m.item = ${name}
		and m.state = 'later' and m.until > ${midnightOf(today)} and m.at >= ${since}`;
}

/** Whether the person has put this work off until a later day, and it has not come back since. */
export function isPutOffTill(deferring: Deferring, deferred: Deferred): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (select 1 from inbox_mark m where ${isMarkOf(deferring, deferred)})`;
}

/**
 * Joins the mark with which each piece of work was put off: at most one, `m`, whose `item` is null for work that was not. For queries over
 * all that waits for somebody: a person has few marks, so the database can read them once instead of searching at every row.
 */
export function joinPutOff(deferring: Deferring, deferred: Deferred): RawBuilder<unknown> {
	return sql`left join inbox_mark m on ${isMarkOf(deferring, deferred)}`;
}

/** The name by which a person puts off a waiting step. `row`: alias of the row of `waiting`. */
export function stepName(row: string): RawBuilder<string> {
	return sql<string>`'step|' || ${sql.ref(`${row}.realisation_uuid`)} || '|' || ${sql.ref(`${row}.step`)}`;
}
