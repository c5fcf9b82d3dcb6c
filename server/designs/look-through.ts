import type { DesignRow } from "./design-store.ts";
import { type DesignsInUse, foundOf, problemsOf } from "./designs-in-use.ts";

/** Milliseconds that a list waits for what is not looked through yet. */
const patienceMs = 1_000;

/**
 * Looks through the designs of a tenant that were not since the start, one after the other beside the calls and in one round at
 * a time. Resolves when that is done, or when whoever asks for the list has waited long enough: the round goes on.
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
		// No thread is to be had, which it says itself, or this one's files can't be read: the others are not to wait for it, and the next list asks again.
		await problemsOf(designs, row).catch(() => undefined);
	}
}
