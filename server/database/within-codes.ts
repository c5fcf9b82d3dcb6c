import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, everyCode } from "../../engine/index.ts";

/** Whether a column has one of these geography codes. */
export function within(codes: Codes, column: string): RawBuilder<SqlBool> {
	if (codes === everyCode) return sql<SqlBool>`1 = 1`;
	return codes.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(codes)})`;
}
