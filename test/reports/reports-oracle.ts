import type { FastifyInstance } from "fastify";
import type { RealisationRecord } from "../../engine/index.ts";
import { readRecord } from "../../server/realisations/stored-record.ts";

type Roles = Readonly<Record<string, readonly string[]>>;

/** What somebody with these roles is counted for, worked out from whole records and by other means than the product's. */
export interface Counted {
	readonly processes: readonly RealisationRecord[];
	readonly requests: readonly {
		readonly code: string;
		readonly status: number;
		readonly processed: Date | null;
		readonly taken: boolean;
	}[];
}

/** Everything of the tenant that lies within the codes of a role with the right. */
export async function countedFor(app: FastifyInstance, tenant: string, roles: Roles, attribute = "reporting"): Promise<Counted> {
	const holders: readonly string[] = (app.tenants.find(tenant)?.definition.access as Roles | undefined)?.[attribute] ?? [];
	const within = (code: string) => holders.some((role) => roles[role]?.includes("*") === true || roles[role]?.includes(code) === true);
	const { db } = app.data;
	const rows = await db.selectFrom("realisation").selectAll().where("tenant", "=", tenant).execute();
	const requests = await db.selectFrom("request").selectAll().where("tenant", "=", tenant).execute();
	return {
		processes: rows.filter(({ code }) => within(code)).map(readRecord),
		requests: requests
			.filter(({ code }) => within(code))
			.map(({ code, status, processed_at, realisation_uuid }) => ({
				code,
				status,
				processed: processed_at === null ? null : new Date(processed_at),
				taken: realisation_uuid !== null,
			})),
	};
}

export function statusOf({ status }: RealisationRecord): "completed" | "cancelled" | "onhold" | "active" {
	if (status.completed.enabled) return "completed";
	if (status.cancelled.enabled) return "cancelled";
	return status.onhold.enabled ? "onhold" : "active";
}

const days = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Amsterdam" });
const midnights = (from: number, to: number): number => (Date.parse(days.format(to)) - Date.parse(days.format(from))) / 86_400_000;

/**
 * Calendar days of every completed step, less those between the starts and ends of holding and cancelling that fall in
 * it; where both overlap, once.
 */
export function netDays(record: RealisationRecord): ReadonlyMap<string, number> {
	const stretches: { from: number; to: number }[] = [];
	for (const name of ["onhold", "cancelled"]) {
		let from: number | undefined;
		for (const { type, ts } of record.Events) {
			if (type === `${name}-start`) from ??= ts;
			if (type === `${name}-end` && from !== undefined) {
				stretches.push({ from, to: ts });
				from = undefined;
			}
		}
		if (from !== undefined) stretches.push({ from, to: Number.MAX_SAFE_INTEGER });
	}
	const joined: { from: number; to: number }[] = [];
	for (const stretch of stretches.sort((one, other) => one.from - other.from)) {
		const last = joined.at(-1);
		if (last !== undefined && stretch.from <= last.to) last.to = Math.max(last.to, stretch.to);
		else joined.push({ ...stretch });
	}
	return new Map(
		record.flow.state.flatMap(({ step, started_at, completed_at }) => {
			if (completed_at === null) return [];
			const stopped = joined
				.map(({ from, to }) => [Math.max(from, started_at), Math.min(to, completed_at)] as const)
				.filter(([from, to]) => from < to)
				.reduce((sum, [from, to]) => sum + midnights(from, to), 0);
			return [[step, Math.max(0, midnights(started_at, completed_at) - stopped)] as const];
		}),
	);
}

/** Year and month, as people in the Netherlands have them. */
export function monthOf(instant: Date): readonly [year: string, month: string] {
	const [year = "", month = ""] = days.format(instant).split("-");
	return [year, month];
}

/** How many there are under each key. */
export function countBy<Item>(
	items: readonly Item[],
	key: (item: Item) => string,
	of: (item: Item) => number = () => 1,
): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + of(item);
	return counts;
}
