import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import {
	behindValues,
	dayNumber,
	plannedField,
	resolveReports,
	type TenantDefinition,
	today,
	trafficDecisionFact,
} from "../../../engine/index.ts";
import { cellText, type DescribedRows, isPostgres, or } from "../../database/rows/row-expressions.ts";
import type { Database } from "../../database/tables/tables.ts";
import { expectedOf } from "../forecasts/forecast-store.ts";
import type { Asker } from "./asker.ts";
import type { HiddenRows, RowSight } from "./row-sight.ts";
import { dueOfRow, ownDueOfRow, waitsOfRow } from "./waits-store.ts";

type Sql<Value> = RawBuilder<Value>;

/** The rows of the list of processes, for one person and one moment. */
export function processRows(
	db: Kysely<Database>,
	sight: RowSight,
	{ tenant, access, now }: Pick<Asker, "tenant" | "access" | "now">,
): DescribedRows {
	const waits = { tenant: tenant.slug, access, today: today(now), hiddenTerms: sight.hiddenTerms };
	const [due, ownDue] = [dueOfRow(waits), ownDueOfRow(waits)];
	const expected = expectedOf(access.codes("realisationlist"), "last");
	const onPostgres = isPostgres(db);
	const thisDay = sql.lit(dayNumber(now));
	const days = (name: "day" | "step_day"): Sql<number> => {
		const from = sql.ref(`r.${name}_from`);
		const most = onPostgres ? sql`greatest(0, ${thisDay} - ${from})` : sql`max(0, ${thisDay} - ${from})`;
		return sql<number>`(case when ${from} is null then ${sql.ref(`r.${name}_still`)} else ${most} end)`;
	};
	return {
		columns: { municipality: "code", status: "status", step: "step", type: "type", created: "created_at", updated: "updated_at" },
		textKeys: { reference: sql<string>`r.reference`, due, ownDue, expected },
		texts: { due, ownDue, expected },
		numberKeys: {
			updated: sql<number>`r.updated_at`,
			created: sql<number>`r.created_at`,
			days: days("day"),
			stepDays: days("step_day"),
			comments: sql<number>`coalesce(c.number, 0)`,
			openComments: sql<number>`coalesce(c.number, 0)`,
		},
		made: {
			waits: () => waitsOfRow(waits),
			behind: () => behindOfRow(expected, plannedDay(tenant.definition, sight, onPostgres)),
			vkb: (found) => decision(found, sight.hidden("vkb"), cellText(onPostgres, "vkb#")),
		},
		hidden: (field) => sight.hidden(field).map(hiddenAt),
		hiddenPart: (key) => sight.hiddenPart(key).map(hiddenAt),
	};
}

/** The day for which a process is planned, as far as this person may see it; null when the tenant has no field for it. */
function plannedDay(definition: TenantDefinition, sight: RowSight, onPostgres: boolean): Sql<string | null> {
	const field = plannedField(resolveReports(definition));
	if (field === null) return sql<string | null>`null`;
	const day = cellText(onPostgres, field);
	// A value that is not a day is ignored.
	const isDay = sql<SqlBool>`(${day} like '____-__-__')`;
	const hidden = sight.hidden(field).map(hiddenAt);
	return sql<string | null>`(case when ${isDay} and not ${or(hidden)} then ${day} end)`;
}

/** As `behindOf`. */
function behindOfRow(expected: Sql<string | null>, planned: Sql<string | null>): Sql<string | null> {
	const word = (value: string) => sql.lit(JSON.stringify(value));
	return sql<string | null>`(case when ${expected} > ${planned} then ${word(behindValues.later)}
		when ${expected} <= ${planned} then ${word(behindValues.onTime)} end)`;
}

/** Whether a row is among these. */
export function hiddenAt({ flow, codes }: HiddenRows): Sql<SqlBool> {
	return sql<SqlBool>`(r.flow = ${flow} and r.code in (${sql.join(codes)}))`;
}

/** For a person who cannot see the decision, derives it from the mark of the process. */
function decision(found: Sql<string>, hidden: readonly HiddenRows[], mark: Sql<string>): Sql<string | null> {
	if (hidden.length === 0) return found;
	const cases = hidden.map((rows) => {
		const fact = (vkb: boolean) => JSON.stringify(trafficDecisionFact({ definition: rows.definition }, { values: {}, flags: { vkb } }));
		return sql`when ${hiddenAt(rows)} then (case when ${mark} is not null then ${fact(true)} else ${fact(false)} end)`;
	});
	return sql<string | null>`(case ${sql.join(cases, sql` `)} else ${found} end)`;
}
