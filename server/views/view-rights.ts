import { type ListName, listRights, type PersonAccess } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";
import type { ViewRow } from "./view-store.ts";

/** The views of a list are for those who may see the list. */
export function maySeeList(access: PersonAccess, list: ListName): boolean {
	return access.has(listRights[list]);
}

/** The owner may change a view; an administrator may also change shared ones. */
export function mayChangeView(row: ViewRow, access: PersonAccess): boolean {
	return row.owner_id === access.userId || (row.shared === 1 && access.has("admin"));
}

/** The view, if the person may see it: their own or a shared one, of a list they may see. For anybody else it does not exist. */
export function seenView(access: PersonAccess, row: ViewRow | undefined): ViewRow {
	if (row === undefined || !maySeeList(access, row.list)) throw new Problem("not-found");
	if (row.owner_id !== access.userId && row.shared !== 1) throw new Problem("not-found");
	return row;
}
