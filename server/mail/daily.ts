import type { FastifyInstance } from "fastify";
import { today, utcOffsetOf } from "../../engine/index.ts";
import type { HeldLease } from "../database/job-lease.ts";
import { usuallyDaily } from "../inbox/mail-choices.ts";
import { findDailyReaders, insertMessages } from "../inbox/mail-store.ts";

/** 07:30 on clocks in Europe/Amsterdam. */
const dailyMinutes = 7 * 60 + 30;

/** The instant at which clocks show the daily time, on the day of `now`; in summer time and out of it. Both in milliseconds since 1970. */
export function dailyInstant(now: number): number {
	// Clocks change at night, hours before: the offset of noon is that of the morning.
	const onClocks = Date.parse(`${today(now)}T00:00:00Z`) + dailyMinutes * 60_000;
	return onClocks - utcOffsetOf(Date.parse(`${today(now)}T12:00:00Z`));
}

/** Puts today's daily messages in the outbox, once: the day is part of their key. */
export async function queueDaily(app: FastifyInstance, lease: HeldLease): Promise<void> {
	const now = app.now();
	const instant = dailyInstant(now);
	if (now < instant) return;
	const item = `daily|${today(now)}`;
	for (const { slug: tenant, definition } of app.tenants.all) {
		// Who chose it after the hour begins tomorrow.
		const readers = await findDailyReaders(app.data.db, tenant, { before: instant, usual: usuallyDaily(definition), item });
		if (readers.length === 0) continue;
		await app.data.write(tenant, async ({ db }) => {
			await lease.guard(db);
			await insertMessages(
				db,
				readers.map((user_id) => ({ tenant, user_id, item, kind: "daily", due_at: now, created_at: now })),
			);
		});
	}
}
