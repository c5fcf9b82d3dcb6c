import type { Kysely } from "kysely";
import { addDays, type Codes, type Day, daysBetween, everyCode, midnightOf, type ProcessStatus } from "../../engine/index.ts";
import type { Database } from "../database/tables.ts";

/** Weeks of a trend, the present one included. */
export const trendWeeks = 12;

/** Numbers of processes at the beginning of each week, oldest first, by geography code and status. */
type Weeks = ReadonlyMap<string, Readonly<Record<ProcessStatus, readonly number[]>>>;

const telling = ["created", "completed", "onhold-start", "onhold-end", "cancelled-start", "cancelled-end"] as const;

/** Monday of the week that a day is in. */
function mondayOf(day: Day): Day {
	return addDays(day, -((((daysBetween("2024-01-01", day) ?? 0) % 7) + 7) % 7));
}

/**
 * How many processes had each status at the beginning of each week, from their events. The past does not change, so it is worked out
 * once a week and tenant, and kept by geography code: what somebody is told is added up over the codes that they may report on.
 */
export class PastWeeks {
	readonly #kept = new Map<string, { readonly monday: Day; readonly weeks: Promise<Weeks> }>();

	/** At the beginning of each week, oldest first. */
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

async function weeksOf(db: Kysely<Database>, tenant: string, monday: Day): Promise<Weeks> {
	const instants = Array.from({ length: trendWeeks }, (_, week) => midnightOf(addDays(monday, -7 * (trendWeeks - 1 - week))));
	const rows = await db
		.selectFrom("realisation_event as event")
		.innerJoin("realisation as process", (join) =>
			join.onRef("process.tenant", "=", "event.tenant").onRef("process.uuid", "=", "event.realisation_uuid"),
		)
		.select(["event.realisation_uuid as uuid", "process.code as code", "event.type as type", "event.ts as ts"])
		.where("event.tenant", "=", tenant)
		.where("event.type", "in", telling)
		.orderBy("event.realisation_uuid")
		.orderBy("event.number")
		.execute();
	const weeks = new Map<string, Record<ProcessStatus, number[]>>();
	const none = () => instants.map(() => 0);
	for (let at = 0; at < rows.length; ) {
		const { uuid, code } = rows[at] ?? { uuid: "", code: "" };
		const counts = weeks.get(code) ?? { active: none(), onhold: none(), cancelled: none(), completed: none() };
		weeks.set(code, counts);
		const on = new Set<string>();
		let week = 0;
		const upTo = (ts: number) => {
			for (; week < instants.length && (instants[week] ?? 0) < ts; week++) {
				const status = statusIn(on);
				if (status !== null) counts[status][week] = (counts[status][week] ?? 0) + 1;
			}
		};
		for (; rows[at]?.uuid === uuid; at++) {
			const { type = "", ts = 0 } = rows[at] ?? {};
			upTo(Number(ts));
			if (type.endsWith("-end")) on.delete(type.slice(0, -4));
			else on.add(type.endsWith("-start") ? type.slice(0, -6) : type);
		}
		upTo(Number.POSITIVE_INFINITY);
	}
	return weeks;
}

/** Null before the process was created. */
function statusIn(on: ReadonlySet<string>): ProcessStatus | null {
	if (!on.has("created")) return null;
	return (["completed", "cancelled", "onhold"] as const).find((status) => on.has(status)) ?? "active";
}
