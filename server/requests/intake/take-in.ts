import { randomUUID } from "node:crypto";
import { normaliserOf } from "../../../engine/index.ts";
import { insertAuditEntry } from "../../database/audit-store.ts";
import type { DataDoor } from "../../database/open-database.ts";
import { keptEntriesOf } from "../../kept-lists/kept-entry-read-model.ts";
import { findKnownRequests } from "./intake-store.ts";
import { type IntakeTenant, intakeSurroundings } from "./intake-surroundings.ts";
import { type BadLine, planIntake } from "./plan-intake.ts";
import { readSource } from "./read-source.ts";
import { type KeptLine, type SortedIntake, sortIntake } from "./sort-intake.ts";
import { storeIntake } from "./store-intake.ts";
import { unreadNames } from "./unread-names.ts";

export interface IntakeOrder {
	readonly data: DataDoor;
	readonly tenant: IntakeTenant;
	readonly bytes: Uint8Array;
	/** Its ending says how it is read. */
	readonly fileName: string;
	/** Takes in the good lines of a file with bad ones. Otherwise a file with a bad line leaves nothing. */
	readonly skipBad: boolean;
	/** Only says what would happen. */
	readonly dryRun: boolean;
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly progress: (phase: "read" | "store", done: number, total: number) => void;
	/** Broken off while it is storing, nothing is kept. */
	readonly signal?: AbortSignal;
}

export interface IntakeReport {
	/** Requests in the file, bad ones too. */
	readonly lines: number;
	readonly added: number;
	readonly changed: number;
	readonly unchanged: number;
	readonly kept: readonly KeptLine[];
	readonly bad: readonly BadLine[];
	/** Columns or names of the file that no field is read from. */
	readonly unread: readonly string[];
	/** False: nothing was written; the counts say what would have been. */
	readonly written: boolean;
}

/**
 * Imports the requests of a file into a tenant. Every line is checked first; then everything is written in
 * one transaction. The same file again changes nothing. Rejects with a SourceFileError when
 * nothing can be read from the file, and with the signal's reason when it was broken off.
 */
export async function takeIn(order: IntakeOrder): Promise<IntakeReport> {
	const { data, tenant, now, signal } = order;
	const source = readSource(order.bytes, order.fileName);
	const normaliser = normaliserOf(tenant.definition);
	const tags = (await keptEntriesOf(data.db, { tenant: tenant.slug, list: "tags" }, { counted: false })).filter(
		(tag) => tag.enabled && tag.request && tag.deleted_at === null,
	);
	const plan = planIntake(source, normaliser, intakeSurroundings(tenant, tags, now), (done) =>
		order.progress("read", done, source.lines.length),
	);
	const refs = plan.ready.map(({ request }) => request.externalRef);
	const counts = { lines: plan.ready.length + plan.bad.length, bad: plan.bad, unread: unreadNames(source.lines, normaliser) };
	const report = (sorted: SortedIntake, written: boolean): IntakeReport => ({
		...counts,
		added: sorted.added.length,
		changed: sorted.changed.length,
		unchanged: sorted.unchanged,
		kept: sorted.kept,
		written,
	});
	if (order.dryRun || (plan.bad.length > 0 && !order.skipBad)) {
		return report(sortIntake(plan.ready, await findKnownRequests(data.db, tenant.slug, refs)), false);
	}
	return data.write(tenant.slug, async (scope) => {
		const sorted = sortIntake(plan.ready, await findKnownRequests(scope.db, tenant.slug, refs));
		const total = sorted.added.length + sorted.changed.length;
		if (total === 0) return report(sorted, true);
		const advance = async (done: number) => {
			order.progress("store", done, total);
			// Lets a signal in: an embedded database never waits.
			await new Promise(setImmediate);
			signal?.throwIfAborted();
		};
		await advance(0);
		await storeIntake({ scope, tenant, now, advance }, sorted);
		await insertAuditEntry(scope, {
			uuid: randomUUID(),
			ts: now,
			user_id: "import-operator",
			operation: "importRequests",
			target: "",
			outcome: "done",
			request_id: randomUUID(),
		});
		return report(sorted, true);
	});
}
