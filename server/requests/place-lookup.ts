import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { readJson } from "../../engine/index.ts";
import { ClaimedWork } from "../database/jobs/claimed-work.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { orderedUuid } from "../database/ordered-uuid.ts";
import { insertAuditEntry } from "../database/writing/audit-store.ts";
import type { Geocoder } from "../locations/geocoder-read-model.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { keepLocated, systemUser } from "./keep-place.ts";
import { type Located, locate } from "./locate-request.ts";
import { findRequest, listUnplaced, type RequestRow } from "./request-store.ts";

declare module "fastify" {
	interface FastifyInstance {
		/**
		 * Runs one round of looking up requests without a place; returns how many were looked up. Rounds run by themselves while the server
		 * listens.
		 */
		lookUpPlaces: () => Promise<number>;
	}
}

interface LookupOptions {
	readonly geocoder: Geocoder;
}

const everyMs = 60_000;
/** After a start: longer than it takes to find out whether the public address search answers. */
const firstMs = 5_000;
/** Queries per round: a public service is used a little at a time, not all at once. */
const perRound = 20;
/** Longer than a round in which every query takes its maximum time. */
const holdMs = 10 * 60_000;

/**
 * Looks up the places of requests that have none, in the background: one server at a time, with a daily maximum, and rarely while the
 * service is away.
 */
export const placeLookup = fastifyPlugin<LookupOptions>(
	async (app, { geocoder }) => {
		// The first tenant has a folder, so it exists as long as the deployment does.
		const queue = app.tenants.all[0]?.slug ?? "";
		const { data, log, now } = app;
		const perDay = app.config.geocoderPerDay;
		const work = new ClaimedWork(data, queue, { name: "request-places", holder: randomUUID(), perDay, holdMs });
		let closing = false;
		const round = async (): Promise<number> => {
			if (perDay === 0 || (geocoder.current?.() ?? geocoder).source === "") return 0;
			const waiting = await listUnplaced(
				data.db,
				app.tenants.all.map((tenant) => tenant.slug),
				perRound,
			);
			const claim = waiting.length > 0 ? await work.claim(now()) : undefined;
			if (claim === undefined) return 0;
			let done = 0;
			let failed = false;
			try {
				for (const { tenant: slug, uuid } of waiting.slice(0, claim.left)) {
					const tenant = app.tenants.find(slug);
					if (closing || failed || tenant === undefined) break;
					// A request whose place cannot be stored, for whatever reason, does not hold up the next ones.
					const outcome = await lookUp({ data, log, geocoder, tenant, now }, uuid).catch((failure: unknown) => {
						log.error({ err: failure, request: uuid }, "place of a request not kept");
					});
					failed = outcome === "pending";
					done += 1;
				}
			} finally {
				await work.release(now(), { done, failed });
			}
			return done;
		};
		let running: Promise<unknown> | undefined;
		const inBackground = (): void => {
			running ??= round()
				.catch((failure: unknown) => log.error({ err: failure }, "places of requests not looked for"))
				.finally(() => {
					running = undefined;
				});
		};
		app.decorate("lookUpPlaces", round);
		let timer: NodeJS.Timeout | undefined;
		app.whenServing(() => {
			timer = setTimeout(() => {
				inBackground();
				timer = setInterval(inBackground, everyMs);
				timer.unref();
			}, firstMs);
			timer.unref();
		});
		app.addHook("preClose", async () => {
			closing = true;
			clearTimeout(timer);
			await running;
		});
	},
	{ name: "place-lookup", dependencies: ["config", "serving", "database", "tenant"] },
);

interface Lookup {
	readonly data: DataDoor;
	readonly log: FastifyBaseLogger;
	readonly geocoder: Geocoder;
	readonly tenant: Tenant;
	readonly now: () => number;
}

async function lookUp({ data, log, geocoder, tenant, now }: Lookup, uuid: string): Promise<Located["status"] | "gone"> {
	const row = await findRequest(data.db, tenant.slug, uuid);
	if (row === undefined || !isWithoutPlace(row)) return "gone";
	const { address } = readJson(row.record);
	const located = await locate(geocoder, address, tenant.definition.map.countries, log);
	if (located.status === "pending") return "pending";
	await data.write(tenant.slug, async (scope) => {
		// Somebody may have placed it, or its source may have sent another address, during the lookup.
		const current = await findRequest(scope.db, tenant.slug, uuid);
		if (current === undefined || current.synced !== row.synced) return;
		const by = { tenant: tenant.slug, userId: systemUser, now: now() };
		await keepLocated(scope, current, located, by);
		const ids = { uuid: orderedUuid(by.now), target: uuid, request_id: randomUUID() };
		const entry = { ts: by.now, user_id: systemUser, operation: "lookUpPlace", outcome: "done", ...ids };
		await insertAuditEntry(scope, entry);
	});
	return located.status;
}

function isWithoutPlace({ latitude, nomatch }: Pick<RequestRow, "latitude" | "nomatch">): boolean {
	return latitude === null && nomatch === 0;
}
