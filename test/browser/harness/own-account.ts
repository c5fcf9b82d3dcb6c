import { randomUUID } from "node:crypto";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";

/**
 * Makes an account of somebody's own, with the rights and the password of a demo account: theirs can be changed. Returns
 * its address. `folder`: where a server of the test's own keeps its data.
 */
export function ownAccount(folder: string, demoAddress: string): string {
	const database = new BetterSqlite(join(folder, "laadstroom.sqlite"), { timeout: 10_000 });
	const email = `eigen-${demoAddress}`;
	const own = randomUUID();
	const copied = database
		.prepare(
			"insert into account (id, email, name, password_hash, roles, demo, tokens_valid_from, created_at) select ?, ?, name, password_hash, roles, 0, 0, created_at from account where email = ?",
		)
		.run(own, email, demoAddress);
	if (copied.changes !== 1) throw new Error(`There is no account ${demoAddress}.`);
	database
		.prepare(
			"insert into terms_acceptance (user_id, version, accepted_at, tenant) select ?, version, accepted_at, tenant from terms_acceptance join account on account.id = user_id where email = ?",
		)
		.run(own, demoAddress);
	database.close();
	return email;
}
