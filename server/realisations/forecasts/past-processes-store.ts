import { type Kysely, sql } from "kysely";
import { dayNumber, type PastProcess } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";

/** Rows per read: few enough that nobody has to wait for them. */
const rowsAtATime = 500;

interface ProcessRow {
	readonly uuid: string;
	readonly code: string;
	readonly type: string;
	readonly status: string;
	readonly created_at: number;
	readonly ended_at: number | string | null;
}

interface Past {
	/** How long each has taken so far. */
	readonly all: readonly PastProcess[];
	/** Days on which running processes were created, by `groupKey`. */
	readonly running: ReadonlyMap<string, ReadonlySet<number>>;
}

export const groupKey = ({ type, code }: Pick<PastProcess, "type" | "code">) => `${type} ${code}`;

/** How long the tenant's processes took. */
export async function pastProcesses(db: Kysely<Database>, tenant: string): Promise<Past> {
	const all: PastProcess[] = [];
	const running = new Map<string, Set<number>>();
	let after = "";
	for (;;) {
		const ended = sql`(select max(e.ts) from realisation_event e where e.tenant = r.tenant and e.realisation_uuid = r.uuid
			and e.type = case r.status when 'completed' then 'completed' else 'cancelled-start' end)`;
		const { rows } = await sql<ProcessRow>`select r.uuid, r.code, r.type, r.status, r.created_at,
			case when r.status in ('completed', 'cancelled') then ${ended} end as ended_at
			from realisation r where r.tenant = ${tenant} and r.uuid > ${after} order by r.uuid limit ${sql.lit(rowsAtATime)}`.execute(db);
		for (const { code, type, status, created_at, ended_at } of rows) {
			const started = dayNumber(Number(created_at));
			const ended = ended_at === null ? null : Math.max(started, dayNumber(Number(ended_at)));
			all.push({ code, type, started, ended, finished: status === "completed" && ended !== null });
			if (status !== "active") continue;
			const key = groupKey({ type, code });
			running.set(key, (running.get(key) ?? new Set<number>()).add(started));
		}
		if (rows.length < rowsAtATime) return { all, running };
		after = rows.at(-1)?.uuid ?? after;
		await new Promise((resolve) => setImmediate(resolve));
	}
}
