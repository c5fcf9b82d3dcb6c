import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, collationKey, comparableText, everyCode, locationProcessWord } from "../../../engine/index.ts";
import type { DescribedRows } from "../../database/rows/row-expressions.ts";
import { within } from "../../database/within-codes.ts";

/** Whether a location has a process that the person sees. `codes`: geography codes whose processes they see. */
export function hasProcess(codes: Codes): RawBuilder<SqlBool> {
	const connected = sql<SqlBool>`r.process_uuid is not null`;
	if (codes === everyCode) return connected;
	if (codes.length === 0) return sql<SqlBool>`1 = 0`;
	return sql<SqlBool>`(${connected} and exists (select 1 from realisation p
		where p.tenant = r.tenant and p.uuid = r.process_uuid and ${within(codes, "p.code")}))`;
}

/** The rows of the list of locations, for one person. Whoever sees a location sees all of it except its process. */
export function locationRows(processCodes: Codes): DescribedRows {
	const process = (comparable: string) => sql<string>`(case when ${hasProcess(processCodes)} then ${sql.lit(comparable)} end)`;
	return {
		columns: { municipality: "code", status: "status", round: "round" },
		textKeys: { reference: sql<string>`r.reference`, process: process(collationKey(locationProcessWord)) },
		numberKeys: {},
		texts: { process: process(comparableText(locationProcessWord)) },
		made: {},
		hidden: () => [],
		hiddenPart: () => [],
	};
}

/** The id by which people know a location `l`, as `locationReference` writes it. */
export function referenceOf(onPostgres: boolean): RawBuilder<string> {
	const number = onPostgres ? sql<string | null>`(l.properties::json ->> 'id')` : sql<string | null>`(l.properties ->> '$.id')`;
	return sql<string>`(l.code || case when coalesce(${number}, '') = '' then '' else '-' || ${number} end)`;
}
