import { expect, it } from "@jest/globals";
import type { FlowDefinition } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { placeLocation } from "./harness/place-location.ts";
import { ProcessBench } from "./harness/process-bench.ts";

interface Location {
	readonly status: string;
	readonly synced: number;
	readonly properties: { readonly status: string };
}

/** The flow with the day of signing moved to its first step, where a location is available. */
function withSigning(flow: FlowDefinition): FlowDefinition {
	const [first, ...others] = flow.steps;
	if (first === undefined) throw new Error("a flow has steps");
	const effects = [{ "set-charging-point-status": "in bedrijf" }] as const;
	const signing = {
		...first,
		sections: [...first.sections, { block: "signing" }],
		entered: [{ field: "Progress.AllPartiesSignedDate", effects }],
	};
	return { ...flow, steps: [signing, ...others] };
}

describeOnEveryDatabase("the day on which all parties signed", (make) => {
	const bench = new ProcessBench(make, withSigning);
	const fetched = async (uuid: string) => (await bench.cpo.get(`charging-point-locations/${uuid}`)).body.data as unknown as Location;

	it("REA-306 once saved puts the charging points of the process into service, and a later save leaves them alone", async () => {
		const { uuid } = await placeLocation(bench.test.app, bench.test.tenant, { code: "0202", status: "definitive" });
		const { synced } = await fetched(uuid);
		const linked = await bench.cpo.post(bench.path(`/locations/${uuid}`), {
			synchronisation: { synced: bench.record.synced, location: { synced } },
			data: { action: "connect", category: "selected" },
		});
		bench.record = linked.body.data;
		await bench.save(bench.cpo, "1", {});
		expect((await fetched(uuid)).status).toBe("in-progress");
		await bench.save(bench.cpo, "1", { Progress: { AllPartiesSignedDate: "2026-11-20" } });
		const signed = await fetched(uuid);
		expect(signed).toMatchObject({ status: "realized", properties: { status: "in bedrijf" } });
		expect(signed.synced).toBeGreaterThan(synced);
		await bench.save(bench.cpo, "1", { Progress: { AllPartiesSignedDate: "2026-11-19" } });
		expect((await fetched(uuid)).synced).toBe(signed.synced);
	});
});
