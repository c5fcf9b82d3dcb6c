import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import {
	type Codes,
	collationKey,
	comparableText,
	connectedWord,
	everyCode,
	isRequestKey,
	type ReasonOption,
	remarksKey,
	requestReasonWord,
	unknownOption,
} from "../../../engine/index.ts";
import { cellText, type DescribedRows, isPostgres } from "../../database/rows/row-expressions.ts";
import type { Database } from "../../database/tables/tables.ts";
import { within } from "../../database/within-codes.ts";

interface Surroundings {
	/** The tenant's search keys. */
	readonly keys: readonly string[];
	readonly reasons: readonly ReasonOption[];
	/** Geography codes whose processes the person sees. */
	readonly processCodes: Codes;
}

/** The rows of the list of requests, for one person. Whoever sees a request here sees everything that the list shows of it. */
export function requestRows(db: Kysely<Database>, { keys, reasons, processCodes }: Surroundings): DescribedRows {
	const onPostgres = isPostgres(db);
	const process = (of: string, comparable: string): RawBuilder<string> => {
		const seen = processCodes === everyCode || processCodes.length > 0;
		const found = seen
			? sql`(select ${sql.raw(of)} from realisation_row p where p.tenant = r.tenant and p.uuid = r.process_uuid and ${within(processCodes, "p.code")})`
			: sql`null`;
		return sql<string>`(case when r.process_uuid is null then null else coalesce(${found}, ${sql.lit(comparable)}) end)`;
	};
	return {
		columns: { municipality: "code", status: "status" },
		textKeys: {
			reference: sql<string>`r.reference`,
			reason: reasonKey(cellText(onPostgres, "reason"), cellText(onPostgres, remarksKey), reasons),
			process: process("p.reference", collationKey(connectedWord)),
		},
		numberKeys: {
			submitted: sql<number>`r.submitted_at`,
			processed: sql<number>`r.processed_at`,
			comments: sql<number>`coalesce(c.number, 0)`,
		},
		texts: { process: process(onPostgres ? "p.cells ->> 'reference'" : "p.cells ->> '$.reference'", comparableText(connectedWord)) },
		made: {},
		hidden: () => [],
		hiddenPart: (key) => (isRequestKey(key, keys) ? [] : [sql<SqlBool>`1 = 1`]),
	};
}

/** The reason's name, followed by the judge's own words. */
function reasonKey(reason: RawBuilder<string>, remarks: RawBuilder<string>, reasons: readonly ReasonOption[]): RawBuilder<string> {
	const values = [...new Set(reasons.map(({ status, value }) => `${status}:${value}`))];
	const cases = values.map((value) => sql`when ${reason} = ${value} then ${collationKey(requestReasonWord(reasons, value))}`);
	const unknown = collationKey(unknownOption);
	const name = cases.length === 0 ? sql`${sql.lit(unknown)}` : sql`(case ${sql.join(cases, sql` `)} else ${unknown} end)`;
	return sql<string>`(case when ${reason} is null then ${remarks} when ${remarks} is null then ${name} else ${name} || ': ' || ${remarks} end)`;
}
