import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { available, processStatus, type RealisationRecord, realisationOf, viewStep } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { newProcess, startProcess } from "../../server/test-support/test-process.ts";
import {
	alternativeAdvice,
	done,
	type Intent,
	negativeAdvice,
	saveBody,
	stepAfter,
	stepDataOf,
	valuesOf,
	walkTo,
} from "./harness/process-walk.ts";

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

describeOnEveryDatabase("a realisation", (make) => {
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

	const path = (call = "") => `processes/realisation/${record.uuid}${call}`;
	const body = (step: string, values: object, intent: Intent = {}) =>
		saveBody(test.app, test.tenant, record, step, values as Readonly<Record<string, unknown>>, intent);
	const save = async (who: TestPerson, step: string, values: object, intent: Intent = {}) => {
		record = await done(who, path(), body(step, values, intent));
		return record;
	};
	const status = (who: TestPerson, data: object) => who.post(path("/status"), { synchronisation: { synced: record.synced }, data });
	const setStatus = async (who: TestPerson, data: object) => {
		record = await done(who, path("/status"), { synchronisation: { synced: record.synced }, data });
	};
	const walk = async (step: string) => {
		record = await walkTo(test.app, test.tenant, { cpo, municipality }, record, step);
		return record;
	};
	const compiled = () => {
		const flow = test.app.tenants.find(test.tenant)?.flow.compiled;
		if (flow === undefined) throw new Error("no flow");
		return flow;
	};
	const group = (name: string) => (record.values as Groups)[name] ?? {};

	describe("has stakeholders", () => {
		it("REA-124 as slugs of the form category|slug", async () => {
			const contractor = await done(cpo, path("/stakeholders"), {
				synchronisation: { synced: record.synced },
				data: { slug: "contractor|aannemer-oost" },
			});
			expect(contractor.stakeholders).toHaveLength(4);
			for (const slug of contractor.stakeholders) expect(slug).toMatch(/^(municipality|cpo|gridoperator|contractor)\|[a-z0-9-]+$/);
		});

		it("REA-206 of which the last part of the municipality's is the geography code", async () => {
			for (const code of ["0202", "0200", "1705"]) {
				const slug = await test.municipalitySlug(code);
				const started = await startProcess(test, cpo, { geographyCode: code, stakeholders: [slug, "cpo|allego", "gridoperator|liander"] });
				expect([slug.split(/[|-]/).at(-1), started.MunicipalityCode]).toEqual([code, code]);
			}
		});

		it("REA-204 REA-205 that each have name, category, slug and enabled, of five categories", async () => {
			const list = (await cpo.get("stakeholders")).body.data as unknown as readonly Readonly<Record<string, unknown>>[];
			const categories = ["cpo", "municipality", "customer", "contractor", "gridoperator"];
			for (const stakeholder of list) {
				expect(Object.keys(stakeholder).sort()).toEqual(["category", "enabled", "name", "slug"]);
				expect(categories).toContain(stakeholder.category);
				expect(String(stakeholder.slug).startsWith(`${String(stakeholder.category)}|`)).toBe(true);
			}
			for (const category of ["cpo", "customer", "contractor", "gridoperator"]) {
				expect((await cpo.post("stakeholders", { name: `Nieuw ${category}`, category })).status).toBe(201);
			}
			for (const category of ["admin", "CPO", "operator", ""]) {
				expect((await cpo.post("stakeholders", { name: "Nieuw", category })).status).toBe(400);
			}
		});

		it("that a process cannot do without later cannot be left out at its start", async () => {
			for (const stakeholders of [["municipality|arnhem-0202"], ["municipality|arnhem-0202", "gridoperator|liander"]]) {
				const answer = await cpo.post("processes/realisation", newProcess(test.tenant, { stakeholders }));
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
			await save(cpo, "1", { ...valuesOf("1", record), Location: { ...group("Location"), ...place } });
			expect((await cpo.get(path())).body.data.values).toMatchObject({ Location: place });
		});

		it("REA-137 with a version, and earlier versions in the history", async () => {
			await walk("2");
			expect(group("Location").version).toBe(1);
			for (const [version, street] of [
				[2, "Nieuwe Plein"],
				[3, "Velperplein"],
			] as const) {
				await save(
					cpo,
					"1",
					{ ...stepDataOf("1", record), Location: { ...group("Location"), StreetName: street } },
					{ complete: true, target: "2" },
				);
				expect([group("Location").version, group("Location").StreetName]).toEqual([version, street]);
			}
			const former = record.history.map(({ values }) => (values as Groups).Location);
			expect(former.map((location) => [location?.version, location?.StreetName])).toEqual([
				[2, "Nieuwe Plein"],
				[1, "Jansbuitensingel"],
			]);
		});

		it("REA-251 which a change of step 1 unlocks and copies to the version after the highest", async () => {
			await walk("4");
			const actor = { userId: cpo.userId, roles: ["cpo"] };
			const rules = test.app.tenants.find(test.tenant)?.rules;
			if (rules === undefined) throw new Error("no tenant");
			const look = (mode: "view" | "change") => viewStep(compiled(), realisationOf(record), "1", actor, { mode }, test.clock.now, rules);
			expect([look("view")?.locked, look("change")?.locked]).toEqual([true, false]);
			const before = group("Location");
			await save(cpo, "1", stepDataOf("1", record));
			expect(group("Location")).toEqual({ ...before, version: 2 });
		});
	});

	it("REA-153 has in its advice an alternative location, a decision, a charging station version and whether it is confirmed", async () => {
		await walk("2");
		await save(municipality, "2", alternativeAdvice, { complete: true, target: "3" });
		const given = { Decision: "reject-own-location", ChargingStationVersion: "alfen-twin", Confirmed: true };
		await save(cpo, "3", { Advice: given });
		expect(group("Advice")).toMatchObject({ ...given, Alternative: { StreetName: "Nieuwe Plein", HouseNumber: "32", CityName: "Arnhem" } });
	});

	it("REA-159 has a traffic decision with its dates, its confirmation and whether it applies", async () => {
		await walk("5");
		await setStatus(municipality, { status: "vkb", action: "enable" });
		expect(group("TrafficDecision")).toEqual({
			PublicationDate: "2026-11-20",
			DefinitiveDate: "2027-01-02",
			ConfirmedDate: "2026-11-20",
			TrafficDecisionNotApplicable: false,
		});
	});

	describe("has a status", () => {
		it("REA-207 active without flags, and otherwise on hold, cancelled or completed", async () => {
			const shown = () => processStatus(realisationOf(record).flags);
			expect(shown()).toBe("active");
			await setStatus(cpo, { status: "onhold", action: "enable", reason: "vovo" });
			expect(shown()).toBe("onhold");
			await setStatus(cpo, { status: "cancelled", action: "enable", reason: "other" });
			expect(shown()).toBe("cancelled");
			await setStatus(cpo, { status: "cancelled", action: "disable" });
			await setStatus(cpo, { status: "onhold", action: "disable" });
			expect(shown()).toBe("active");
			await walk("end");
			expect(shown()).toBe("completed");
		});

		it("REA-212 changed by cancelled, onhold or vkb, each with enable or disable, and by nothing else", async () => {
			await walk("5");
			for (const [name, extra] of [
				["onhold", { reason: "vovo" }],
				["cancelled", { reason: "other" }],
				["vkb", {}],
			] as const) {
				for (const action of ["enable", "disable"]) {
					const data = { status: name, action, ...(action === "enable" ? extra : {}) };
					await setStatus(municipality, data);
					expect([name, record.status[name].enabled]).toEqual([name, action === "enable"]);
				}
			}
			for (const data of [
				{ status: "gdpr", action: "enable" },
				{ status: "completed", action: "enable" },
				{ status: "active", action: "enable" },
				{ status: "onhold", action: "toggle", reason: "vovo" },
				{ status: "onhold", action: true, reason: "vovo" },
			]) {
				expect([data, (await status(municipality, data)).status]).toEqual([data, 400]);
			}
		});

		it("REA-213 open for change unless it is completed, cancelled or on hold", async () => {
			await walk("2");
			const change = () => cpo.post(path(), body("1", stepDataOf("1", record)));
			await setStatus(cpo, { status: "onhold", action: "enable", reason: "vovo" });
			expect((await change()).body.code).toBe("locked");
			await setStatus(cpo, { status: "onhold", action: "disable" });
			await setStatus(cpo, { status: "cancelled", action: "enable", reason: "other" });
			expect((await change()).body.code).toBe("locked");
			await setStatus(cpo, { status: "cancelled", action: "disable" });
			const changed = await change();
			expect(changed.status).toBe(200);
			record = changed.body.data;
			await walk("end");
			expect((await change()).body.code).toBe("not-open-for-change");
		});
	});

	describe("has steps", () => {
		it("REA-239 available once they have a start time and completed once they have a completion time", async () => {
			await walk("4");
			const actor = { userId: cpo.userId, roles: ["cpo", "municipality"] };
			const rules = test.app.tenants.find(test.tenant)?.rules;
			if (rules === undefined) throw new Error("no tenant");
			const states = new Map(record.flow.state.map((state) => [state.step, state]));
			for (const step of available(compiled(), realisationOf(record), actor, rules).steps) {
				const state = states.get(step.code);
				expect([step.code, step.open.allowed]).toEqual([step.code, state?.started_at !== undefined]);
				expect([step.code, step.state === "completed"]).toEqual([step.code, typeof state?.completed_at === "number"]);
			}
			expect([...states.keys()]).toEqual(["1", "2", "4"]);
		});

		it("REA-261 REA-266 of which a positive advice needs no decision and leads to step 4", async () => {
			await walk("2");
			await save(municipality, "2", valuesOf("2", record), { complete: true, target: "4" });
			expect(record.flow.activeStep).toBe("4");
			expect(record.flow.state.map(({ step }) => step)).not.toContain("3");
			expect(group("Advice").Decision).toBeUndefined();
		});

		it("of which a negative advice leads to the decision", async () => {
			await walk("2");
			await save(municipality, "2", negativeAdvice, { complete: true, target: "3" });
			expect(record.flow.activeStep).toBe("3");
		});

		it("REA-411 whose save carries the uuid of the step it leads to", async () => {
			const { data, ...rest } = body("1", valuesOf("1", record), { complete: true, target: "2" });
			const [one, two, three] = test.app.tenants.find(test.tenant)?.flow.definition.steps.map(({ uuid }) => uuid) ?? [];
			expect((await cpo.post(path(), { ...rest, data: { values: data.values } })).status).toBe(400);
			for (const uuid of [one, three]) expect((await cpo.post(path(), { ...rest, data: { ...data, status: { uuid } } })).status).toBe(400);
			const answer = await cpo.post(path(), { ...rest, data: { ...data, status: { uuid: two } } });
			expect([answer.status, answer.body.data.status.uuid]).toEqual([200, two]);
		});

		it("of which the grid connection takes an empty request date, sent as an empty string, for none", async () => {
			await walk("6");
			await save(cpo, "5", stepDataOf("5", record));
			expect(group("GridConnection").RequestDate).toBe("2026-11-20");
			await save(cpo, "5", { GridConnection: { ...group("GridConnection"), RequestDate: "" } });
			expect(group("GridConnection").RequestDate ?? "").toBe("");
		});

		it("REA-345 of which the commissioning keeps no empty dates", async () => {
			await walk("7");
			await save(cpo, "7", { DateOfCommissioning: { DateOfCommissioning: "", DateOfEnergyConnection: "2027-01-06" } });
			expect(group("DateOfCommissioning")).toEqual({ DateOfEnergyConnection: "2027-01-06" });
		});

		it("that each lead on as the flow says, and complete the process with the last", async () => {
			for (const step of ["1", "2", "4", "5", "6", "7", "8"]) {
				await walk(step);
				expect([record.flow.activeStep, record.status.step]).toEqual([step, step]);
				expect(stepAfter[step]).toBeDefined();
			}
			await walk("end");
			expect(record).toMatchObject({ flow: { activeStep: null }, status: { label: "Afgerond", completed: { enabled: true } } });
		});
	});
});
