import { randomUUID } from "node:crypto";
import { type Normaliser, normaliserOf } from "../../../engine/index.ts";
import { countAnew } from "../../database/dialects/planner-statistics.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { forgetStaged } from "../../database/writing/staged-rows.ts";
import { keptEntriesOf } from "../../kept-lists/kept-entry-read-model.ts";
import { fillRequestNames } from "../request-name-read-model.ts";
import { findKnownRequests } from "./intake-store.ts";
import { type IntakeTenant, intakeSurroundings } from "./intake-surroundings.ts";
import { type BadLine, planIntake } from "./plan-intake.ts";
import { readSource } from "./read-source.ts";
import { showIntake } from "./show-intake.ts";
import { type KeptLine, type SortedIntake, sortIntake } from "./sort-intake.ts";
import type { SourceLine } from "./source-lines.ts";
import { IntakeOvertaken, stageIntake } from "./stage-intake.ts";

export interface IntakeOrder {
	readonly data: DataDoor;
	readonly tenant: IntakeTenant;
	readonly bytes: Uint8Array;
	/** Its extension determines how it is read. */
	readonly fileName: string;
	/** Imports the good lines of a file that also has bad ones. Otherwise a file with a bad line is not imported at all. */
	readonly skipBad: boolean;
	/** Only reports what would happen. */
	readonly dryRun: boolean;
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly progress: (phase: "read" | "store", done: number, total: number) => void;
	/** When aborted while storing, nothing is kept. */
	readonly signal?: AbortSignal;
}

export interface IntakeReport {
	/** Requests in the file, including bad ones. */
	readonly lines: number;
	readonly added: number;
	readonly changed: number;
	readonly unchanged: number;
	readonly kept: readonly KeptLine[];
	readonly bad: readonly BadLine[];
	/** Columns or names in the file that no field uses. */
	readonly unread: readonly string[];
	/** False: nothing was written; the counts say what would have been. */
	readonly written: boolean;
}

/** How often to decide again what is new and what changed, when somebody writes to the same requests meanwhile. */
const mostAttempts = 5;

/**
 * Imports the requests of a file into a tenant. Every line is checked first; then everything is prepared out of sight, and shown in one
 * short transaction. Importing the same file again changes nothing. Rejects with a SourceFileError when nothing can be read from the file,
 * with the signal's reason when it was aborted, and with IntakeOvertaken when people keep changing the same requests.
 */
export async function takeIn(order: IntakeOrder): Promise<IntakeReport> {
	const { data, tenant, now, signal } = order;
	const source = readSource(order.bytes, order.fileName);
	const normaliser = normaliserOf(tenant.definition);
	const entries = await keptEntriesOf(data.db, { tenant: tenant.slug, list: "tags" }, { counted: false });
	const tags = entries.filter((tag) => tag.enabled && tag.request && tag.deleted_at === null);
	const knownTags = new Set(entries.map(({ uuid }) => uuid));
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
	for (let attempt = 1; ; attempt++) {
		const sorted = sortIntake(plan.ready, await findKnownRequests(data.db, tenant.slug, refs));
		const total = sorted.added.length + sorted.changed.length;
		if (total === 0) return report(sorted, true);
		const advance = async (done: number) => {
			order.progress("store", done, total);
			// Yields to the event loop, so that a signal can arrive: an embedded database never does.
			await new Promise(setImmediate);
			signal?.throwIfAborted();
		};
		const run = randomUUID();
		try {
			await advance(0);
			await stageIntake({ db: data.db, tenant, now, run, knownTags, advance }, sorted);
			await data.write(tenant.slug, (scope) => showIntake(scope, run, sorted, now));
			// If this fails, the rest is done in the background.
			while (await fillRequestNames(data, tenant.slug).catch(() => false));
			await countAnew(data.db);
			return report(sorted, true);
		} catch (failure) {
			await forgetStaged(data.db, run);
			if (!(failure instanceof IntakeOvertaken) || attempt === mostAttempts) throw failure;
		}
	}
}

/** Maximum number of names to report; with more, it is a different kind of file. */
const most = 30;

/** Top-level names in the source's requests that no field uses, so that a misspelt column is noticed. */
function unreadNames(lines: readonly SourceLine[], { fields, judgements }: Normaliser): readonly string[] {
	const places = [...[...fields.values()].flatMap(({ from }) => from), ...judgements];
	const read = new Set(places.flatMap((place) => [place, place.split(".")[0] ?? place]));
	const found = new Set<string>();
	for (const { raw } of lines) {
		if (typeof raw !== "object" || raw === null) continue;
		for (const name of Object.keys(raw)) if (!read.has(name) && found.size < most) found.add(name.slice(0, 60));
	}
	return [...found];
}
