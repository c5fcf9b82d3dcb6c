import { type RawBuilder, type SqlBool, sql } from "kysely";
import { waitsValues } from "../../../engine/index.ts";
import { or } from "../../database/rows/row-expressions.ts";
import { waitsFor } from "./own-waiting-read-model.ts";
import { type Deferring, isPutOffTill, stepName } from "./put-off-read-model.ts";
import type { HiddenTerms } from "./row-sight.ts";

type Sql<Value> = RawBuilder<Value>;

/** The reader, the day, and the terms that the reader may not know. */
export interface WaitsSight extends Deferring {
	readonly hiddenTerms: readonly HiddenTerms[];
}

/** The last day of a row of `waiting` with the alias `w`, as far as this person may know it. `flow`: flow and version of the process. */
export function seenDue({ hiddenTerms }: Pick<WaitsSight, "hiddenTerms">, flow: Sql<string>): Sql<string | null> {
	if (hiddenTerms.length === 0) return sql<string | null>`w.due`;
	const hidden = hiddenTerms.map(
		({ rows, terms }) => sql<SqlBool>`(${flow} = ${rows.flow} and w.code in (${sql.join(rows.codes)}) and w.term in (${sql.join(terms)}))`,
	);
	return sql<string | null>`(case when ${or(hidden)} then null else w.due end)`;
}

const stepsOfRow = sql<SqlBool>`w.tenant = r.tenant and w.realisation_uuid = r.uuid and w.kind = 'step'`;

/** Whether the person has put off the step of a row of `waiting` with the alias `w`. */
export const isStepPutOff = (deferring: Deferring) => isPutOffTill(deferring, { name: stepName("w"), since: sql`w.since` });

/** Who is waited for in the row `r`, as JSON text; null for nobody. */
export function waitsOfRow(sight: WaitsSight): Sql<string | null> {
	const any = sql`select 1 from waiting w where ${stepsOfRow}`;
	const own = sql`${any} and ${waitsFor(sight.access, "w")}`;
	const { me, putOff, others } = waitsValues;
	const word = (value: string) => sql.lit(JSON.stringify(value));
	return sql<string | null>`(case when exists (${own}) then case when exists (${own} and not ${isStepPutOff(sight)}) then ${word(me)}
		else ${word(putOff)} end when exists (${any}) then ${word(others)} end)`;
}

/** The soonest last day in the row `r`, for whichever role. */
export function dueOfRow(sight: WaitsSight): Sql<string | null> {
	return sql<string | null>`(select min(${seenDue(sight, sql`r.flow`)}) from waiting w where ${stepsOfRow})`;
}

/** The soonest last day that concerns this person. Steps that they put off count only when they put off all of them. */
export function ownDueOfRow(sight: WaitsSight): Sql<string | null> {
	return sql<
		string | null
	>`(select case when min(own.put_off) = 0 then min(case when own.put_off = 0 then own.due end) else min(own.due) end
		from (select w.due, case when ${isStepPutOff(sight)} then 1 else 0 end as put_off
			from waiting w where ${stepsOfRow} and ${waitsFor(sight.access, "w")}) own)`;
}

/**
 * Whether the row `r` waits for one of these. The positive conditions are sets, which the database computes once for all rows. The negative
 * ones are checked row by row: PostgreSQL would rescan a set that does not fit its memory for every row.
 */
export function waitsForOneOf(deferring: Deferring, values: readonly string[]): Sql<SqlBool> {
	const among = sql`select w.realisation_uuid from waiting w where w.tenant = ${deferring.tenant} and w.kind = 'step'`;
	const ofPerson = sql`${among} and ${waitsFor(deferring.access, "w")}`;
	const own = sql<SqlBool>`r.uuid in (${ofPerson})`;
	const notPutOff = sql`${ofPerson} and not ${isStepPutOff(deferring)}`;
	const sameRow = sql`and w.realisation_uuid = r.uuid`;
	return or([
		...(values.includes(waitsValues.me) ? [sql<SqlBool>`r.uuid in (${notPutOff})`] : []),
		...(values.includes(waitsValues.putOff) ? [sql<SqlBool>`(${own} and not exists (${notPutOff} ${sameRow}))`] : []),
		...(values.includes(waitsValues.others) ? [sql<SqlBool>`(r.uuid in (${among}) and not exists (${ofPerson} ${sameRow}))`] : []),
	]);
}
