import { type Kysely, sql } from "kysely";
import { today } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";
import { within } from "../../database/within-codes.ts";
import { expectedOf } from "../forecasts/forecast-store.ts";
import type { Asker } from "./asker.ts";
import { waitsFor } from "./own-waiting-read-model.ts";
import { hiddenTermsOf, knowAllFlows } from "./row-sight.ts";
import { isStepPutOff, seenDue } from "./waits-store.ts";

interface Waits {
	readonly uuid: string;
	readonly own: boolean;
	readonly putOff: boolean;
	readonly due: string | null;
	readonly ownDue: string | null;
	/** When the process is expected to be finished. */
	readonly expectedFirst: string | null;
	readonly expectedLast: string | null;
}

/** The processes that this person sees and that wait for somebody; with `uuids`, only these. */
export async function waitsOf(
	db: Kysely<Database>,
	{ tenant, access, now }: Asker,
	uuids: readonly string[] | null = null,
): Promise<readonly Waits[]> {
	if (uuids?.length === 0) return [];
	const codes = access.codes("realisationlist");
	const among = uuids === null ? sql`` : sql`and w.realisation_uuid in (${sql.join(uuids)})`;
	const steps = sql`w.tenant = ${tenant.slug} and w.kind = 'step' and ${within(codes, "w.code")} ${among}`;
	const held = await sql<{ code: string }>`select distinct w.code from waiting w where ${steps}`.execute(db);
	await knowAllFlows(db, tenant);
	const hiddenTerms = hiddenTermsOf(
		tenant,
		access,
		held.rows.map(({ code }) => code),
	);
	const mine = waitsFor(access, "w");
	const later = isStepPutOff({ tenant: tenant.slug, access, today: today(now) });
	const due = seenDue({ hiddenTerms }, sql`r.flow_uuid || ' ' || r.flow_version`);
	const found = await sql<FoundWaits>`
		select r.uuid, g.own, g.own_now, g.due, case when g.own_now = 1 then g.due_now else g.own_due end as own_due, ${expectedOf(codes, "first")} as first, ${expectedOf(codes, "last")} as last
		from (select w.realisation_uuid, max(case when ${mine} then 1 else 0 end) as own, min(${due}) as due,
				max(case when ${mine} and not ${later} then 1 else 0 end) as own_now,
				min(case when ${mine} and not ${later} then w.due end) as due_now, min(case when ${mine} then w.due end) as own_due
			from waiting w join realisation r on r.tenant = w.tenant and r.uuid = w.realisation_uuid
			where ${steps} group by w.realisation_uuid) g
		join realisation r on r.tenant = ${tenant.slug} and r.uuid = g.realisation_uuid`.execute(db);
	return found.rows.map(({ uuid, own, own_now, due: soonest, own_due, first, last }) => ({
		...{ uuid, own: Number(own) === 1, putOff: Number(own) === 1 && Number(own_now) === 0, due: soonest, ownDue: own_due },
		...{ expectedFirst: first, expectedLast: last },
	}));
}

interface FoundWaits {
	readonly uuid: string;
	readonly own: number;
	readonly own_now: number;
	readonly due: string | null;
	readonly own_due: string | null;
	readonly first: string | null;
	readonly last: string | null;
}
