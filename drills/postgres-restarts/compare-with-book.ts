import type { DataDoor } from "../../server/database/open-database.ts";
import type { WriteBook } from "./write-book.ts";

/**
 * Differences between the database and what the clients were told: an acknowledged write that is missing or stored more
 * than once, a gap in the event numbers, a process nobody was told about.
 */
export async function compareWithBook({ db }: DataDoor, tenant: string, book: WriteBook): Promise<string[]> {
	const differences: string[] = [];
	const rows = await db.selectFrom("realisation").select(["uuid", "record", "event_count"]).where("tenant", "=", tenant).execute();
	const stored = new Map(rows.map((row) => [row.uuid, row]));
	const strangers = rows.length - book.processes.length;
	if (strangers > book.unknownStarts)
		differences.push(`${strangers} processes more than were acknowledged, ${book.unknownStarts} unanswered`);
	for (const process of book.processes) {
		const { uuid } = process;
		const say = (text: string) => differences.push(`${uuid}: ${text}`);
		const row = stored.get(uuid);
		if (row === undefined) {
			say("the process is lost");
			continue;
		}
		const street = (JSON.parse(row.record) as { values: { Location?: { StreetName?: string } } }).values.Location?.StreetName;
		if (process.street !== null && street !== process.street && process.unknown === 0)
			say(`the street is ${street}, not ${process.street}`);

		const comments = await db
			.selectFrom("realisation_comment")
			.select("message")
			.where("tenant", "=", tenant)
			.where("record_uuid", "=", uuid)
			.execute();
		const times = new Map<string, number>();
		for (const { message } of comments) times.set(message, (times.get(message) ?? 0) + 1);
		for (const message of process.comments) if (times.get(message) !== 1) say(`"${message}" is there ${times.get(message) ?? 0} times`);
		if (comments.length > process.comments.length + process.unknown)
			say(`${comments.length} comments, ${process.comments.length} acknowledged`);

		const lines = await db
			.selectFrom("audit_entry")
			.select("uuid")
			.where("tenant", "=", tenant)
			.where("target", "=", uuid)
			.where("outcome", "=", "done")
			.execute();
		if (lines.length < process.acknowledged || lines.length > process.acknowledged + process.unknown) {
			say(`${lines.length} writes in the audit trail, ${process.acknowledged} acknowledged and ${process.unknown} unanswered`);
		}
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
