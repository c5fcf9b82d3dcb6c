import type { Kysely } from "kysely";
import { prepared } from "../database/prepared.ts";
import type { Database } from "../database/tables.ts";
import type { Access } from "../plugins/access.ts";
import { Problem } from "../problems/problem.ts";

/** What other capabilities may know of a process: where it belongs, and where it is. */
export interface RealisationPlace {
	/** Geography code. */
	readonly code: string;
	/** Short code of the step that is open; null when none is. */
	readonly active_step: string | null;
}

const byUuid = prepared<{ tenant: string; uuid: string }, RealisationPlace>((db, value) =>
	db.selectFrom("realisation").select(["code", "active_step"]).where("tenant", "=", value("tenant")).where("uuid", "=", value("uuid")),
);

export async function findRealisationPlace(db: Kysely<Database>, tenant: string, uuid: string): Promise<RealisationPlace | undefined> {
	return (await byUuid(db, { tenant, uuid }))[0];
}

/** The process, for who may see it; for everybody else the problem is that of one that does not exist. */
export function seenBy<Row extends Pick<RealisationPlace, "code">>(access: Access, row: Row | undefined): Row {
	if (row === undefined || !access.may("realisationlist", row.code)) throw new Problem("not-found");
	return row;
}
