import type { FastifyInstance } from "fastify";
import { countryOf, today } from "../../engine/index.ts";
import type { HeldLease } from "../database/jobs/job-lease.ts";
import { usuallyDaily } from "../inbox/mail-choices.ts";
import { failOlderDaily, findDailyReaders, insertMessages } from "../inbox/mail-store.ts";
import { dailyInstant, openFrom } from "./opening-hours.ts";

/**
 * Adds today's daily messages to the outbox, once: the day is part of their key. Only during the hours in which messages may be sent: what
 * comes on free days, or on a day whose hours were missed, is reported on the next working day, in one message.
 */
export async function queueDaily(app: FastifyInstance, lease: HeldLease): Promise<void> {
	const now = app.now();
	const instant = dailyInstant(now);
	const item = `daily|${today(now)}`;
	for (const { slug: tenant, definition } of app.tenants.all) {
		if (openFrom(now, countryOf(definition)) > now) continue;
		// For somebody who chose it after that hour, daily messages begin tomorrow.
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
