import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type RequestHead, readJson, writeJson } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { type IntakeOrder, takeIn } from "./take-in.ts";

const head = "ref;geographyCode;submitted_at;contact.name;address.street;address.streetNumber;coordinates.lat;coordinates.lng;Tags;remarks";

describeOnEveryDatabase("taking in a file of requests", (make) => {
	let test: TestApp;
	let made = 0;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());

	const take = (text: string, more: Partial<IntakeOrder> = {}) => {
		const tenant = test.app.tenants.find(test.tenant);
		if (tenant === undefined) throw new Error("no tenant");
		return takeIn({
			data: test.app.data,
			tenant,
			bytes: new TextEncoder().encode(text),
			fileName: "aanvragen.csv",
			skipBad: false,
			dryRun: false,
			now: test.clock.now,
			progress: () => undefined,
			...more,
		});
	};
	const rows = () => test.app.data.db.selectFrom("request").selectAll().orderBy("counter").execute();
	const found = async (externalRef: string) => {
		const row = (await rows()).find(({ external_ref }) => external_ref === externalRef);
		if (row === undefined) throw new Error(`${externalRef} is not there.`);
		return { ...row, head: JSON.parse(row.record) as RequestHead };
	};
	/** References that no other test uses. */
	const refs = (count: number) => {
		made += count;
		return Array.from({ length: count }, (_, index) => `R-${made - count + index}`);
	};
	const row = (ref: string, changes: Partial<Record<"name" | "street" | "lat" | "lng" | "tags" | "remarks" | "code", string>> = {}) => {
		const { name = "P. Voorbeeld", street = "Velperplein", lat = "51,985", lng = "5,91", tags = "", remarks = "", code = "0202" } = changes;
		return `${ref};${code};1-10-2026;${name};${street};12 a;${lat};${lng};${tags};${remarks}`;
	};
	const file = (...lines: string[]) => [head, ...lines].join("\n");

	it("stores every request with the shape the API answers, open, and known by the source's own reference", async () => {
		const [first = "", second = ""] = refs(2);
		expect(await take(file(row(first, { tags: "spoed" }), row(second, { lat: "", lng: "" })))).toEqual({
			lines: 2,
			added: 2,
			changed: 0,
			unchanged: 0,
			kept: [],
			bad: [],
			unread: [],
			written: true,
		});
		const stored = await found(first);
		expect(stored.head).toMatchObject({
			status: 2,
			geographyCode: "0202",
			submitted_at: Date.parse("2026-09-30T22:00:00Z"),
			address: { street: "Velperplein", streetNumber: "12", streetNumberSuffix: "a", municipality: "Arnhem" },
			contact: { name: "P. Voorbeeld" },
			coordinates: { lat: 51.985, lng: 5.91, nomatch: false },
			Tags: test.tags,
			judgement: null,
			summary: { name: "P. Voorbeeld", address: "Velperplein 12a" },
		});
		expect(stored).toMatchObject({ external_ref: first, status: 2, latitude: 51.985, stored_at: test.clock.now });
		expect(await found(second)).toMatchObject({ latitude: null, longitude: null, nomatch: 0 });
		const uses = await test.app.data.db.selectFrom("kept_use").selectAll().where("record_uuid", "=", stored.uuid).execute();
		expect(uses.map(({ entry_uuid }) => entry_uuid)).toEqual(test.tags);
		const audit = await test.app.data.db.selectFrom("audit_entry").selectAll().where("operation", "=", "importRequests").execute();
		expect(audit.length).toBeGreaterThan(0);
	});

	it("adds nothing and touches nothing when the same file comes again", async () => {
		const text = file(...refs(1300).map((ref) => row(ref)));
		expect(await take(text)).toMatchObject({ added: 1300, unchanged: 0 });
		const before = await rows();
		expect(await take(text)).toMatchObject({ added: 0, changed: 0, unchanged: 1300, written: true });
		expect(await rows()).toEqual(before);
	});

	it("replaces what came from outside, and leaves the place that somebody corrected and the tags that somebody gave", async () => {
		const [ref = ""] = refs(1);
		await take(file(row(ref)));
		const { uuid, record, synced } = await found(ref);
		const corrected = { ...readJson(record), coordinates: { lat: 51.9, lng: 5.8, nomatch: false }, Tags: test.tags };
		await test.app.data.db
			.updateTable("request")
			.set({ record: writeJson(corrected), latitude: 51.9, longitude: 5.8 })
			.where("uuid", "=", uuid)
			.execute();

		expect(await take(file(row(ref, { name: "Q. Voorbeeld" })))).toMatchObject({ added: 0, changed: 1 });
		const changed = await found(ref);
		expect(changed).toMatchObject({
			uuid,
			latitude: 51.9,
			longitude: 5.8,
			head: { contact: { name: "Q. Voorbeeld" }, summary: { name: "Q. Voorbeeld" } },
		});
		expect(changed.head.coordinates).toEqual({ lat: 51.9, lng: 5.8, nomatch: false });
		expect(changed.head.Tags).toEqual(test.tags);
		expect(changed.synced).toBeGreaterThan(synced);
		expect(changed.head.ref).toBe(corrected.ref);

		await take(file(row(ref, { name: "Q. Voorbeeld", street: "Janssingel", lat: "", lng: "" })));
		expect(await found(ref)).toMatchObject({
			latitude: null,
			head: { coordinates: { lat: null, lng: null, nomatch: false }, address: { street: "Janssingel" } },
		});
	});

	it("leaves what was judged as it is, and says so; a judgement of the source comes in with an open one", async () => {
		const [judged = "", open = ""] = refs(2);
		const text = (reason: string, name: string) =>
			JSON.stringify([
				{ ref: judged, geographyCode: "0202", contact: { name }, judgement: { id: 4, reason, processed_at: "2026-11-01" } },
				{ ref: open, geographyCode: "0202", contact: { name } },
			]);
		const asJson = { fileName: "aanvragen.json" };
		expect(await take(text("1", "A"), asJson)).toMatchObject({ added: 2 });
		expect(await take(text("2", "B"), asJson)).toMatchObject({
			changed: 1,
			kept: [{ line: 1, externalRef: judged, reason: "al beoordeeld, niet gewijzigd" }],
		});
		expect(await found(judged)).toMatchObject({ status: 4, head: { contact: { name: "A" }, judgement: { id: 4, reason: "1" } } });
		const later = JSON.stringify({
			requests: [{ ref: open, geographyCode: "0202", status: { id: 3 }, judgement: [{ id: 3, processed_at: 1_790_000_000_000 }] }],
		});
		expect(await take(later, asJson)).toMatchObject({ changed: 1 });
		const { uuid, status, head: now } = await found(open);
		expect({ status, judgement: now.judgement }).toEqual({
			status: 3,
			judgement: { id: 3, reason: null, remarks: "", processed_at: 1_790_000_000_000 },
		});
		const kept = await test.app.data.db.selectFrom("request_judgement").selectAll().where("request_uuid", "=", uuid).execute();
		expect(kept).toMatchObject([{ number: 1, status: 3, user_id: "" }]);
	});

	it("writes nothing of a file with a bad line, and tells every one with its line, field and reason", async () => {
		const [good = "", bad = "", twice = ""] = refs(3);
		const before = await rows();
		const text = file(row(good), row(bad, { lat: "95", name: "<b>" }), "te;weinig", row(twice), row(twice), row("", { code: "0363" }));
		const report = await take(text);
		expect(report).toMatchObject({ lines: 6, added: 2, written: false });
		expect(report.bad.flatMap(({ line, problems }) => problems.map(({ path, message }) => [line, path, message]))).toEqual([
			[3, "coordinates.lat", "De breedtegraad ligt tussen -90 en 90."],
			[3, "contact.name", "Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: < (teken 1), > (teken 3)"],
			[4, "", "Deze regel heeft 2 kolommen; de eerste regel noemt er 10."],
			[6, "externalRef", "Deze referentie staat ook op regel 5."],
			[7, "geographyCode", "Deze gemeente hoort niet bij deze organisatie."],
			[7, "externalRef", "Dit is een vereist veld"],
		]);
		expect(await rows()).toEqual(before);
		expect(await take(text, { dryRun: true, skipBad: true })).toMatchObject({ added: 2, written: false });
		expect(await rows()).toEqual(before);
		expect(await take(text, { skipBad: true })).toMatchObject({ added: 2, written: true, bad: report.bad });
		expect(await rows()).toHaveLength(before.length + 2);
	});

	it("keeps nothing when it is broken off halfway", async () => {
		const before = await rows();
		const stop = new AbortController();
		const phases: string[] = [];
		const taking = take(file(...refs(2500).map((ref) => row(ref))), {
			signal: stop.signal,
			progress: (phase, done) => {
				phases.push(`${phase} ${done}`);
				if (phase === "store" && done >= 1000) stop.abort();
			},
		});
		await expect(taking).rejects.toMatchObject({ name: "AbortError" });
		expect(phases).toContain("store 1000");
		expect(phases).not.toContain("store 2000");
		expect(await rows()).toEqual(before);
	});

	const staged = async () => (await test.app.data.db.selectFrom("staged_row").select("run").execute()).length;

	it("shows nothing before it shows all of it, and lets people save meanwhile", async () => {
		const before = await rows();
		const [own = "", ...others] = refs(1201);
		await take(file(row(own)));
		const cpo = test.person({ cpo: ["*"] });
		const { uuid, synced } = await found(own);
		const answers: number[] = [];
		const seen: number[] = [];
		let saving: Promise<unknown> | undefined;
		await take(file(...others.map((ref) => row(ref, { tags: "spoed" }))), {
			progress: (phase, done) => {
				if (phase !== "store" || done < 500 || saving !== undefined) return;
				saving = (async () => {
					const place = { synchronisation: { synced }, data: { latitude: 51, longitude: 4 } };
					answers.push((await cpo.post(`charging-point-requests/${uuid}/coordinates`, place)).status);
					seen.push((await rows()).length, await staged());
				})();
			},
		});
		await saving;
		expect(answers).toEqual([200]);
		const after = await rows();
		expect(after).toHaveLength(before.length + 1201);
		// The reader sees the state either before the whole import or after it.
		expect([before.length + 1, before.length + 1201]).toContain(seen[0]);
		expect(await staged()).toBe(0);
		const counters = after.map(({ counter }) => counter);
		expect(counters).toEqual(counters.map((_, index) => index + 1));
		for (const { counter, ref, case_ref, record } of after.slice(-3)) {
			const head = JSON.parse(record) as RequestHead;
			expect([head.counter, head.ref, head.case_ref]).toEqual([counter, ref, case_ref]);
			expect(ref).toBe(`${test.acronym}-A${String(counter).padStart(5, "0")}`);
		}
		expect(new Set(after.map(({ synced }) => synced)).size).toBe(after.length);
	});

	it("decides anew when somebody corrects a request, or another import brings it, while it is being prepared", async () => {
		const [corrected = "", brought = "", other = ""] = refs(3);
		await take(file(row(corrected)));
		const { uuid, synced } = await found(corrected);
		const cpo = test.person({ cpo: ["*"] });
		const stop = async () => {
			const place = { synchronisation: { synced }, data: { latitude: 51, longitude: 4 } };
			expect((await cpo.post(`charging-point-requests/${uuid}/coordinates`, place)).status).toBe(200);
			await take(file(row(brought, { name: "Eerder" })));
		};
		const { data } = test.app;
		let meanwhile: Promise<void> | undefined;
		const report = await take(file(row(corrected, { name: "Anders" }), row(brought, { name: "Later" }), row(other)), {
			// Called right before it would be shown.
			data: {
				...data,
				write: async (...write) => {
					meanwhile ??= stop();
					await meanwhile;
					return data.write(...write);
				},
			},
		});
		expect(report).toMatchObject({ added: 1, changed: 2, unchanged: 0 });
		expect((await found(corrected)).head).toMatchObject({ contact: { name: "Anders" }, coordinates: { lat: 51, lng: 4 } });
		expect((await found(brought)).head.contact.name).toBe("Later");
		expect((await rows()).filter(({ external_ref }) => external_ref === brought)).toHaveLength(1);
		expect(await staged()).toBe(0);
	});

	it("tells which columns it reads nothing from", async () => {
		const [ref = ""] = refs(1);
		expect((await take(`ref,geographyCode,kleur,contact.name\n${ref},0202,rood,A`)).unread).toEqual(["kleur"]);
	});
});
