import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { addRequest, requestContent } from "../test-support/test-request.ts";
import { storeNewRequests } from "./store-new-requests.ts";

describeOnEveryDatabase("storing new requests", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());

	const rowOf = (uuid: string) => test.app.data.db.selectFrom("request").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();

	it("numbers them within their tenant and gives references", async () => {
		const [first, second, elsewhere] = [
			await addRequest(test),
			await addRequest(test),
			await addRequest(test, {}, { tenant: test.otherTenant }),
		];
		const { counter } = await rowOf(first.uuid);
		expect(first.ref).toBe(`${test.acronym}-A${String(counter).padStart(5, "0")}`);
		expect(await rowOf(second.uuid)).toMatchObject({ counter: counter + 1, case_ref: expect.stringMatching(/^0202-A\d{5}$/) });
		expect((await rowOf(elsewhere.uuid)).counter).toBe(1);
		expect(second.synced).toBeGreaterThan(first.synced);
	});

	it("keeps search, summary and the latest judgement with what the source told", async () => {
		const judgement = { id: 4, reason: "1", remarks: "", userId: "" } as const;
		const { uuid, ref } = await addRequest(
			test,
			{ status: 3 },
			{
				judgements: [
					{ ...judgement, processed_at: 9 },
					{ ...judgement, id: 3, reason: null, processed_at: 5 },
				],
			},
		);
		const row = await rowOf(uuid);
		expect(JSON.parse(row.record)).toMatchObject({
			uuid,
			ref,
			status: 4,
			judgement: { id: 4, reason: "1", remarks: "", processed_at: 9 },
			processed_at: 9,
			search: { numberplate: "AB-123-C", postalcode: "6811 AA", city: "Arnhem" },
			summary: {
				name: "mevr. J. Jansen",
				address: "Jansbuitensingel 7, 6811 AA Arnhem",
				processed_at: 9,
				submitted_at_nr: Date.parse("2026-10-01T08:00:00Z"),
			},
		});
		expect(row).toMatchObject({ status: 4, processed_at: 9, docs: expect.stringContaining("6c1f64a2") });
		expect(row.record).not.toContain("6c1f64a2");
		const kept = await test.app.data.db
			.selectFrom("request_judgement")
			.select(["number", "status"])
			.where("request_uuid", "=", uuid)
			.orderBy("number")
			.execute();
		expect(kept).toEqual([
			{ number: 1, status: 3 },
			{ number: 2, status: 4 },
		]);
		await expect(
			test.app.data.db
				.updateTable("request_judgement")
				.set({ status: 3 } as never)
				.execute(),
		).rejects.toMatchObject({ message: expect.stringContaining("append-only") });
	});

	it("takes the same source in twice without storing anything twice, and tells which were known", async () => {
		const tenant = test.app.tenants.find(test.tenant);
		if (tenant === undefined) throw new Error("no tenant");
		const source = randomUUID();
		const batch = (from: number, count: number) =>
			Array.from({ length: count }, (_, index) => ({ externalRef: `${source}-${from + index}`, content: requestContent() }));
		const store = (requests: ReturnType<typeof batch>) =>
			test.app.data.write(test.tenant, (scope) => storeNewRequests(scope, tenant, requests, test.clock.now));
		expect((await store([...batch(0, 1200), ...batch(0, 1)])).known).toEqual([`${source}-0`]);
		const again = await store(batch(600, 1200));
		expect(again.stored).toHaveLength(600);
		expect(again.known).toHaveLength(600);
		const { count } = await test.app.data.db
			.selectFrom("request")
			.select((select) => select.fn.countAll().as("count"))
			.where("external_ref", "like", `${source}%`)
			.executeTakeFirstOrThrow();
		expect(Number(count)).toBe(1800);
	});
});
