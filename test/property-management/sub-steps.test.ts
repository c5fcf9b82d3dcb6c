import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type RealisationRecord, replay } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { openSteps, PropertyServer } from "./property-process.ts";

const quotation = { PowerPermission: { GridOperatorQuotationLink: "https://offertes.example/net", Amount: 18500 } };
const fuseQuotation = { FuseBoxPermission: { FuseBoxContractorQuotationLink: "https://offertes.example/kast", Amount: 7400.5 } };
const go = (PowerAdjustmentDecision: "Go" | "NoGo") => ({ PowerPermission: { PowerAdjustmentDecision } });
const fuseGo = (FuseBoxAdjustmentDecision: "Go" | "NoGo") => ({ FuseBoxPermission: { FuseBoxAdjustmentDecision } });
const upgraded = { BuildingAdjustments: { PowerUpgradeFinishDate: "2026-05-12" } };
const adjusted = { BuildingAdjustments: { FuseBoxAdjustmentFinishDate: "2026-05-12" } };
const fewer = { ParkingAndChargePoints: { ExtraNeedChargePoints: 2 } };

const powerOptions = [
	"SufficientPowerWithOutStaticLoadbalancing",
	"SufficientPowerWithStaticLoadbalancing",
	"GridUpgrade",
	"ReduceChargePoints",
] as const;

describeOnEveryDatabase("the sub-steps of the inventory", (make) => {
	let server: PropertyServer;
	beforeAll(async () => {
		server = await PropertyServer.open(await make());
	});
	afterAll(() => server.all.close());

	const reached = ({ flow }: RealisationRecord) => flow.state.map(({ step }) => step);

	it("start with 3-a when step 2 is completed, and step 3 is not active while it has open sub-steps", async () => {
		const record = await server.atSurvey();
		expect(openSteps(record)).toEqual(["3", "3-a"]);
		expect(record.flow.activeStep).toBe("3-a");
		expect(record.status.label).toBe("Schouw verslag");
		expect((await server.save(record, "3", {}, { complete: true })).body.code).toBe("step-not-available");
		for (const later of ["3-b", "3-f", "4"]) expect((await server.save(record, later, {})).body.code).toBe("step-not-available");
	});

	it("REA-288 ask for a grid quotation in 3-b and permission in 3-c with GridUpgrade, and with no other option", async () => {
		const first = { ReduceChargePoints: "3-j", GridUpgrade: "3-b" } as Readonly<Record<string, string>>;
		for (const power of powerOptions) {
			const record = await server.surveyed(power, "MinorChangeNeeded", first[power] ?? "3-h");
			if (power === "GridUpgrade") {
				expect(openSteps(record)).toContain("3-b");
				expect(openSteps(await server.complete(record, "3-b", "3-c", quotation))).toContain("3-c");
				continue;
			}
			for (const step of ["3-b", "3-c"])
				expect([power, (await server.save(record, step, {})).body.code]).toEqual([power, "step-not-available"]);
		}
	});

	it("REA-289 REA-290 go on in 3-d after a grid upgrade with Go, and in 3-e after one with NoGo", async () => {
		for (const [decision, next, other] of [
			["Go", "3-d", "3-e"],
			["NoGo", "3-e", "3-d"],
		] as const) {
			const record = await server.surveyed("GridUpgrade", "MinorChangeNeeded", "3-b");
			const decided = await server.complete(await server.complete(record, "3-b", "3-c", quotation), "3-c", next, go(decision));
			expect(openSteps(decided)).toContain(next);
			expect((await server.save(decided, other, {})).body.code).toBe("step-not-available");
			for (const without of ["SufficientPowerWithStaticLoadbalancing", "ReduceChargePoints"]) {
				const plain = await server.surveyed(without, "MinorChangeNeeded", without === "ReduceChargePoints" ? "3-j" : "3-h");
				expect((await server.save(plain, next, {})).body.code).toBe("step-not-available");
			}
		}
	});

	it("REA-291 ask for a quotation in 3-f and permission in 3-g for a replacement of the fuse box, and otherwise not", async () => {
		const sufficient = "SufficientPowerWithStaticLoadbalancing";
		const minor = await server.surveyed(sufficient, "MinorChangeNeeded", "3-h");
		for (const step of ["3-f", "3-g"]) expect((await server.save(minor, step, {})).body.code).toBe("step-not-available");
		const replaced = await server.surveyed(sufficient, "ReplacementNeeded", "3-f");
		expect(openSteps(replaced)).toContain("3-f");
		expect(openSteps(await server.complete(replaced, "3-f", "3-g", fuseQuotation))).toContain("3-g");
	});

	it("REA-292 have 3-h after a replacement with Go and after a minor change, and not after a replacement with NoGo", async () => {
		const sufficient = "SufficientPowerWithStaticLoadbalancing";
		expect(openSteps(await server.surveyed(sufficient, "MinorChangeNeeded", "3-h"))).toContain("3-h");
		const decided = async (decision: "Go" | "NoGo", next: string) =>
			server.complete(
				await server.complete(await server.surveyed(sufficient, "ReplacementNeeded", "3-f"), "3-f", "3-g", fuseQuotation),
				"3-g",
				next,
				fuseGo(decision),
			);
		expect(openSteps(await decided("Go", "3-h"))).toContain("3-h");
		const refused = await decided("NoGo", "3-i");
		expect((await server.save(refused, "3-h", {})).body.code).toBe("step-not-available");
		const minor = await server.complete(refused, "3-i", "3-h", { FuseBoxPermission: { FuseBoxOption: "MinorChangeNeeded" } });
		expect(openSteps(minor)).toContain("3-h");
	});

	it("REA-293 have 3-i after a replacement with NoGo and otherwise not", async () => {
		const sufficient = "SufficientPowerWithStaticLoadbalancing";
		const asked = async () => server.complete(await server.surveyed(sufficient, "ReplacementNeeded", "3-f"), "3-f", "3-g", fuseQuotation);
		expect(openSteps(await server.complete(await asked(), "3-g", "3-i", fuseGo("NoGo")))).toContain("3-i");
		const agreed = await server.complete(await asked(), "3-g", "3-h", fuseGo("Go"));
		expect((await server.save(agreed, "3-i", {})).body.code).toBe("step-not-available");
		const minor = await server.surveyed(sufficient, "MinorChangeNeeded", "3-h");
		expect((await server.save(minor, "3-i", {})).body.code).toBe("step-not-available");
	});

	it("REA-294 have 3-j with ReduceChargePoints, at once or after a refused grid upgrade, and otherwise not", async () => {
		expect(openSteps(await server.surveyed("ReduceChargePoints", "MinorChangeNeeded", "3-j"))).toContain("3-j");
		const refused = async () => {
			const record = await server.surveyed("GridUpgrade", "MinorChangeNeeded", "3-b");
			return server.complete(await server.complete(record, "3-b", "3-c", quotation), "3-c", "3-e", go("NoGo"));
		};
		const reduced = await server.complete(await refused(), "3-e", "3-j", { PowerPermission: { PowerOption: "ReduceChargePoints" } });
		expect(openSteps(reduced)).toContain("3-j");
		const enough = { PowerPermission: { PowerOption: "SufficientPowerWithStaticLoadbalancing" } };
		const sufficient = await server.complete(await refused(), "3-e", "3-h", enough);
		expect((await server.save(sufficient, "3-j", fewer)).body.code).toBe("step-not-available");
	});

	it("REA-297 complete step 3 and start step 4 when every one that applies is done, whatever track is last", async () => {
		const record = await server.surveyed("GridUpgrade", "ReplacementNeeded", "3-b");
		expect(openSteps(record)).toEqual(["3", "3-b", "3-f"]);
		const one = await server.complete(record, "3-f", "3-g", fuseQuotation);
		const two = await server.complete(one, "3-b", "3-c", quotation);
		const three = await server.complete(two, "3-c", "3-d", go("Go"));
		const four = await server.complete(three, "3-d", "3-g", upgraded);
		expect(openSteps(four)).toEqual(["3", "3-g"]);
		const five = await server.complete(four, "3-g", "3-h", fuseGo("Go"));
		const last = await server.complete(five, "3-h", "4", adjusted);
		expect(openSteps(last)).toEqual(["4"]);
		expect(last.flow.state.find(({ step }) => step === "3")?.completed_at).toBe(server.all.clock.now);
		expect(last.status.label).toBe("Offertes aanvragen");
	});

	it("REA-295 REA-296 keep the survey's conclusions in a correction; a change resets both tracks and what comes after", async () => {
		const record = await server.surveyed("GridUpgrade", "MinorChangeNeeded", "3-b");
		for (const options of [{ PowerOption: "ReduceChargePoints" }, { FuseBoxOption: "ReplacementNeeded" }]) {
			const values = { BuildingOptions: { PowerOption: "GridUpgrade", FuseBoxOption: "MinorChangeNeeded", ...options } };
			expect((await server.save(record, "3-a", values, { correction: true })).body.code).toBe("steering-field");
		}
		const link = "https://schouw.example/1";
		const kept = { BuildingOptions: { PowerOption: "GridUpgrade", FuseBoxOption: "MinorChangeNeeded", SiteReportLink: link } };
		const corrected = await server.save(record, "3-a", kept, { correction: true });
		expect(corrected.body.data.values).toMatchObject({ BuildingOptions: { SiteReportLink: link } });
		expect(openSteps(corrected.body.data)).toEqual(openSteps(record));

		const quoted = await server.complete(corrected.body.data, "3-b", "3-c", quotation);
		const other = { BuildingOptions: { PowerOption: "ReduceChargePoints", FuseBoxOption: "MinorChangeNeeded" } };
		const changed = await server.save(quoted, "3-a", other, { complete: true, target: "3-j" });
		expect(changed.status).toBe(200);
		expect(openSteps(changed.body.data)).toEqual(["3", "3-j", "3-h"]);
		expect(changed.body.data.flow.iteration).toBe(1);
		expect(changed.body.data.history).toHaveLength(1);
	});

	it.each([
		["3-a", "NoChargePoints", "MinorChangeNeeded", "automated-grid", "De stroom capaciteit kan niet uitgebreid worden"],
		["3-a", "GridUpgrade", "NoChargePoints", "automated-fusebox", "Hoofdverdeelkast kan niet aangepast of vervangen worden"],
		["3-a", "NoChargePoints", "NoChargePoints", "automated-grid", "De stroom capaciteit kan niet uitgebreid worden"],
	])("cancel the process in %s with power %s and fuse box %s: %s", async (step, PowerOption, FuseBoxOption, reason, label) => {
		const record = await server.atSurvey();
		const answer = await server.save(record, step, { BuildingOptions: { PowerOption, FuseBoxOption } }, { complete: true });
		expect(answer.body.data).toMatchObject({
			status: { cancelled: { enabled: true }, completed: { enabled: false } },
			statusMeta: { cancelled: { reason, label } },
		});
		const status = { synchronisation: { synced: answer.body.data.synced }, data: { status: "cancelled", action: "disable" } };
		const restored = await server.person("rvb").post(`processes/realisation/${record.uuid}/status`, status);
		expect(openSteps(restored.body.data)).toEqual(["3", "3-a"]);
	});

	it("are replayed out of the events like any step", async () => {
		const record = await server.surveyed("GridUpgrade", "ReplacementNeeded", "3-b");
		const after = await server.complete(record, "3-f", "3-g", fuseQuotation);
		const again = replay(() => server.tenant.flow.compiled, after.Events);
		expect(again.values).toEqual(after.values);
		expect(Object.keys(again.steps).sort()).toEqual(reached(after).sort());
	});
});
