import type { FastifyInstance } from "fastify";
import { canonicalJson, PersonAccess } from "../../engine/index.ts";
import { findPeople, type KnownPerson } from "../accounts/people-read-model.ts";
import { databaseFailure, tookTooLong } from "../database/dialects/database-failure.ts";
import { type HeldLease, LeaseLost } from "../database/jobs/job-lease.ts";
import { committedClock } from "../database/writing/tenant-clock.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { recordsInView } from "./records-in-view.ts";
import {
	addMatches,
	dropMatches,
	endBatch,
	findMatches,
	isBatchSeen,
	listSubscriptions,
	noteLooked,
	type SubscriptionRow,
} from "./subscription-store.ts";

type Subscription = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** Maximum time between checks: the results of a view with filters on time change without any save. */
const unaskedMs = 60 * 60 * 1000;

/** Roles in comparable form: when somebody's rights change, the difference is not reported as news. */
export const rolesText = (roles: KnownPerson["roles"]) => canonicalJson(roles);

/**
 * Checks every view with subscribers, in tenants with saves since the last check. Runs in the background, with the subscriber's current
 * rights. Records found for the first time are news.
 */
export async function matchViews(app: FastifyInstance, lease: HeldLease): Promise<void> {
	for (const tenant of app.tenants.all) {
		const subscriptions = await listSubscriptions(app.data.db, tenant.slug);
		if (subscriptions.length === 0) continue;
		const clock = await committedClock(app.data.db, tenant.slug);
		const now = app.now();
		const ids = [...new Set(subscriptions.map(({ user_id }) => user_id))];
		const known = await findPeople(app.data.db, { tenant: tenant.slug, embedded: Boolean(app.embeddedIssuer), ids });
		const people = new Map(known.map((person) => [person.userId, person]));
		for (const row of subscriptions) {
			const person = people.get(row.user_id);
			if (person === undefined) continue;
			const isDue =
				row.clock < clock || row.asks !== row.search || row.roles !== rolesText(person.roles) || now - row.looked_at >= unaskedMs;
			if (!isDue) continue;
			await look(app, lease, { tenant, row, person, clock }).catch((failure: unknown) => {
				if (failure instanceof LeaseLost || (databaseFailure(failure) !== undefined && !tookTooLong(failure))) throw failure;
				// A view that cannot be checked does not prevent news about other views, in this tenant or another.
				app.log.error({ err: failure, view: row.view_uuid }, "a view could not be looked at");
			});
		}
	}
}

interface Looking {
	readonly tenant: Tenant;
	readonly row: Subscription;
	readonly person: KnownPerson;
	readonly clock: number;
}

async function look(app: FastifyInstance, lease: HeldLease, { tenant, row, person, clock }: Looking): Promise<void> {
	const now = app.now();
	const access = new PersonAccess({ userId: person.userId, roles: { [tenant.slug]: person.roles } }, tenant);
	const roles = rolesText(person.roles);
	const found = await recordsInView(app.data.reading, { tenant, access, now }, { list: row.list, search: row.asks });
	await app.data.write(tenant.slug, async ({ db }) => {
		await lease.guard(db);
		// Only if neither the query nor the roles have changed; otherwise the records may have existed before and only now be visible.
		const isSame = row.asks === row.search && row.roles === roles;
		const known = await findMatches(db, row);
		const fresh = found === null ? [] : [...found].filter((uuid) => !known.has(uuid));
		const begins = isSame && fresh.length > 0 && (row.batch === 0 || (await isBatchSeen(db, row)));
		const looked: Pick<SubscriptionRow, "search" | "roles" | "batch" | "clock" | "looked_at"> = {
			...{ search: row.asks, roles, clock, looked_at: now },
			batch: begins ? now : row.batch,
		};
		if (!(await noteLooked(db, row, looked))) return;
		// While the result is unknown, records found with other rights are no longer reported.
		if (found === null) return isSame ? undefined : dropMatches(db, row, [...known]);
		if (begins) await endBatch(db, row);
		await dropMatches(
			db,
			row,
			[...known].filter((uuid) => !found.has(uuid)),
		);
		await addMatches(db, row, fresh, { since: now, news: isSame ? 1 : 0 });
	});
}
