import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Day, midnightOf, type PersonAccess } from "../../../engine/index.ts";

/** Who may have put work off, and on which day that is asked. */
export interface Deferring {
	readonly tenant: string;
	readonly access: PersonAccess;
	readonly today: Day;
}

/** Whether the person has put the work of this name off till a later day, and it has not come anew after that. `since`: from when it waits. */
export function isPutOffTill(
	{ tenant, access, today }: Deferring,
	name: RawBuilder<unknown>,
	since: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (select 1 from inbox_mark m where m.tenant = ${tenant} and m.user_id = ${access.userId} and m.item = ${name}
		and m.state = 'later' and m.until > ${midnightOf(today)} and m.at >= ${since})`;
}

/** Name of a step that waits, by which a person puts it off. `row`: how the row of `waiting` is called. */
export function stepName(row: string): RawBuilder<string> {
	return sql<string>`'step|' || ${sql.ref(`${row}.realisation_uuid`)} || '|' || ${sql.ref(`${row}.step`)}`;
}
