import { type CompiledFlow, countryOf, type Realisation, type RealisationEvent, type Waiting, waitingOn } from "../../../engine/index.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import type { Process } from "./process.ts";
import { addWaiting, putWaiting } from "./waiting-store.ts";

/** Besides the process, the tenant's data that decides who is waited for. */
export interface WaitingTenant {
	readonly slug: string;
	readonly definition: Pick<Tenant["definition"], "terms" | "map">;
}

interface Kept {
	/** Geography code of the process, as it is now. */
	readonly code: string;
	/** Every event of the process, ending with those of this save. */
	readonly events: readonly RealisationEvent[];
	/** Geography code as it was read; null for a new process. */
	readonly before: string | null;
}

/**
 * Notes who is waited for in a process, when that changed since it was read. Runs in the transaction of the save; a plain save in a step
 * that somebody works on changes nothing and makes no query.
 */
export async function keepWaiting(
	{ db }: WriteScope,
	{ slug, definition }: WaitingTenant,
	process: Process,
	{ code, events, before }: Kept,
): Promise<void> {
	const [terms, country] = [definition.terms ?? {}, countryOf(definition)];
	const past = events.slice(0, events.length - process.newEvents.length);
	const of = (flow: CompiledFlow, realisation: Realisation, events: readonly RealisationEvent[]) =>
		waitingOn(flow, realisation, events, terms, country);
	const now = of(process.flow.compiled, process.realisation, events);
	const then = process.before === null ? [] : of(process.before.flow.compiled, process.before.realisation, past);
	if ((before ?? code) === code && sameRows(now, then)) return;
	const place = { tenant: slug, uuid: process.identity.uuid, code };
	await (before === null ? addWaiting(db, place, now) : putWaiting(db, place, now));
}

const sameRows = (one: readonly Waiting[], other: readonly Waiting[]) => JSON.stringify(one) === JSON.stringify(other);
