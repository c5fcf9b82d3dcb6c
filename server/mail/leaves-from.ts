import type { FastifyInstance } from "fastify";
import { findSeen } from "../accounts/people-read-model.ts";
import { findTried, type Tried } from "../inbox/mail-pace-store.ts";
import type { OutboxRow } from "../inbox/mail-store.ts";
import { countryOf, openFrom } from "./opening-hours.ts";
import { pauseMs } from "./tries.ts";

const minuteMs = 60_000;
/** A message leaves when its reader has been away for so long, and at the latest so long after what it tells. */
const lookMs = 20 * minuteMs;
/** Between two messages to one person about one record. */
const paceMs = 10 * minuteMs;

/**
 * From when on a message that is due may leave; by now, when it may. Not at night nor on free days; not while its reader is at
 * work here and may still see it; and not right behind another about the same record. One that was tried is only kept from the night.
 */
export async function leavesFrom({ data: { db }, tenants, now: clock }: FastifyInstance, row: OutboxRow): Promise<number> {
	const now = clock();
	const tenant = tenants.find(row.tenant);
	const open = openFrom(now, tenant && countryOf(tenant.definition));
	if (open > now || row.kind === "daily" || row.tries > 0) return open;
	const seen = (await findSeen(db, row.tenant, row.user_id))?.last ?? 0;
	// A page that is left open goes on asking: nobody is waited for longer than this after what the message tells.
	const looked = Math.min(seen, row.created_at) + lookMs;
	if (looked > now) return looked;
	return Math.max(now, ...(await findTried(db, row)).map((tried) => lastTryOf(tried, now) + paceMs));
}

/** Of one that is tried again the try before. A former version of the server left that instant in what it sent. */
function lastTryOf({ state, tries, due_at }: Tried, now: number): number {
	return state === "sent" && due_at <= now ? due_at : due_at - pauseMs(tries);
}
