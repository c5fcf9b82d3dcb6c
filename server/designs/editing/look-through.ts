import type { DesignRow } from "../kept/design-store.ts";
import { type DesignsInUse, foundOf, problemsOf } from "../thread/designs-in-use.ts";

/** Milliseconds that a list waits for unfinished checks. */
const patienceMs = 1_000;

/**
 * Checks the tenant's designs that were not checked since the server started, one after the other and in one round at a time. Resolves when
 * that is done, or when the list has waited long enough: the round then continues.
 */
export async function lookThrough(designs: DesignsInUse, tenant: string, rows: readonly DesignRow[]): Promise<void> {
	const left = rows.filter((row) => foundOf(designs, row) === undefined);
	if (left.length === 0) return;
	let round = designs.rounds.get(tenant);
	if (round === undefined) {
		round = lookAtEach(designs, left).finally(() => designs.rounds.delete(tenant));
		designs.rounds.set(tenant, round);
	}
	let timer: ReturnType<typeof setTimeout> | undefined;
	const enough = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, patienceMs);
	});
	await Promise.race([round, enough]);
	clearTimeout(timer);
}

async function lookAtEach(designs: DesignsInUse, rows: readonly DesignRow[]): Promise<void> {
	for (const row of rows) {
		if (designs.thread.isClosed) return;
		// Either there is no thread, which logs its own failure, or the files of this design cannot be read. The others must not wait for
		// that, and the next list tries again.
		await problemsOf(designs, row).catch(() => undefined);
	}
}
