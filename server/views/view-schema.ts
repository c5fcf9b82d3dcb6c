import { listNames, namesOf, type PersonAccess } from "../../engine/index.ts";
import { object, synced, uuid } from "../calls/schema-parts.ts";
import { readRoles } from "./list-starts-store.ts";
import { mayChangeView } from "./view-rights.ts";
import type { ViewRow } from "./view-store.ts";

export const listName = { type: "string", enum: listNames, description: "Name of the list." } as const;

/** The engine's rules, which have the Dutch messages, check the label; this only limits its size. */
export const sentLabel = { type: "string", maxLength: 500, description: "1 to 60 characters." } as const;

export const sentSearch = {
	type: "string",
	maxLength: 2000,
	pattern: "^(/[a-z0-9-]{1,60})?(\\?[A-Za-z0-9*\\-._~%+=&,:;@!$'()/?]*)?$",
	description:
		"What follows the list's address: the word of its tab and the query. Read by the list alone; what it does not know, it leaves out.",
} as const;

const told = {
	uuid,
	list: listName,
	label: { type: "string" },
	search: { type: "string", description: sentSearch.description },
	shared: { type: "boolean", description: "Whether everybody who may see the list has it." },
	owner: object({ id: { type: "string" }, name: { type: "string" } }),
	own: { type: "boolean", description: "Whether the person who asks made it." },
	mayChange: { type: "boolean", description: "Whether the person who asks may change or remove it." },
	subscribed: { type: "boolean", description: "Whether the person who asks is told of what newly comes into it." },
	startsFor: { type: "array", items: { type: "string" }, description: "Roles that begin the list with it, of a shared view." },
	created_at: { type: "integer", description: "Milliseconds since 1970 (UTC)." },
	synced,
} as const;

export const viewSchema = {
	$id: "view",
	title: "View",
	// A server of a former version, running beside this one during an upgrade, does not send roles.
	...object(
		told,
		namesOf(told).filter((name) => name !== "startsFor"),
	),
} as const;

export function viewAnswer(row: ViewRow, access: PersonAccess, subscribed: boolean) {
	const { uuid, list, label, search, shared, owner_id, owner_name, created_at, synced } = row;
	const startsFor = readRoles(row.starts_for);
	const own = owner_id === access.userId;
	const owner = { id: owner_id, name: owner_name };
	const mayChange = mayChangeView(row, access);
	return { uuid, list, label, search, shared: shared === 1, owner, own, mayChange, subscribed, startsFor, created_at, synced };
}
