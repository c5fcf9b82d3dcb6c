import type { Kysely } from "kysely";
import { type Person, readJson } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";
import type { AccountsTables } from "./store/accounts-tables.ts";

/** Names of people by user id. Accounts of an external provider are unknown here. */
export async function namesOfPeople(db: Kysely<Database>, ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
	if (ids.length === 0) return {};
	const rows = await db
		.withTables<AccountsTables>()
		.selectFrom("account")
		.select(["id", "name"])
		.where("id", "in", [...new Set(ids)])
		.execute();
	return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** Names of the people in a realisation's events, by user id. Accounts of an external provider are unknown here. */
export async function peopleOf(db: Kysely<Database>, tenant: string, realisation: string): Promise<Readonly<Record<string, string>>> {
	const rows = await db
		.withTables<AccountsTables>()
		.selectFrom("account")
		.select(["id", "name"])
		.where("id", "in", (events) =>
			events
				.selectFrom("realisation_event")
				.select("user_id")
				.where("realisation_event.tenant", "=", tenant)
				.where("realisation_uuid", "=", realisation),
		)
		.execute();
	return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** Somebody who can be notified. */
export interface KnownPerson {
	readonly userId: string;
	readonly name: string;
	/** Lower case; empty when unknown. */
	readonly email: string;
	/** In the tenant, as far as currently known. */
	readonly roles: Person["roles"][string];
}

interface WhichPeople {
	readonly tenant: string;
	/** Whether the accounts are kept here, so that their roles are current. Otherwise they are those of the last token. */
	readonly embedded: boolean;
	/** By default everybody. */
	readonly ids?: readonly string[];
}

/** People with a role in the tenant: those with an account that is not disabled or, with an external provider, those who have been here. */
export async function findPeople(db: Kysely<Database>, { tenant, embedded, ids }: WhichPeople): Promise<readonly KnownPerson[]> {
	if (ids?.length === 0) return [];
	if (!embedded) {
		const rows = await db
			.selectFrom("person_seen")
			.select(["user_id", "name", "email", "roles"])
			.where("tenant", "=", tenant)
			.$if(ids !== undefined, (query) => query.where("user_id", "in", ids ?? []))
			.orderBy("name")
			.orderBy("user_id")
			.execute();
		return rows.map(({ user_id, name, email, roles }) => ({ userId: user_id, name, email, roles: readJson(roles) }));
	}
	const rows = await db
		.withTables<AccountsTables>()
		.selectFrom("account")
		.select(["id", "name", "email", "roles"])
		.where("disabled_at", "is", null)
		.$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
		.orderBy("name")
		.orderBy("id")
		.execute();
	return rows.flatMap(({ id, name, email, roles }) => {
		const held = readJson(roles)[tenant];
		return held === undefined ? [] : [{ userId: id, name, email, roles: held }];
	});
}

/** When somebody was first and last seen in the tenant; undefined if never. Milliseconds since 1970. */
export async function findSeen(
	db: Kysely<Database>,
	tenant: string,
	userId: string,
): Promise<{ readonly first: number; readonly last: number } | undefined> {
	const row = await db
		.selectFrom("person_seen")
		.select(["first_at", "seen_at"])
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return row && { first: Number(row.first_at), last: Number(row.seen_at) };
}
