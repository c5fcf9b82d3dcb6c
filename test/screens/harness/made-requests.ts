import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { updateRequestLink } from "../../../server/realisations/process/link-store.ts";
import type { TestApp } from "../../../server/test-support/test-app.ts";
import { addRequest, requestContent } from "../../../server/test-support/test-request.ts";

const day = 86_400_000;

interface Wish {
	readonly count: number;
	/** Uuids of the tenant's tags. */
	readonly tags: readonly string[];
	readonly seed: number | undefined;
}

/** Requests of every kind: random names, coordinates, judgements, and instants that many share; some connected to a random process. */
export async function fillWithRequests(test: TestApp, { count, tags, seed }: Wish): Promise<void> {
	const { definition } = test.app.tenants.find(test.tenant) ?? {};
	const reasons = (definition?.reasonOptions ?? []).map(({ status, value }) => `${status}:${value}`);
	const processes = (await test.app.data.db.selectFrom("realisation").select("uuid").execute()).map(({ uuid }) => uuid);
	const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
	const made = fc.record({
		code: fc.constantFrom("0202", "0200", "0203"),
		name: fc.constantFrom("Jan de Vries", "é. Bakker", "O'Neill", "jansen 10", "Jansen 2", ""),
		street: fc.constantFrom("Jansplein", "Één-Weg", "2e Dwarsstraat", "10e Dwarsstraat", ""),
		number: fc.integer({ min: 1, max: 120 }).map(String),
		city: fc.constantFrom("Arnhem", "Nijkerk", "Barneveld"),
		plate: fc.constantFrom("AB-123-C", "12-ZZZ-3", ""),
		status: fc.constantFrom(2 as const, 3 as const, 4 as const, 5 as const),
		reason: some(fc.constantFrom(...reasons, "4:onbekend")),
		remarks: fc.constantFrom("", "", "Wacht op Jan", "10 dagen", "9 dagen"),
		submitted: some(fc.integer({ min: 0, max: 12 })),
		tags: fc.subarray([...tags]),
		// About half of the accepted ones wait for a process: with fewer, a run could have none.
		process: fc.option(fc.constantFrom(...processes), { nil: null, freq: 2 }),
		comments: fc.integer({ min: 0, max: 3 }),
		place: some(fc.record({ lat: fc.double({ min: 51.9, max: 52.1, noNaN: true }), lng: fc.double({ min: 5.7, max: 6, noNaN: true }) })),
	});
	for (const each of fc.sample(made, { numRuns: count, ...(seed === undefined ? {} : { seed }) })) {
		const usual = requestContent();
		const content = {
			geographyCode: each.code,
			coordinates: { ...(each.place ?? { lat: null, lng: null }), nomatch: false },
			submitted_at: each.submitted === null ? null : test.clock.now - each.submitted * day,
			address: { ...usual.address, street: each.street, streetNumber: each.number, city: each.city, municipality: each.city },
			contact: { ...usual.contact, name: each.name, ...(each.name === "" ? { title: "", initials: "", firstname: "", surname: "" } : {}) },
			vehicle: { ...usual.vehicle, numberplate: each.plate },
			Tags: each.tags,
		};
		const id = each.status;
		const { remarks } = each;
		const judgement = { reason: each.reason?.split(":")[1] ?? null, remarks, processed_at: test.clock.now, userId: "" };
		const judgements = id === 2 ? [] : [{ ...judgement, id }];
		const { uuid, synced } = await addRequest(test, content, { judgements });
		if (each.process !== null && id === 3) await connect(test, uuid, each.process);
		await comment(test, uuid, each.comments, synced);
	}
}

export function connect(test: TestApp, uuid: string, process: string | null): Promise<void> {
	return test.app.data.write(test.tenant, ({ db, tick }) =>
		updateRequestLink(db, test.tenant, uuid, { realisation_uuid: process, synced: tick() }),
	);
}

/** Adds comments, of which the last is done. */
async function comment(test: TestApp, uuid: string, count: number, synced: number): Promise<void> {
	for (let number = 1; number <= count; number++) {
		await test.app.data.db
			.insertInto("request_comment")
			.values({
				tenant: test.tenant,
				record_uuid: uuid,
				number,
				uuid: randomUUID(),
				message: "Bellen",
				status: number === count ? "done" : "todo",
				user_id: "u",
				user_name: "Iemand",
				iteration: "",
				created_at: test.clock.now,
				edited_at: null,
				deleted_at: null,
				synced: synced + number,
			})
			.execute();
	}
}
