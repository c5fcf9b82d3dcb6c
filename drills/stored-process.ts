import type { DataDoor } from "../server/database/opening/open-database.ts";

/** The database's content for a process that clients wrote to. */
interface StoredProcess {
	readonly street: string | undefined;
	/** Number of lines in the audit trail about completed writes. */
	readonly writes: number;
	readonly comments: readonly string[];
	/** What is wrong with the numbers of its events; undefined if nothing is. */
	readonly eventFault: string | undefined;
}

/** Undefined if the process is not there. */
export async function storedProcess({ db }: DataDoor, tenant: string, uuid: string): Promise<StoredProcess | undefined> {
	const row = await db
		.selectFrom("realisation")
		.select(["record", "event_count"])
		.where("tenant", "=", tenant)
		.where("uuid", "=", uuid)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const comments = await db
		.selectFrom("realisation_comment")
		.select("message")
		.where("tenant", "=", tenant)
		.where("record_uuid", "=", uuid)
		.execute();
	const lines = await db
		.selectFrom("audit_entry")
		.select("uuid")
		.where("tenant", "=", tenant)
		.where("target", "=", uuid)
		.where("outcome", "=", "done")
		.execute();
	const events = await db
		.selectFrom("realisation_event")
		.select("number")
		.where("tenant", "=", tenant)
		.where("realisation_uuid", "=", uuid)
		.orderBy("number")
		.execute();
	const numbers = events.map(({ number }) => number);
	const inOrder = numbers.length === row.event_count && numbers.every((number, place) => number === place + 1);
	return {
		street: (JSON.parse(row.record) as { values: { Location?: { StreetName?: string } } }).values.Location?.StreetName,
		writes: lines.length,
		comments: comments.map(({ message }) => message),
		eventFault: inOrder ? undefined : `events ${numbers.join(", ")} of ${row.event_count}`,
	};
}

/** The acknowledged comments that are missing or stored more than once, as sentences. */
export function miscountedComments(stored: readonly string[], acknowledged: Iterable<string>): readonly string[] {
	return [...acknowledged].flatMap((message) => {
		const times = stored.filter((one) => one === message).length;
		return times === 1 ? [] : [`"${message}" is there ${times} times`];
	});
}
