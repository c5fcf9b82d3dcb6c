import type { Kysely } from "kysely";
import { type ListName, listItself, listNames, type PersonAccess } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { maySeeList } from "./view-rights.ts";

/** The stored view with which each list begins; null for the list itself. */
export type ListStarts = Readonly<Record<ListName, string | null>>;

const partOf = (list: ListName) => `start-${list}`;

/** Roles in the form in which a view stores them. */
export const readRoles = (text: string | null): readonly string[] => (text === null ? [] : text.split(","));
export const writeRoles = (roles: readonly string[]): string | null => (roles.length === 0 ? null : roles.join(","));

/**
 * The beginning of each list for somebody: the view that they chose themselves, else a shared one that is set for one of their roles, else
 * the one that the tenant's file has for one of them.
 */
export async function findListStarts(db: Kysely<Database>, { slug, definition }: Tenant, access: PersonAccess): Promise<ListStarts> {
	const seen = listNames.filter((list) => maySeeList(access, list));
	const starts: Record<ListName, string | null> = { realisations: null, requests: null, locations: null };
	if (seen.length === 0) return starts;
	const kept = await db
		.selectFrom("preference")
		.select(["part", "value"])
		.where("tenant", "=", slug)
		.where("user_id", "=", access.userId)
		.where("part", "in", seen.map(partOf))
		.execute();
	const own = new Map(kept.map(({ part, value }) => [part, value]));
	const views = await db
		.selectFrom("saved_view")
		.select(["uuid", "list", "search", "shared", "starts_for"])
		.where("tenant", "=", slug)
		.where((row) => row.or([row("shared", "=", 1), row("owner_id", "=", access.userId)]))
		.where((row) => row.or([row("starts_for", "is not", null), row("uuid", "in", ["", ...own.values()])]))
		.orderBy("uuid")
		.execute();
	for (const list of seen) {
		const chosen = own.get(partOf(list));
		if (chosen === listItself) continue;
		const of = views.filter((view) => view.list === list);
		const forRole = of.find(({ shared, starts_for }) => shared === 1 && readRoles(starts_for).some((role) => access.roles.includes(role)));
		const written = definition.lists?.[list]?.starts?.find(({ roles }) => roles.some((role) => access.roles.includes(role)));
		starts[list] = (of.find(({ uuid }) => uuid === chosen) ?? forRole)?.search ?? written?.view ?? null;
	}
	return starts;
}

/** Removes these roles from other views of the same list, because the list now begins with this one. */
export async function endStartsOf(
	db: Kysely<Database>,
	{ tenant, list, uuid }: { readonly tenant: string; readonly list: ListName; readonly uuid: string },
	roles: readonly string[],
	tick: () => number,
): Promise<void> {
	const others = await db
		.selectFrom("saved_view")
		.select(["uuid", "starts_for"])
		.where("tenant", "=", tenant)
		.where("list", "=", list)
		.where("uuid", "<>", uuid)
		.where("starts_for", "is not", null)
		.execute();
	for (const other of others) {
		const before = readRoles(other.starts_for);
		const left = before.filter((role) => !roles.includes(role));
		if (left.length === before.length) continue;
		const change = { starts_for: writeRoles(left), synced: tick() };
		await db.updateTable("saved_view").set(change).where("tenant", "=", tenant).where("uuid", "=", other.uuid).execute();
	}
}
