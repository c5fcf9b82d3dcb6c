import type { Kysely } from "kysely";
import { addDays, type Codes, type Day, daysBetween, everyCode, midnightOf, type ProcessStatus } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";

/** Weeks of a trend, including the present one. */
export const trendWeeks = 12;

/** Numbers of processes at the beginning of each week, oldest first, by geography code and status. */
type Weeks = ReadonlyMap<string, Readonly<Record<ProcessStatus, readonly number[]>>>;

const telling = ["created", "completed", "onhold-start", "onhold-end", "cancelled-start", "cancelled-end"] as const;

/** Monday of the week of a day. */
function mondayOf(day: Day): Day {
	return addDays(day, -((((daysBetween("2024-01-01", day) ?? 0) % 7) + 7) % 7));
}

/**
 * The number of processes per status at the beginning of each week, from their events. The past does not change, so it is computed once per
 * week and tenant, and cached by geography code; the answer adds up the codes for which a person may report.
 */
export class PastWeeks {
	readonly #kept = new Map<string, { readonly monday: Day; readonly weeks: Promise<Weeks> }>();

	/** The numbers at the beginning of each week, oldest first. `db` must not belong to one call, since others wait for the same query. */
	async of(db: Kysely<Database>, tenant: string, today: Day, status: ProcessStatus, codes: Codes): Promise<readonly number[]> {
		const monday = mondayOf(today);
		let kept = this.#kept.get(tenant);
		if (kept?.monday !== monday) {
			kept = { monday, weeks: weeksOf(db, tenant, monday) };
			this.#kept.set(tenant, kept);
			kept.weeks.catch(() => this.#kept.delete(tenant));
		}
		const weeks = await kept.weeks;
		const sums = new Array<number>(trendWeeks).fill(0);
		for (const [code, counts] of weeks) {
			if (codes !== everyCode && !codes.includes(code)) continue;
			for (const [week, count] of counts[status].entries()) sums[week] = (sums[week] ?? 0) + count;
		}
		return sums;
	}
}

/** Processes whose events are read at once: few enough to fit in memory, however many a tenant has. */
const perBatch = 1_000;

type Instants = readonly number[];
type Counts = Map<string, Record<ProcessStatus, number[]>>;

async function weeksOf(db: Kysely<Database>, tenant: string, monday: Day): Promise<Weeks> {
	const instants = Array.from({ length: trendWeeks }, (_, week) => midnightOf(addDays(monday, -7 * (trendWeeks - 1 - week))));
	const weeks: Counts = new Map();
	const countsOf = (code: string) => {
		const none = () => instants.map(() => 0);
		const counts = weeks.get(code) ?? { active: none(), onhold: none(), cancelled: none(), completed: none() };
		weeks.set(code, counts);
		return counts;
	};
	for (const { code, status, processes } of await settledBefore(db, tenant, instants[0] ?? 0)) {
		const counts = countsOf(code)[status];
		for (const week of counts.keys()) counts[week] = (counts[week] ?? 0) + Number(processes);
	}
	let batch: readonly ChangedProcess[] = [];
	do {
		batch = await changedSince(db, tenant, instants[0] ?? 0, batch.at(-1)?.uuid ?? "");
		const events = await tellingEvents(
			db,
			tenant,
			batch.map(({ uuid }) => uuid),
		);
		for (const { uuid, code } of batch) {
			const counts = countsOf(code);
			for (const [week, status] of statusesAt(instants, events.get(uuid) ?? []).entries()) {
				if (status !== null) counts[status][week] = (counts[status][week] ?? 0) + 1;
			}
		}
	} while (batch.length === perBatch);
	return weeks;
}

/** Processes without events since the first instant: they had their present status throughout. */
function settledBefore(db: Kysely<Database>, tenant: string, first: number) {
	return db
		.selectFrom("realisation")
		.select((select) => ["code", select.ref("status").$castTo<ProcessStatus>().as("status"), select.fn.countAll().as("processes")])
		.where("tenant", "=", tenant)
		.where("updated_at", "<", first)
		.groupBy(["code", "status"])
		.execute();
}

type ChangedProcess = Awaited<ReturnType<typeof changedSince>>[number];

function changedSince(db: Kysely<Database>, tenant: string, first: number, after: string) {
	return db
		.selectFrom("realisation")
		.select(["uuid", "code"])
		.where("tenant", "=", tenant)
		.where("updated_at", ">=", first)
		.where("uuid", ">", after)
		.orderBy("uuid")
		.limit(perBatch)
		.execute();
}

interface TellingEvent {
	readonly type: string;
	readonly ts: number;
}

/** The events of each process, oldest first. */
async function tellingEvents(
	db: Kysely<Database>,
	tenant: string,
	uuids: readonly string[],
): Promise<ReadonlyMap<string, readonly TellingEvent[]>> {
	const rows =
		uuids.length === 0
			? []
			: await db
					.selectFrom("realisation_event")
					.select(["realisation_uuid", "type", "ts"])
					.where("tenant", "=", tenant)
					.where("realisation_uuid", "in", uuids)
					.where("type", "in", telling)
					.orderBy("realisation_uuid")
					.orderBy("number")
					.execute();
	const events = new Map<string, TellingEvent[]>();
	for (const { realisation_uuid, type, ts } of rows) {
		const own = events.get(realisation_uuid) ?? [];
		events.set(realisation_uuid, own);
		own.push({ type, ts: Number(ts) });
	}
	return events;
}

function statusesAt(instants: Instants, events: readonly TellingEvent[]): readonly (ProcessStatus | null)[] {
	const on = new Set<string>();
	let next = 0;
	return instants.map((instant) => {
		for (; (events[next]?.ts ?? Number.POSITIVE_INFINITY) <= instant; next++) {
			const { type = "" } = events[next] ?? {};
			if (type.endsWith("-end")) on.delete(type.slice(0, -4));
			else on.add(type.endsWith("-start") ? type.slice(0, -6) : type);
		}
		return statusIn(on);
	});
}

/** Null before the process was created. */
function statusIn(on: ReadonlySet<string>): ProcessStatus | null {
	if (!on.has("created")) return null;
	return (["completed", "cancelled", "onhold"] as const).find((status) => on.has(status)) ?? "active";
}
