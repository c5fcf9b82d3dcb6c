import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type CompiledStep, type RealisationRecord, realisationOf, viewStep } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { openSteps, PropertyServer } from "./property-process.ts";

describeOnEveryDatabase("the screens of the property-management flow", (make) => {
	let server: PropertyServer;
	beforeAll(async () => {
		server = await PropertyServer.open(await make());
	});
	afterAll(() => server.all.close());

	const step = (code: string): CompiledStep => {
		const found = server.tenant.flow.compiled.steps.get(code);
		if (found === undefined) throw new Error(`no step ${code}`);
		return found;
	};
	const fields = (code: string) => [...step(code).form.fields.keys()].map((path) => path.split(".").at(-1));
	const hints = (code: string, list: string) =>
		step(code)
			.definition.sections.map(({ ui }) => (ui as Readonly<Record<string, unknown>> | undefined)?.[list])
			.find((found) => found !== undefined);

	it("has a screen for each sub-step, with its own fields", () => {
		const screens = Object.fromEntries(step("3").children.map(({ code, definition }) => [code, [definition.label, fields(code)]]));
		expect(screens).toMatchObject({
			"3-a": ["Schouw verslag", expect.arrayContaining(["SiteReportLink", "PowerOption", "FuseBoxOption"])],
			"3-b": ["Offerte netverzwaring", ["GridOperatorQuotationLink", "Amount"]],
			"3-c": ["Toestemming netverzwaring", expect.arrayContaining(["PowerPermissionAskedDate", "PowerAdjustmentDecision"])],
			"3-d": ["Uitvoering netverzwaring", expect.arrayContaining(["PowerUpgradeRequestDate", "PowerUpgradeFinishDate"])],
			"3-e": ["Opties energieaansluiting", expect.arrayContaining(["PowerOption", "PowerAdjustmentDecision", "Amount"])],
			"3-f": ["Offerte hoofdverdeelkast", ["FuseBoxContractorQuotationLink", "Amount"]],
			"3-g": ["Toestemming hoofdverdeelkast", expect.arrayContaining(["FuseBoxPermissionAskedDate", "FuseBoxAdjustmentDecision"])],
			"3-h": ["Uitvoering hoofdverdeelkast", expect.arrayContaining(["FuseBoxAdjustmentRequestDate", "FuseBoxAdjustmentFinishDate"])],
			"3-i": ["Opties hoofdverdeelkast", expect.arrayContaining(["FuseBoxOption", "FuseBoxAdjustmentDecision", "Amount"])],
			"3-j": ["Aanpassen aantal laadpunten", expect.arrayContaining(["ReprogramNumberOfChargingPoints", "ExtraNeedChargePoints"])],
		});
	});

	it("has lists of items from received quotations to payment", () => {
		expect(hints("5", "Quotations")).toMatchObject({ "ui:widget": "repeatable", "ui:options": { addText: "Voeg een offerte toe" } });
		expect(step("6").definition.sections[0]?.title).toBe("Inkoop goedkeuring");
		for (const [code, list] of [
			["6", "QuotationApprovals"],
			["7", "BuyingOrders"],
			["8", "Planning"],
			["9", "PartyList"],
			["10", "DeliveryDocuments"],
			["11", "Payments"],
		] as const) {
			expect(hints(code, list)).toMatchObject({ "ui:widget": "repeatable" });
		}
		expect(fields("9")).toContain("AllPartiesSignedDate");
		expect(step("11").definition.final).toBe(true);
		expect(step("11").following).toBeNull();
	});

	it("REA-298 REA-300 starts each step when the one before it is completed, and no sooner", async () => {
		const started = await server.start();
		const line = server.tenant.flow.definition.steps.map(({ code }) => code);
		for (const code of line.slice(1)) expect((await server.save(started, code, {})).body.code).toBe("step-not-available");
		const surveyed = await server.surveyed("SufficientPowerWithStaticLoadbalancing", "MinorChangeNeeded", "3-h");
		let record = await server.complete(surveyed, "3-h", "4", { BuildingAdjustments: { FuseBoxAdjustmentFinishDate: "2026-05-12" } });
		for (const [index, code] of line.slice(3, -1).entries()) {
			expect(openSteps(record)).toEqual([code]);
			const next = line[index + 4] ?? "";
			expect((await server.save(record, next, {})).body.code).toBe("step-not-available");
			record = await server.complete(record, code, next, {});
		}
		expect(openSteps(record)).toEqual(["11"]);
		const upgrade = await server.surveyed("GridUpgrade", "ReplacementNeeded", "3-b");
		expect(openSteps(upgrade)).toEqual(["3", "3-b", "3-f"]);
		expect((await server.save(upgrade, "3-e", {})).body.code).toBe("step-not-available");
	});

	it("REA-258 finishing step 11 validates, and locks the form when it succeeds", async () => {
		const { compiled, definition } = server.tenant.flow;
		const surveyed = await server.surveyed("SufficientPowerWithStaticLoadbalancing", "MinorChangeNeeded", "3-h");
		let record = await server.complete(surveyed, "3-h", "4", { BuildingAdjustments: { FuseBoxAdjustmentFinishDate: "2026-05-12" } });
		const line = definition.steps.map(({ code }) => code);
		const orders = { BuyingOrders: [{ uuid: "5a0f6a52-7f0e-4c39-9a40-2b1f3f4be000", PartyName: "Noord" }] };
		for (const [index, code] of line.slice(3, -1).entries()) {
			record = await server.complete(record, code, line[index + 4] ?? "", code === "7" ? orders : {});
		}
		const paid = (PaymentCompletedDate: string) => ({
			Payments: (record.values.Payments as readonly object[]).map((payment) => ({ ...payment, PaymentCompletedDate })),
		});
		const staff = { userId: "behandelaar", roles: ["caseworker"] };
		const standing = () =>
			viewStep(compiled, realisationOf(record), "11", staff, { mode: "view" }, server.all.clock.now, server.tenant.rules);
		expect(standing()).toMatchObject({ locked: false, buttons: { finish: { shown: true, enabled: true } } });

		const refused = await server.save(record, "11", paid("gisteren"), { complete: true });
		expect([refused.status, refused.body.errors?.map(({ path }: { path: string }) => path)]).toEqual([
			400,
			["Payments.0.PaymentCompletedDate"],
		]);
		expect(standing()?.locked).toBe(false);

		const finished = await server.save(record, "11", paid("2026-09-15"), { complete: true });
		expect(finished.status).toBe(200);
		record = finished.body.data as RealisationRecord;
		expect(record.status).toMatchObject({ label: "Afgerond", completed: { enabled: true } });
		expect(standing()).toMatchObject({ locked: true, buttons: { save: { shown: false }, finish: { shown: false } } });
		expect((await server.save(record, "11", {})).status).toBe(400);
	});

	it("a customer sees a step and what is in it, and may change nothing", async () => {
		const record = await server.atSurvey();
		const { compiled } = server.tenant.flow;
		const actor = { userId: "klant", roles: ["customer"] };
		const view = viewStep(compiled, realisationOf(record), "3-a", actor, { mode: "view" }, server.all.clock.now, server.tenant.rules);
		expect(view?.locked).toBe(true);
		expect(view?.buttons.save.shown).toBe(false);
		expect(view?.sections.length).toBeGreaterThan(0);
	});

	it("PLA-078 who has the right places comments; an administrator, who has not, only reads them", async () => {
		const { uuid } = await server.start();
		const path = `processes/realisation/${uuid}/comments`;
		const place = (role: string) => server.person(role).post(path, { data: { action: "create", message: `Van ${role}` } });
		for (const role of ["rvb", "customer", "caseworker", "caseviewer"]) expect([role, (await place(role)).status]).toEqual([role, 200]);
		expect((await place("admin")).status).toBe(403);
		const { comments } = (await server.person("admin").get(path)).body.data as unknown as { comments: readonly object[] };
		expect(comments).toHaveLength(4);
	});
});
