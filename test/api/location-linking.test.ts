import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { placeLocation } from "./harness/place-location.ts";
import { alternativeAdvice, done, saveBody, valuesOf, walkTo } from "./harness/process-walk.ts";

interface Location {
	readonly uuid: string;
	readonly status: string;
	readonly synced: number;
	readonly meta: { readonly workflowUuid: string | null };
}

describeOnEveryDatabase("a charging location", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["*"] });
	});
	beforeEach(async () => {
		record = await startProcess(test, cpo);
	});
	afterAll(() => test.close());

	const place = (status: string) => placeLocation(test.app, test.tenant, { code: "0202", status });
	const fetched = async (uuid: string) => (await cpo.get(`charging-point-locations/${uuid}`)).body.data as unknown as Location;
	async function link(
		who: TestPerson,
		uuid: string,
		category: "selected" | "alternative",
		action: "connect" | "disconnect" = "connect",
	): Promise<Reply> {
		const { synced } = await fetched(uuid);
		const answer = await who.post(`processes/realisation/${record.uuid}/locations/${uuid}`, {
			synchronisation: { synced: record.synced, location: { synced } },
			data: { action, category },
		});
		if (answer.status === 200) record = answer.body.data;
		return answer;
	}
	const toStepTwo = async () => {
		record = await walkTo(test.app, test.tenant, { cpo, municipality }, record, "2");
	};
	const saveAdvice = async (complete: boolean) => {
		const { Alternative, ...advice } = alternativeAdvice.Advice as Readonly<Record<string, object>>;
		const known = (record.values.Advice as { readonly Alternative?: Readonly<Record<string, unknown>> } | undefined)?.Alternative ?? {};
		// The version is the system's and no field of the step.
		const { version: _, ...kept } = known;
		const values = { Advice: { ...advice, Alternative: { ...Alternative, ...kept } } };
		const intent = complete ? { complete, target: "3" } : {};
		record = await done(municipality, `processes/realisation/${record.uuid}`, saveBody(test.app, test.tenant, record, "2", values, intent));
	};

	it("REA-274 that is definitive can be linked when none is selected", async () => {
		const { uuid } = await place("definitive");
		expect((await link(cpo, uuid, "selected")).status).toBe(200);
		expect(record.Locations.selected.locationUuid).toBe(uuid);
		expect(await fetched(uuid)).toMatchObject({ status: "in-progress", meta: { workflowUuid: record.uuid } });
	});

	it("REA-275 that is in progress can be unlinked from the process that selected it, and by no other", async () => {
		const [own, strange] = [await place("definitive"), await place("definitive")];
		const mine = record;
		record = await startProcess(test, cpo);
		await link(cpo, strange.uuid, "selected");
		record = mine;
		await link(cpo, own.uuid, "selected");
		expect((await fetched(strange.uuid)).status).toBe("in-progress");
		expect((await link(cpo, strange.uuid, "selected", "disconnect")).body.code).toBe("location-not-unlinkable");
		expect((await link(cpo, own.uuid, "selected", "disconnect")).status).toBe(200);
		expect(record.Locations.selected.locationUuid).toBeNull();
		expect(await fetched(own.uuid)).toMatchObject({ status: "definitive", meta: { workflowUuid: null } });
	});

	it("REA-276 that is rejected can be linked as an alternative only", async () => {
		const { uuid } = await place("rejected");
		expect((await link(cpo, uuid, "selected")).body.code).toBe("location-not-linkable");
		await toStepTwo();
		await saveAdvice(false);
		expect((await link(municipality, uuid, "alternative")).status).toBe(200);
		expect(record.Locations.alternative.locationUuid).toBe(uuid);
		expect((await link(municipality, uuid, "alternative", "disconnect")).status).toBe(200);
		expect((await fetched(uuid)).status).toBe("rejected");
	});

	it("REA-277 of any other status cannot be linked, as selected or as an alternative", async () => {
		await toStepTwo();
		await saveAdvice(false);
		for (const status of ["alert", "suggestion", "in-progress", "realized", "onbekend"]) {
			const { uuid } = await place(status);
			for (const [who, category] of [
				[cpo, "selected"],
				[municipality, "alternative"],
			] as const) {
				const answer = await link(who, uuid, category);
				expect([status, category, answer.status, answer.body.code]).toEqual([status, category, 400, "location-not-linkable"]);
			}
			expect((await fetched(uuid)).status).toBe(status);
		}
	});

	it("REA-279 that was proposed in step 1 is let go when an alternative is chosen", async () => {
		const [proposed, alternative] = [await place("definitive"), await place("definitive")];
		await link(cpo, proposed.uuid, "selected");
		await toStepTwo();
		await saveAdvice(false);
		expect((await link(municipality, alternative.uuid, "alternative")).status).toBe(200);
		await saveAdvice(true);
		const accept = saveBody(
			test.app,
			test.tenant,
			record,
			"3",
			{ Advice: { Decision: "accept", Confirmed: true } },
			{ complete: true, target: "1" },
		);
		record = await done(cpo, `processes/realisation/${record.uuid}`, accept);
		expect(record.Locations).toEqual({ selected: { locationUuid: alternative.uuid }, alternative: { locationUuid: null } });
		expect(await fetched(proposed.uuid)).toMatchObject({ status: "definitive", meta: { workflowUuid: null } });
		expect(await fetched(alternative.uuid)).toMatchObject({ status: "in-progress", meta: { workflowUuid: record.uuid } });
	});

	it("becomes realized when its process is completed, and stays so", async () => {
		const { uuid } = await place("definitive");
		await link(cpo, uuid, "selected");
		record = await walkTo(test.app, test.tenant, { cpo, municipality }, record, "end");
		expect(await fetched(uuid)).toMatchObject({ status: "realized", meta: { workflowUuid: record.uuid } });
		expect(valuesOf("8", record)).toBeDefined();
	});
});
