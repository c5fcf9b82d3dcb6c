import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import {
	type CompiledFlow,
	type Realisation,
	type RealisationEvent,
	type RequestHead,
	realisationOf,
	replay,
} from "../../../engine/index.ts";
import { readRecord } from "../../../server/realisations/record/stored-record.ts";

/** Checks the invariants of the database after any calls. Returns the violations, with the process or location concerned. */
export async function brokenInvariants(app: FastifyInstance): Promise<string[]> {
	const { db } = app.data;
	const [realisations, events, locations, clocks, requests] = await Promise.all([
		db.selectFrom("realisation").selectAll().execute(),
		db.selectFrom("realisation_event").selectAll().orderBy("number").execute(),
		db.selectFrom("charging_location").selectAll().execute(),
		db.selectFrom("tenant_clock").selectAll().execute(),
		db.selectFrom("request").selectAll().execute(),
	]);
	const broken: string[] = [];
	const hold = (ok: boolean, sentence: string, about: string) => {
		if (!ok) broken.push(`${sentence} (${about})`);
	};
	const eventsOf = new Map<string, typeof events>();
	for (const event of events) eventsOf.set(event.realisation_uuid, [...(eventsOf.get(event.realisation_uuid) ?? []), event]);
	const states = new Map<string, Realisation>();

	for (const row of realisations) {
		const own = eventsOf.get(row.uuid) ?? [];
		const told = own.map(({ type, ts, version, user_id, meta }) => ({
			type,
			ts,
			version,
			userId: user_id,
			meta: JSON.parse(meta) as object,
		}));
		const record = readRecord(row);
		const state = realisationOf(record);
		const flows = app.tenants.find(row.tenant)?.flows;
		const flowAt = (version: string): CompiledFlow => {
			const flow = flows?.get(`${row.flow_uuid} ${version}`);
			if (flow === undefined) throw new Error(`${row.tenant} has no version ${version}`);
			return flow.compiled;
		};
		states.set(row.uuid, state);
		hold(
			own.every((event, index) => event.number === index + 1) && own.length === row.event_count,
			"I1 events are numbered without gaps",
			row.uuid,
		);
		hold(
			own.every(({ tenant }) => tenant === row.tenant),
			"I7 events are of the tenant of their process",
			row.uuid,
		);
		hold(
			isDeepStrictEqual(replay(flowAt, told as unknown as RealisationEvent[]), state),
			"I2 the state is the fold of the events",
			row.uuid,
		);
		hold(isDeepStrictEqual(record.Events, told) && record.synced === row.synced, "I1 the record tells what is stored", row.uuid);
		const steps = Object.values(state.steps);
		hold(steps.filter(({ completedAt }) => completedAt === null).length <= 1, "I4 at most one step is open", row.uuid);
		hold(
			steps.every(({ startedAt, completedAt }) => completedAt === null || completedAt >= startedAt),
			"I4 steps end after they start",
			row.uuid,
		);
		const clock = clocks.find(({ tenant }) => tenant === row.tenant)?.last ?? 0;
		hold(row.synced <= clock, "I3 synced comes from the tenant's clock", row.uuid);
	}
	for (const [name, of] of [
		["I3 synced", realisations.map(({ tenant, synced }) => `${tenant} ${synced}`)],
		["I3 synced of requests", requests.map(({ tenant, synced }) => `${tenant} ${synced}`)],
		["I6 ref of requests", requests.map(({ tenant, ref }) => `${tenant} ${ref}`)],
		["I6 ref", realisations.map(({ tenant, ref }) => `${tenant} ${ref}`)],
		["I6 case counter", realisations.map(({ tenant, counter }) => `${tenant} ${counter}`)],
	] as const) {
		hold(new Set(of).size === of.length, `${name} is unique in the tenant`, "all");
	}
	for (const { uuid, tenant, workflow_uuid } of locations) {
		const holder = realisations.find((row) => row.uuid === workflow_uuid);
		const links = holder === undefined ? undefined : states.get(holder.uuid)?.locations;
		const back = links?.selected === uuid || links?.alternative === uuid;
		hold(workflow_uuid === null || (back && holder?.tenant === tenant), "I5 a connected location is its process's too", uuid);
	}
	for (const row of requests) {
		const head = JSON.parse(row.record) as RequestHead;
		hold(
			head.status === row.status && head.coordinates.lat === row.latitude && head.processed_at === row.processed_at,
			"I8 a request's columns say what its record says",
			row.uuid,
		);
		const holders = [...states].filter(([, { requests: held }]) => held.includes(row.uuid)).map(([uuid]) => uuid);
		const connected = row.realisation_uuid === null ? [] : [row.realisation_uuid];
		hold(isDeepStrictEqual(holders, connected), "I8 a request is connected to the process that has it", row.uuid);
	}
	for (const row of realisations) {
		const { locations: links, flags } = states.get(row.uuid) ?? {
			locations: { selected: null, alternative: null },
			flags: { cancelled: true },
		};
		for (const linked of [links.selected, links.alternative]) {
			const location = locations.find(({ uuid }) => uuid === linked);
			hold(
				linked === null || flags.cancelled || location?.workflow_uuid === row.uuid,
				"I5 a process's location is connected to it",
				row.uuid,
			);
		}
	}
	return broken;
}
