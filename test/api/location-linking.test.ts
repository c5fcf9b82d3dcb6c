import { expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import type { Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { placeLocation } from "./harness/place-location.ts";
import { ProcessBench } from "./harness/process-bench.ts";
import { alternativeAdvice, valuesOf } from "./harness/process-walk.ts";

interface Location {
	readonly uuid: string;
	readonly status: string;
	readonly synced: number;
	readonly meta: { readonly workflowUuid: string | null };
}

describeOnEveryDatabase("a charging location", (make) => {
	const bench = new ProcessBench(make);

	const place = (status: string) => placeLocation(bench.test.app, bench.test.tenant, { code: "0202", status });
	const fetched = async (uuid: string) => (await bench.cpo.get(`charging-point-locations/${uuid}`)).body.data as unknown as Location;
	async function link(
		who: TestPerson,
		uuid: string,
		category: "selected" | "alternative",
		action: "connect" | "disconnect" = "connect",
	): Promise<Reply> {
		const { synced } = await fetched(uuid);
		const answer = await who.post(bench.path(`/locations/${uuid}`), {
			synchronisation: { synced: bench.record.synced, location: { synced } },
			data: { action, category },
		});
		if (answer.status === 200) bench.record = answer.body.data;
		return answer;
	}
	const saveAdvice = async (complete: boolean) => {
		const { Alternative, ...advice } = alternativeAdvice.Advice as Readonly<Record<string, object>>;
		const known =
			(bench.record.values.Advice as { readonly Alternative?: Readonly<Record<string, unknown>> } | undefined)?.Alternative ?? {};
		// The version is set by the system and is not a field of the step.
		const { version: _, ...kept } = known;
		const values = { Advice: { ...advice, Alternative: { ...Alternative, ...kept } } };
		const intent = complete ? { complete, target: "3" } : {};
		await bench.save(bench.municipality, "2", values, intent);
	};

	it("REA-274 that is definitive can be linked when none is selected", async () => {
		const { uuid } = await place("definitive");
		expect((await link(bench.cpo, uuid, "selected")).status).toBe(200);
		expect(bench.record.Locations.selected.locationUuid).toBe(uuid);
		expect(await fetched(uuid)).toMatchObject({ status: "in-progress", meta: { workflowUuid: bench.record.uuid } });
	});

	it("REA-275 that is in progress can be unlinked from the process that selected it, and by no other", async () => {
		const [own, strange] = [await place("definitive"), await place("definitive")];
		const mine = bench.record;
		bench.record = await startProcess(bench.test, bench.cpo);
		await link(bench.cpo, strange.uuid, "selected");
		bench.record = mine;
		await link(bench.cpo, own.uuid, "selected");
		expect((await fetched(strange.uuid)).status).toBe("in-progress");
		expect((await link(bench.cpo, strange.uuid, "selected", "disconnect")).body.code).toBe("location-not-unlinkable");
		expect((await link(bench.cpo, own.uuid, "selected", "disconnect")).status).toBe(200);
		expect(bench.record.Locations.selected.locationUuid).toBeNull();
		expect(await fetched(own.uuid)).toMatchObject({ status: "definitive", meta: { workflowUuid: null } });
	});

	it("REA-276 that is rejected can be linked as an alternative only", async () => {
		const { uuid } = await place("rejected");
		expect((await link(bench.cpo, uuid, "selected")).body.code).toBe("location-not-linkable");
		await bench.walk("2");
		await saveAdvice(false);
		expect((await link(bench.municipality, uuid, "alternative")).status).toBe(200);
		expect(bench.record.Locations.alternative.locationUuid).toBe(uuid);
		expect((await link(bench.municipality, uuid, "alternative", "disconnect")).status).toBe(200);
		expect((await fetched(uuid)).status).toBe("rejected");
	});

	it("REA-277 of any other status cannot be linked, as selected or as an alternative", async () => {
		await bench.walk("2");
		await saveAdvice(false);
		for (const status of ["alert", "suggestion", "in-progress", "realized", "onbekend"]) {
			const { uuid } = await place(status);
			for (const [who, category] of [
				[bench.cpo, "selected"],
				[bench.municipality, "alternative"],
			] as const) {
				const answer = await link(who, uuid, category);
				expect([status, category, answer.status, answer.body.code]).toEqual([status, category, 400, "location-not-linkable"]);
			}
			expect((await fetched(uuid)).status).toBe(status);
		}
	});

	it("REA-279 that was proposed in step 1 is let go when an alternative is chosen", async () => {
		const [proposed, alternative] = [await place("definitive"), await place("definitive")];
		await link(bench.cpo, proposed.uuid, "selected");
		await bench.walk("2");
		await saveAdvice(false);
		expect((await link(bench.municipality, alternative.uuid, "alternative")).status).toBe(200);
		await saveAdvice(true);
		await bench.save(bench.cpo, "3", { Advice: { Decision: "accept", Confirmed: true } }, { complete: true, target: "1" });
		expect(bench.record.Locations).toEqual({ selected: { locationUuid: alternative.uuid }, alternative: { locationUuid: null } });
		expect(await fetched(proposed.uuid)).toMatchObject({ status: "definitive", meta: { workflowUuid: null } });
		expect(await fetched(alternative.uuid)).toMatchObject({ status: "in-progress", meta: { workflowUuid: bench.record.uuid } });
	});

	it("becomes realized when its process is completed, and stays so", async () => {
		const { uuid } = await place("definitive");
		await link(bench.cpo, uuid, "selected");
		await bench.walk("end");
		expect(await fetched(uuid)).toMatchObject({ status: "realized", meta: { workflowUuid: bench.record.uuid } });
		expect(valuesOf("8", bench.record)).toBeDefined();
	});
});
