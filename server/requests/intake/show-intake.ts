import { randomUUID } from "node:crypto";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { insertAuditEntry } from "../../database/writing/audit-store.ts";
import { forgetStaged } from "../../database/writing/staged-rows.ts";
import { highestRequestCounter } from "../request-store.ts";
import { showStagedRequests } from "./intake-store.ts";
import type { SortedIntake } from "./sort-intake.ts";
import { counterToCome, IntakeOvertaken, numberToCome } from "./stage-intake.ts";

/**
 * Makes everything that a run staged visible, in the transaction of the scope: assigns numbers and clocks, and fills each table in one
 * statement.
 * @throws IntakeOvertaken when somebody wrote to one of the requests since it was staged
 */
export async function showIntake(
	scope: WriteScope,
	run: string,
	{ added, changed }: Pick<SortedIntake, "added" | "changed">,
	now: number,
): Promise<void> {
	const { db, tenant } = scope;
	const shown = await showStagedRequests(db, {
		run,
		tenant,
		number: numberToCome(run),
		counter: counterToCome,
		counters: await highestRequestCounter(db, tenant),
		addedClocks: takeClocks(scope, added.length) - 1,
		changedClocks: takeClocks(scope, changed.length) - 1,
		changed: changed.length,
	});
	if (!shown) throw new IntakeOvertaken("The requests of the file were changed by others meanwhile. Nothing was written; try again.");
	await forgetStaged(db, run);
	await insertAuditEntry(scope, {
		uuid: randomUUID(),
		ts: now,
		user_id: "import-operator",
		operation: "importRequests",
		target: "",
		outcome: "done",
		request_id: randomUUID(),
	});
}

/** The first of `count` consecutive clocks that nobody else has. */
function takeClocks({ tick }: WriteScope, count: number): number {
	const first = tick();
	for (let last = first; last < first + count - 1; ) last = tick();
	return first;
}
