import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { PersonAccess } from "../../../engine/index.ts";
import { within } from "../../database/within-codes.ts";

/**
 * Whether a row of `waiting` is for this person: for one of their roles, at a geography code for which they have that role, and of a
 * process that they see. The condition pairs each role with its codes: a role for one municipality opens nothing in another, whatever a
 * second role allows there.
 */
export function waitsFor(access: PersonAccess, table = "waiting"): RawBuilder<SqlBool> {
	const at = `${table}.code`;
	const pairs = access.roles.map((role) => sql`(${sql.ref(`${table}.role`)} = ${role} and ${within(access.codesOf(role), at)})`);
	if (pairs.length === 0) return sql<SqlBool>`1 = 0`;
	return sql<SqlBool>`((${sql.join(pairs, sql` or `)}) and ${within(access.codes("realisationlist"), at)})`;
}
