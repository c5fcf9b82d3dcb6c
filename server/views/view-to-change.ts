import type { PersonAccess } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";
import { subscribedViews } from "./subscription-store.ts";
import { mayChangeView, seenView } from "./view-rights.ts";
import { viewAnswer } from "./view-schema.ts";
import type { ViewRow } from "./view-store.ts";

/** The view as stored, if the person may change it and has its current version. */
export async function viewToChange(
	db: WriteScope["db"],
	access: PersonAccess,
	found: ViewRow | undefined,
	sent: number | undefined,
): Promise<ViewRow> {
	const row = seenView(access, found);
	if (!mayChangeView(row, access)) throw new Problem("forbidden");
	if (sent === undefined) {
		throw new Problem("synced-missing", { errors: [{ path: "synchronisation.synced", message: inputTexts.required }] });
	}
	if (row.synced !== sent) {
		const subscribed = (await subscribedViews(db, row.tenant, access.userId)).has(row.uuid);
		throw new Problem("stale", { current: JSON.stringify(viewAnswer(row, access, subscribed)) });
	}
	return row;
}
