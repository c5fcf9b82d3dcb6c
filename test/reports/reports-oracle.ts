import type { FastifyInstance } from "fastify";
import { type CompiledFlow, type Realisation, type RealisationEvent, type RealisationRecord, replay } from "../../engine/index.ts";
import { readRecord } from "../../server/realisations/record/stored-record.ts";

type Roles = Readonly<Record<string, readonly string[]>>;

/** What counts for a person with these roles, derived from whole records by other means than the product's. */
export interface Counted {
	readonly processes: readonly RealisationRecord[];
	readonly requests: readonly {
		readonly code: string;
		readonly status: number;
		readonly processed: Date | null;
		readonly taken: boolean;
	}[];
}

/** Everything in the tenant within the codes of a role with the right. */
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
 * Calendar days of every period in which a step was open, minus those on hold or cancelled within it. Derived from the
 * state after each event: the steps open at that time take the days until the next event.
 */
export function netDays(flow: CompiledFlow, events: readonly RealisationEvent[], now: number): ReadonlyMap<string, readonly number[]> {
	const rounds = new Map<string, number[]>();
	let before: Realisation["steps"] = {};
	for (let happened = 1; happened <= events.length; happened++) {
		const { steps, flags } = replay(() => flow, events.slice(0, happened));
		const [from, to] = [events[happened - 1]?.ts ?? now, flags.completed ? 0 : (events[happened]?.ts ?? now)];
		const days = flags.onhold || flags.cancelled ? 0 : Math.max(0, midnights(from, Math.max(from, to)));
		for (const [step, { completedAt }] of Object.entries(steps)) {
			if (completedAt !== null) continue;
			const known = rounds.get(step) ?? [];
			rounds.set(step, known);
			if (before[step] === undefined || before[step].completedAt !== null) known.push(0);
			known[known.length - 1] = (known.at(-1) ?? 0) + days;
		}
		before = steps;
	}
	return rounds;
}

/** Year and month in Dutch time. */
export function monthOf(instant: Date): readonly [year: string, month: string] {
	const [year = "", month = ""] = days.format(instant).split("-");
	return [year, month];
}

/** Number of items per key. */
export function countBy<Item>(
	items: readonly Item[],
	key: (item: Item) => string,
	of: (item: Item) => number = () => 1,
): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + of(item);
	return counts;
}
