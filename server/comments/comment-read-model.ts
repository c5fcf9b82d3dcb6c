import type { WriteScope } from "../database/opening/open-database.ts";
import { commentAnswer } from "./comment-schema.ts";
import { findCommentRows } from "./comment-store.ts";

/** JSON texts of the comments on a process that were not removed, newest first, separated by commas. For readers who see the process. */
export async function commentTexts(db: WriteScope["db"], tenant: string, process: string): Promise<string> {
	const rows = await findCommentRows(db, "realisation", tenant, process);
	const shown = rows.filter(({ deleted_at }) => deleted_at === null).map(commentAnswer);
	return JSON.stringify(shown).slice(1, -1);
}
