import { describe, expect, it } from "@jest/globals";
import { available, processStatus, realisationOf, viewStep } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { newProcess, startProcess } from "../../server/test-support/test-process.ts";
import { ProcessBench } from "./harness/process-bench.ts";
import { alternativeAdvice, done, negativeAdvice, stepAfter, stepDataOf, valuesOf } from "./harness/process-walk.ts";

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

describeOnEveryDatabase("a realisation", (make) => {
	const bench = new ProcessBench(make);

	const group = (name: string) => (bench.record.values as Groups)[name] ?? {};

	describe("has stakeholders", () => {
		it("REA-124 as slugs of the form category|slug", async () => {
			const contractor = await done(bench.cpo, bench.path("/stakeholders"), {
				synchronisation: { synced: bench.record.synced },
				data: { slug: "contractor|aannemer-oost" },
			});
			expect(contractor.stakeholders).toHaveLength(4);
			for (const slug of contractor.stakeholders) expect(slug).toMatch(/^(municipality|cpo|gridoperator|contractor)\|[a-z0-9-]+$/);
		});

		it("REA-206 of which the last part of the municipality's is the geography code", async () => {
			for (const code of ["0202", "0200", "1705"]) {
				const slug = await bench.test.municipalitySlug(code);
				const started = await startProcess(bench.test, bench.cpo, {
					geographyCode: code,
					stakeholders: [slug, "cpo|allego", "gridoperator|liander"],
				});
				expect([slug.split(/[|-]/).at(-1), started.MunicipalityCode]).toEqual([code, code]);
			}
		});

		it("REA-204 REA-205 that each have name, category, slug and enabled, of five categories", async () => {
			const list = (await bench.cpo.get("stakeholders")).body.data as unknown as readonly Readonly<Record<string, unknown>>[];
			const categories = ["cpo", "municipality", "customer", "contractor", "gridoperator"];
			for (const stakeholder of list) {
				expect(Object.keys(stakeholder).sort()).toEqual(["category", "enabled", "name", "slug"]);
				expect(categories).toContain(stakeholder.category);
				expect(String(stakeholder.slug).startsWith(`${String(stakeholder.category)}|`)).toBe(true);
			}
			for (const category of ["cpo", "customer", "contractor", "gridoperator"]) {
				expect((await bench.cpo.post("stakeholders", { name: `Nieuw ${category}`, category })).status).toBe(201);
			}
			for (const category of ["admin", "CPO", "operator", ""]) {
				expect((await bench.cpo.post("stakeholders", { name: "Nieuw", category })).status).toBe(400);
			}
		});

		it("that a process cannot do without later cannot be left out at its start", async () => {
			for (const stakeholders of [["municipality|arnhem-0202"], ["municipality|arnhem-0202", "gridoperator|liander"]]) {
				const answer = await bench.cpo.post("processes/realisation", newProcess(bench.test.tenant, { stakeholders }));
				expect([stakeholders, answer.status]).toEqual([stakeholders, 400]);
			}
		});
	});

	describe("has a location", () => {
		const place = {
			Latitude: 51.98,
			Longitude: 5.91,
			StreetName: "Jansbuitensingel",
			HouseNumber: "7",
			HouseNumberSuffix: "a",
			PostalCode: "6811 AA",
			CityName: "Arnhem",
		};

		it("REA-135 with position, street, number, suffix, postal code and city", async () => {
			await bench.save(bench.cpo, "1", { ...valuesOf("1", bench.record), Location: { ...group("Location"), ...place } });
			expect((await bench.cpo.get(bench.path())).body.data.values).toMatchObject({ Location: place });
		});

		it("REA-137 with a version, and earlier versions in the history", async () => {
			await bench.walk("2");
			expect(group("Location").version).toBe(1);
			for (const [version, street] of [
				[2, "Nieuwe Plein"],
				[3, "Velperplein"],
			] as const) {
				await bench.save(
					bench.cpo,
					"1",
					{ ...stepDataOf("1", bench.record), Location: { ...group("Location"), StreetName: street } },
					{ complete: true, target: "2" },
				);
				expect([group("Location").version, group("Location").StreetName]).toEqual([version, street]);
			}
			const former = bench.record.history.map(({ values }) => (values as Groups).Location);
			expect(former.map((location) => [location?.version, location?.StreetName])).toEqual([
				[2, "Nieuwe Plein"],
				[1, "Jansbuitensingel"],
			]);
		});

		it("REA-251 which a change of step 1 unlocks and copies to the version after the highest", async () => {
			await bench.walk("4");
			const actor = { userId: bench.cpo.userId, roles: ["cpo"] };
			const rules = bench.test.app.tenants.find(bench.test.tenant)?.rules;
			if (rules === undefined) throw new Error("no tenant");
			const look = (mode: "view" | "change") =>
				viewStep(bench.flow, realisationOf(bench.record), "1", actor, { mode }, bench.test.clock.now, rules);
			expect([look("view")?.locked, look("change")?.locked]).toEqual([true, false]);
			const before = group("Location");
			await bench.save(bench.cpo, "1", stepDataOf("1", bench.record));
			expect(group("Location")).toEqual({ ...before, version: 2 });
		});
	});

	it("REA-153 has in its advice an alternative location, a decision, a charging station version and whether it is confirmed", async () => {
		await bench.walk("2");
		await bench.save(bench.municipality, "2", alternativeAdvice, { complete: true, target: "3" });
		const given = { Decision: "reject-own-location", ChargingStationVersion: "alfen-twin", Confirmed: true };
		await bench.save(bench.cpo, "3", { Advice: given });
		expect(group("Advice")).toMatchObject({ ...given, Alternative: { StreetName: "Nieuwe Plein", HouseNumber: "32", CityName: "Arnhem" } });
	});

	it("REA-159 has a traffic decision with its dates, its confirmation and whether it applies", async () => {
		await bench.walk("5");
		await bench.setStatus(bench.municipality, { status: "vkb", action: "enable" });
		expect(group("TrafficDecision")).toEqual({
			PublicationDate: "2026-11-20",
			DefinitiveDate: "2027-01-02",
			ConfirmedDate: "2026-11-20",
			TrafficDecisionNotApplicable: false,
		});
	});

	describe("has a status", () => {
		it("REA-207 active without flags, and otherwise on hold, cancelled or completed", async () => {
			const shown = () => processStatus(realisationOf(bench.record).flags);
			expect(shown()).toBe("active");
			await bench.setStatus(bench.cpo, { status: "onhold", action: "enable", reason: "vovo" });
			expect(shown()).toBe("onhold");
			await bench.setStatus(bench.cpo, { status: "cancelled", action: "enable", reason: "other" });
			expect(shown()).toBe("cancelled");
			await bench.setStatus(bench.cpo, { status: "cancelled", action: "disable" });
			await bench.setStatus(bench.cpo, { status: "onhold", action: "disable" });
			expect(shown()).toBe("active");
			await bench.walk("end");
			expect(shown()).toBe("completed");
		});

		it("REA-212 changed by cancelled, onhold or vkb, each with enable or disable, and by nothing else", async () => {
			await bench.walk("5");
			for (const [name, extra] of [
				["onhold", { reason: "vovo" }],
				["cancelled", { reason: "other" }],
				["vkb", {}],
			] as const) {
				for (const action of ["enable", "disable"]) {
					const data = { status: name, action, ...(action === "enable" ? extra : {}) };
					await bench.setStatus(bench.municipality, data);
					expect([name, bench.record.status[name].enabled]).toEqual([name, action === "enable"]);
				}
			}
			for (const data of [
				{ status: "gdpr", action: "enable" },
				{ status: "completed", action: "enable" },
				{ status: "active", action: "enable" },
				{ status: "onhold", action: "toggle", reason: "vovo" },
				{ status: "onhold", action: true, reason: "vovo" },
			]) {
				expect([data, (await bench.status(bench.municipality, data)).status]).toEqual([data, 400]);
			}
		});

		it("REA-213 open for change unless it is completed, cancelled or on hold", async () => {
			await bench.walk("2");
			const change = () => bench.cpo.post(bench.path(), bench.body("1", stepDataOf("1", bench.record)));
			await bench.setStatus(bench.cpo, { status: "onhold", action: "enable", reason: "vovo" });
			expect((await change()).body.code).toBe("locked");
			await bench.setStatus(bench.cpo, { status: "onhold", action: "disable" });
			await bench.setStatus(bench.cpo, { status: "cancelled", action: "enable", reason: "other" });
			expect((await change()).body.code).toBe("locked");
			await bench.setStatus(bench.cpo, { status: "cancelled", action: "disable" });
			const changed = await change();
			expect(changed.status).toBe(200);
			bench.record = changed.body.data;
			await bench.walk("end");
			expect((await change()).body.code).toBe("not-open-for-change");
		});
	});

	describe("has steps", () => {
		it("REA-239 available once they have a start time and completed once they have a completion time", async () => {
			await bench.walk("4");
			const actor = { userId: bench.cpo.userId, roles: ["cpo", "municipality"] };
			const rules = bench.test.app.tenants.find(bench.test.tenant)?.rules;
			if (rules === undefined) throw new Error("no tenant");
			const states = new Map(bench.record.flow.state.map((state) => [state.step, state]));
			for (const step of available(bench.flow, realisationOf(bench.record), actor, rules).steps) {
				const state = states.get(step.code);
				expect([step.code, step.open.allowed]).toEqual([step.code, state?.started_at !== undefined]);
				expect([step.code, step.state === "completed"]).toEqual([step.code, typeof state?.completed_at === "number"]);
			}
			expect([...states.keys()]).toEqual(["1", "2", "4"]);
		});

		it("REA-261 REA-266 of which a positive advice needs no decision and leads to step 4", async () => {
			await bench.walk("2");
			await bench.save(bench.municipality, "2", valuesOf("2", bench.record), { complete: true, target: "4" });
			expect(bench.record.flow.activeStep).toBe("4");
			expect(bench.record.flow.state.map(({ step }) => step)).not.toContain("3");
			expect(group("Advice").Decision).toBeUndefined();
		});

		it("of which a negative advice leads to the decision", async () => {
			await bench.walk("2");
			await bench.save(bench.municipality, "2", negativeAdvice, { complete: true, target: "3" });
			expect(bench.record.flow.activeStep).toBe("3");
		});

		it("REA-411 whose save carries the uuid of the step it leads to", async () => {
			const { data, ...rest } = bench.body("1", valuesOf("1", bench.record), { complete: true, target: "2" });
			const [one, two, three] = bench.test.app.tenants.find(bench.test.tenant)?.flow.definition.steps.map(({ uuid }) => uuid) ?? [];
			expect((await bench.cpo.post(bench.path(), { ...rest, data: { values: data.values } })).status).toBe(400);
			for (const uuid of [one, three])
				expect((await bench.cpo.post(bench.path(), { ...rest, data: { ...data, status: { uuid } } })).status).toBe(400);
			const answer = await bench.cpo.post(bench.path(), { ...rest, data: { ...data, status: { uuid: two } } });
			expect([answer.status, answer.body.data.status.uuid]).toEqual([200, two]);
		});

		it("of which the grid connection takes an empty request date, sent as an empty string, for none", async () => {
			await bench.walk("6");
			await bench.save(bench.cpo, "5", stepDataOf("5", bench.record));
			expect(group("GridConnection").RequestDate).toBe("2026-11-20");
			await bench.save(bench.cpo, "5", { GridConnection: { ...group("GridConnection"), RequestDate: "" } });
			expect(group("GridConnection").RequestDate ?? "").toBe("");
		});

		it("REA-345 of which the commissioning keeps no empty dates", async () => {
			await bench.walk("7");
			await bench.save(bench.cpo, "7", { DateOfCommissioning: { DateOfCommissioning: "", DateOfEnergyConnection: "2027-01-06" } });
			expect(group("DateOfCommissioning")).toEqual({ DateOfEnergyConnection: "2027-01-06" });
		});

		it("that each lead on as the flow says, and complete the process with the last", async () => {
			for (const step of ["1", "2", "4", "5", "6", "7", "8"]) {
				await bench.walk(step);
				expect([bench.record.flow.activeStep, bench.record.status.step]).toEqual([step, step]);
				expect(stepAfter[step]).toBeDefined();
			}
			await bench.walk("end");
			expect(bench.record).toMatchObject({ flow: { activeStep: null }, status: { label: "Afgerond", completed: { enabled: true } } });
		});
	});
});
