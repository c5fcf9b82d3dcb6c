import type { PersonAccess } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";
import { mayChangeView, seenView } from "./view-rights.ts";
import { viewAnswer } from "./view-schema.ts";
import type { ViewRow } from "./view-store.ts";

/** The view as it stands, if the person may change it and has it as it stands. */
export function viewToChange(access: PersonAccess, found: ViewRow | undefined, sent: number | undefined): ViewRow {
	const row = seenView(access, found);
	if (!mayChangeView(row, access)) throw new Problem("forbidden");
	if (sent === undefined) {
		throw new Problem("synced-missing", { errors: [{ path: "synchronisation.synced", message: inputTexts.required }] });
	}
	if (row.synced !== sent) throw new Problem("stale", { current: JSON.stringify(viewAnswer(row, access)) });
	return row;
}
