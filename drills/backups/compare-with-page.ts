import type { DataDoor } from "../../server/database/opening/open-database.ts";
import type { WriteBook } from "../postgres-restarts/write-book.ts";
import { miscountedComments, storedProcess } from "../stored-process.ts";

/** What the clients had been told at one point in time. */
type BookPage = ReturnType<typeof pageOf>;

export function pageOf({ processes }: WriteBook) {
	return processes.map(({ uuid, street, comments, acknowledged }) => ({ uuid, street, comments: [...comments], acknowledged }));
}

/**
 * The differences that a restored database must not have: less than the clients were told before the backup began, more
 * than they had written by `now`, or half a write. Writes made in between may be present or not, in order.
 */
export async function compareWithPage(
	data: DataDoor,
	tenant: string,
	page: BookPage,
	now: Pick<WriteBook, "processes">,
): Promise<string[]> {
	const differences: string[] = [];
	const latest = new Map(now.processes.map((process) => [process.uuid, process]));
	for (const { uuid, street, comments, acknowledged } of page) {
		const say = (text: string) => differences.push(`${uuid}: ${text}`);
		const stored = await storedProcess(data, tenant, uuid);
		if (stored === undefined) {
			say("the process is not there");
			continue;
		}
		const process = latest.get(uuid);
		// One write may be in progress, and be stored without anybody having been told.
		const most = (process?.acknowledged ?? 0) + (process?.unknown ?? 0) + 1;
		if (stored.writes < acknowledged || stored.writes > most)
			say(`${stored.writes} writes, ${acknowledged} acknowledged before, ${most} at most since`);
		if (street !== null && stored.writes === acknowledged && stored.street !== street) say(`the street is ${stored.street}, not ${street}`);
		for (const fault of miscountedComments(stored.comments, comments)) say(fault);
		if (stored.eventFault !== undefined) say(stored.eventFault);
	}
	return differences;
}
