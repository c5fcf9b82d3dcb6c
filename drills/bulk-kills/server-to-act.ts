/**
 * A drill's server that carries out an act on many processes: node --import tsx drills/bulk-kills/server-to-act.ts <flows> <data>
 * <milliseconds that its clock is ahead> [torn]. DATABASE_URL names its database. Prints the port it listens on. `torn`: a planted fault;
 * for some items, the outcome is lost although the change was made.
 */
import { sql } from "kysely";
import type { DataDoor } from "../../server/database/opening/open-database.ts";
import { serveDrill } from "../serve-drill.ts";

const [flowsDir = "", dataDir = "", ahead = "0", plant] = process.argv.slice(2);

/** One in this many items loses its outcome. */
const every = sql.lit(9);

async function tear({ db, isPostgres }: Pick<DataDoor, "db"> & { readonly isPostgres: boolean }): Promise<void> {
	if (!isPostgres) {
		await sql`create trigger if not exists torn before update on bulk_item when new.state = 'done' and new.number % ${every} = 0
			begin select raise(ignore); end`.execute(db);
		return;
	}
	await sql`create or replace function torn() returns trigger language plpgsql as
		$$ begin if new.number % ${every} = 0 then return null; end if; return new; end $$`.execute(db);
	await sql`create or replace trigger torn before update on bulk_item for each row when (new.state = 'done') execute function torn()`.execute(
		db,
	);
}

await serveDrill({
	flowsDir,
	dataDir,
	logLevel: "error",
	callsPerMinute: null,
	aheadMs: Number(ahead),
	...(plant === "torn" && { alter: ({ data }) => tear({ db: data.db, isPostgres: process.env.DATABASE_URL !== undefined }) }),
});
