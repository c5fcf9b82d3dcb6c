import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type PersonAccess, waitsValues } from "../../../engine/index.ts";
import { or } from "../../database/row-expressions.ts";
import { waitsFor } from "./own-waiting-read-model.ts";
import type { HiddenTerms } from "./row-sight.ts";

type Sql<Value> = RawBuilder<Value>;

/** Who looks, and which terms they may not know of. */
export interface WaitsSight {
	readonly access: PersonAccess;
	readonly hiddenTerms: readonly HiddenTerms[];
}

/** The last day of a row of `waiting` called `w`, as far as this person may know it. `flow`: flow and version of the process. */
export function seenDue({ hiddenTerms }: WaitsSight, flow: Sql<string>): Sql<string | null> {
	if (hiddenTerms.length === 0) return sql<string | null>`w.due`;
	const hidden = hiddenTerms.map(
		({ rows, terms }) => sql<SqlBool>`(${flow} = ${rows.flow} and w.code in (${sql.join(rows.codes)}) and w.term in (${sql.join(terms)}))`,
	);
	return sql<string | null>`(case when ${or(hidden)} then null else w.due end)`;
}

const stepsOfRow = sql<SqlBool>`w.tenant = r.tenant and w.realisation_uuid = r.uuid and w.kind = 'step'`;

/** Whom the row `r` waits for, as JSON text; null for nobody. */
export function waitsOfRow({ access }: WaitsSight): Sql<string | null> {
	const any = sql`exists (select 1 from waiting w where ${stepsOfRow})`;
	const own = sql`exists (select 1 from waiting w where ${stepsOfRow} and ${waitsFor(access, "w")})`;
	const [me, others] = [JSON.stringify(waitsValues.me), JSON.stringify(waitsValues.others)].map((word) => sql.lit(word));
	return sql<string | null>`(case when ${own} then ${me} when ${any} then ${others} end)`;
}

/** The soonest last day of the row `r`, whoever it is for. */
export function dueOfRow(sight: WaitsSight): Sql<string | null> {
	return sql<string | null>`(select min(${seenDue(sight, sql`r.flow`)}) from waiting w where ${stepsOfRow})`;
}

/** The soonest one that is this person's. */
export function ownDueOfRow({ access }: WaitsSight): Sql<string | null> {
	return sql<string | null>`(select min(w.due) from waiting w where ${stepsOfRow} and ${waitsFor(access, "w")})`;
}

/** Whether the row `r` waits for one of these. Written as a set, which the database finds once for all rows. */
export function waitsForOneOf(access: PersonAccess, tenant: string, values: readonly string[]): Sql<SqlBool> {
	const among = sql`select w.realisation_uuid from waiting w where w.tenant = ${tenant} and w.kind = 'step'`;
	const own = sql<SqlBool>`r.uuid in (${among} and ${waitsFor(access, "w")})`;
	return or([
		...(values.includes(waitsValues.me) ? [own] : []),
		...(values.includes(waitsValues.others) ? [sql<SqlBool>`(r.uuid in (${among}) and not ${own})`] : []),
	]);
}
