import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { insertLocationRows } from "../../../server/locations/location-store.ts";
import type { TestApp } from "../../../server/test-support/test-app.ts";

interface Wish {
	readonly count: number;
	readonly seed: number | undefined;
}

/**
 * Charging locations of every kind: random ids, addresses, statuses, rounds, remarks and coordinates; some connected to a random process.
 */
export async function fillWithLocations(test: TestApp, { count, seed }: Wish): Promise<void> {
	const processes = (await test.app.data.db.selectFrom("realisation").select("uuid").execute()).map(({ uuid }) => uuid);
	const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
	const made = fc.record({
		code: fc.constantFrom("0202", "0200", "0203", "9999"),
		id: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }).map(String), fc.constantFrom("A-é", "", null)),
		street: fc.constantFrom("Jansplein", "Één-Weg", "2e Dwarsstraat", "10e Dwarsstraat", ""),
		number: fc.constantFrom("1", "12", "110", ""),
		suffix: fc.constantFrom("", "a", "2", "bus 3"),
		postal: fc.constantFrom("6811 AA", "3861CC", "3000", ""),
		city: fc.constantFrom("Arnhem", "Nijkerk", "Leuven", ""),
		status: fc.constantFrom("realized", "in-progress", "definitive", "suggestion", "rejected", "alert", "vreemd"),
		remark: some(fc.constantFrom("Bij de brug", "10 meter verderop", "9 meter verderop", "élan", "")),
		year: some(fc.constantFrom(2022, 2024)),
		period: some(fc.constantFrom(1, 2)),
		extra: some(fc.boolean()),
		latitude: fc.double({ min: 51.9, max: 52.1, noNaN: true }),
		longitude: fc.double({ min: 5.7, max: 6, noNaN: true }),
		process: some(fc.constantFrom(...processes)),
	});
	const all = fc.sample(made, { numRuns: count, ...(seed === undefined ? {} : { seed }) });
	await test.app.data.write(test.tenant, async ({ db, tick }) => {
		await insertLocationRows(
			db,
			all.map((each) => ({
				tenant: test.tenant,
				uuid: randomUUID(),
				code: each.code,
				latitude: each.latitude,
				longitude: each.longitude,
				street: each.street,
				street_number: each.number,
				street_number_suffix: each.suffix,
				postal_code: each.postal,
				city: each.city,
				properties: JSON.stringify({
					...{ id: each.id, remark: each.remark },
					...{ proactive_year: each.year, proactive_period: each.period, proactive_extra: each.extra },
				}),
				meta: '{"phase":null,"source":"test"}',
				status: each.status,
				status_before: null,
				workflow_uuid: each.process,
				synced: tick(),
			})),
		);
	});
}
