import type { DataDoor } from "../../server/database/opening/open-database.ts";
import { miscountedComments, storedProcess } from "../stored-process.ts";
import type { WriteBook } from "./write-book.ts";

/**
 * Differences between the database and what the clients were told: an acknowledged write that is missing or stored more
 * than once, a gap in the event numbers, a process nobody was told about.
 */
export async function compareWithBook(data: DataDoor, tenant: string, book: WriteBook): Promise<string[]> {
	const differences: string[] = [];
	const rows = await data.db.selectFrom("realisation").select("uuid").where("tenant", "=", tenant).execute();
	const strangers = rows.length - book.processes.length;
	if (strangers > book.unknownStarts)
		differences.push(`${strangers} processes more than were acknowledged, ${book.unknownStarts} unanswered`);
	for (const { uuid, street, comments, acknowledged, unknown } of book.processes) {
		const say = (text: string) => differences.push(`${uuid}: ${text}`);
		const stored = await storedProcess(data, tenant, uuid);
		if (stored === undefined) {
			say("the process is lost");
			continue;
		}
		if (street !== null && stored.street !== street && unknown === 0) say(`the street is ${stored.street}, not ${street}`);
		for (const fault of miscountedComments(stored.comments, comments)) say(fault);
		if (stored.comments.length > comments.length + unknown) say(`${stored.comments.length} comments, ${comments.length} acknowledged`);
		if (stored.writes < acknowledged || stored.writes > acknowledged + unknown) {
			say(`${stored.writes} writes in the audit trail, ${acknowledged} acknowledged and ${unknown} unanswered`);
		}
		if (stored.eventFault !== undefined) say(stored.eventFault);
	}
	return differences;
}
