import type { DataDoor } from "../../server/database/open-database.ts";
import type { WriteBook } from "../postgres-restarts/write-book.ts";

/** What the clients had been told at one point in time. */
type BookPage = ReturnType<typeof pageOf>;

export function pageOf({ processes }: WriteBook) {
	return processes.map(({ uuid, street, comments, acknowledged }) => ({ uuid, street, comments: [...comments], acknowledged }));
}

/**
 * The differences that a restored database must not have: less than the clients were told before the backup began, more
 * than they ever wrote, or half a write. Writes made during the backup may be present or not, in order.
 */
export async function compareWithPage({ db }: DataDoor, tenant: string, page: BookPage, now: WriteBook): Promise<string[]> {
	const differences: string[] = [];
	const latest = new Map(now.processes.map((process) => [process.uuid, process]));
	for (const { uuid, street, comments, acknowledged } of page) {
		const say = (text: string) => differences.push(`${uuid}: ${text}`);
		const row = await db
			.selectFrom("realisation")
			.select(["record", "event_count"])
			.where("tenant", "=", tenant)
			.where("uuid", "=", uuid)
			.executeTakeFirst();
		if (row === undefined) {
			say("the process is not there");
			continue;
		}
		const lines = await db
			.selectFrom("audit_entry")
			.select("uuid")
			.where("tenant", "=", tenant)
			.where("target", "=", uuid)
			.where("outcome", "=", "done")
			.execute();
		const process = latest.get(uuid);
		// One write may be in progress, and be stored without anybody having been told.
		const most = (process?.acknowledged ?? 0) + (process?.unknown ?? 0) + 1;
		if (lines.length < acknowledged || lines.length > most)
			say(`${lines.length} writes, ${acknowledged} acknowledged before, ${most} at most since`);
		const found = (JSON.parse(row.record) as { values: { Location?: { StreetName?: string } } }).values.Location?.StreetName;
		if (street !== null && lines.length === acknowledged && found !== street) say(`the street is ${found}, not ${street}`);

		const stored = await db
			.selectFrom("realisation_comment")
			.select("message")
			.where("tenant", "=", tenant)
			.where("record_uuid", "=", uuid)
			.execute();
		const times = new Map<string, number>();
		for (const { message } of stored) times.set(message, (times.get(message) ?? 0) + 1);
		for (const message of comments) if (times.get(message) !== 1) say(`"${message}" is there ${times.get(message) ?? 0} times`);

		const events = await db
			.selectFrom("realisation_event")
			.select("number")
			.where("tenant", "=", tenant)
			.where("realisation_uuid", "=", uuid)
			.orderBy("number")
			.execute();
		if (events.some(({ number }, place) => number !== place + 1) || events.length !== row.event_count) {
			say(`events ${events.map(({ number }) => number).join(", ")} of ${row.event_count}`);
		}
	}
	return differences;
}
