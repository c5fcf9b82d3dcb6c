import type { FastifyInstance } from "fastify";
import { countryOf } from "../../engine/index.ts";
import { findSeen } from "../accounts/people-read-model.ts";
import { findTried, type Tried } from "../inbox/mail-pace-store.ts";
import type { OutboxRow } from "../inbox/mail-store.ts";
import { openFrom } from "./opening-hours.ts";
import { pauseMs } from "./tries.ts";

const minuteMs = 60_000;
/** A message is sent once its reader has been away for this long, and at the latest this long after the event that it reports. */
const lookMs = 20 * minuteMs;
/** Minimum time between two messages to one person about one record. */
const paceMs = 10 * minuteMs;

/**
 * The earliest instant at which a message that is due may be sent. Not at night or on free days; not while its reader is active here and
 * may still see the event; and not right after another message about the same record. For a message that was already tried, only the hours
 * apply.
 */
export async function leavesFrom({ data: { db }, tenants, now: clock }: FastifyInstance, row: OutboxRow): Promise<number> {
	const now = clock();
	const tenant = tenants.find(row.tenant);
	const open = openFrom(now, tenant && countryOf(tenant.definition));
	if (open > now || row.kind === "daily" || row.tries > 0) return open;
	const seen = (await findSeen(db, row.tenant, row.user_id))?.last ?? 0;
	// A page that is left open keeps polling: a message never waits longer than this after the event that it reports.
	const looked = Math.min(seen, row.created_at) + lookMs;
	if (looked > now) return looked;
	return Math.max(now, ...(await findTried(db, row)).map((tried) => lastTryOf(tried, now) + paceMs));
}

/**
 * For a message that is still being retried, the previous try. Messages sent by a former version of the server have the instant of the next
 * try.
 */
function lastTryOf({ state, tries, due_at }: Tried, now: number): number {
	return state === "sent" && due_at <= now ? due_at : due_at - pauseMs(tries);
}
