import type { FastifyInstance } from "fastify";
import { today } from "../../engine/index.ts";
import type { HeldLease } from "../database/job-lease.ts";
import { usuallyDaily } from "../inbox/mail-choices.ts";
import { failOlderDaily, findDailyReaders, insertMessages } from "../inbox/mail-store.ts";
import { countryOf, dailyInstant, openFrom } from "./opening-hours.ts";

/**
 * Puts today's daily messages in the outbox, once: the day is part of their key. Not while none may leave: what comes on free
 * days, or on a day of which the hours were missed, is told on the next working day, in one message.
 */
export async function queueDaily(app: FastifyInstance, lease: HeldLease): Promise<void> {
	const now = app.now();
	const instant = dailyInstant(now);
	const item = `daily|${today(now)}`;
	for (const { slug: tenant, definition } of app.tenants.all) {
		if (openFrom(now, countryOf(definition)) > now) continue;
		// Who chose it after the hour begins tomorrow.
		const readers = await findDailyReaders(app.data.db, tenant, { before: instant, usual: usuallyDaily(definition), item });
		if (readers.length === 0) continue;
		await app.data.write(tenant, async ({ db }) => {
			await lease.guard(db);
			await insertMessages(
				db,
				readers.map((user_id) => ({ tenant, user_id, item, kind: "daily", due_at: now, created_at: now })),
			);
			await failOlderDaily(db, tenant, item);
		});
	}
}
