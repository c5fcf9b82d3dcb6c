import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Deployment, messagesOf, type Process, type Values } from "./harness/deployment.ts";
import { places } from "./harness/places.ts";

const tenant = "amsterdam";
const place = places[tenant];
const [Municipality, ChargePointOperator, GridOperator] = place?.stakeholders ?? [];
const proposal: Values = {
	Docs: { ParkingSpots: ["inrichtingsplan.pdf"] },
	Location: { ...place?.address },
	ParkingSpots: { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 1 },
	Stakeholders: { Municipality, ChargePointOperator, GridOperator },
};
const approvals = (broker: string | null, gridOperator: string | null): Values => ({
	BrokerApproval: broker === null ? {} : { IsBrokerAccepted: broker },
	GridOperatorApproval: gridOperator === null ? {} : { IsGridOperatorAccepted: gridOperator },
});
const advice = (CPOAdvice: string | null, more: Values = {}): Values => ({
	CPOAdvice: { ...(CPOAdvice === null ? {} : { CPOAdvice }), ...(CPOAdvice === "yes" ? {} : { CPOComments: "Te smal." }), ...more },
});
const alternative = advice("alternative", {
	Alternative: {
		...place?.elsewhere,
		ParkingSpots: { Type: "cluster", NumberOfChargingStations: 2, NumberOfParkingSpots: 4 },
		Docs: { ParkingSpots: ["ander-plan.pdf"] },
	},
});
const decision = (Decision: string): Values => ({ CPOAdvice: { Decision, Confirmed: true } });
const order: Values = {
	OrderConfirmation: { IsOrderConfirmed: true, IsAdditionalWorkConfirmed: "accepted", Approver: "Team Laden" },
	TrafficDecision: { PublicationDate: "2026-11-20" },
};
const noAgreement = "Het proces kan niet verder zonder akkoord. Ga terug naar stap 1 om het locatievoorstel te wijzigen.";
const missing = "Ten minste 1 besluit ontbreekt.";
const required = "Dit is een vereist veld";

interface FieldSchema {
	readonly title?: string;
	readonly type?: string;
	readonly default?: unknown;
	readonly minimum?: number;
	readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
	readonly items?: FieldSchema;
	readonly properties?: Readonly<Record<string, FieldSchema>>;
}

describe("the city's process", () => {
	let deployment: Deployment;
	beforeAll(async () => {
		deployment = await Deployment.open();
	});
	afterAll(() => deployment.close());

	/** A process at the step, with the advice that leads there. */
	async function at(step: "1" | "2" | "3" | "4" | "5" | "7", given: Values = advice("yes")): Promise<Process> {
		const process = await deployment.start(tenant);
		const decided = (given.CPOAdvice as Values).CPOAdvice === "yes" ? "5" : "4";
		const moves: readonly (readonly [string, string, Values, string])[] = [
			["1", "municipality", proposal, "2"],
			["2", "municipality", approvals("yes", "yes"), "3"],
			["3", "cpo", given, decided],
			["5", "municipality", order, "6"],
			["6", "cpo", { GridConnection: { RequestDate: "2026-11-20", ConnectionValue: "3 x 25 A" } }, "7"],
		];
		for (const [code, role, values, target] of moves) {
			if (process.record.flow.activeStep === step) break;
			await process.complete(role, code, values, target);
		}
		return process;
	}
	const tryNext = (process: Process, role: string, step: string, values: Values, target: string) =>
		process.save(role, step, values, { complete: true, target });
	/** The form's field at the path, as the screen shows it. */
	async function fieldOn(process: Process, role: string, step: string, path: string): Promise<FieldSchema> {
		for (const { section, fields } of await process.sections(role, step)) {
			const field = path
				.split(".")
				.reduce<FieldSchema | undefined>((node, name) => node?.properties?.[name], section.schema as FieldSchema);
			if (field !== undefined && fields[path]?.shown === true) return field;
		}
		throw new Error(`step ${step} shows no ${path}`);
	}
	const options = (field: FieldSchema) => (field.oneOf ?? []).map((option) => [option.const, option.title]);

	it("REA-304 REA-305 has exactly nine steps, of which SAT is the last", async () => {
		const steps = deployment.app.tenants.find(tenant)?.flow.definition.steps ?? [];
		expect(steps.map(({ code, label, access }) => `${code} ${label} (${access.edit.join()})`)).toEqual([
			"1 Locatievoorstel (municipality)",
			"2 Check stadsdeel en netbeheerder (municipality)",
			"3 Advies CPO (cpo)",
			"4 Beoordeling advies CPO (municipality)",
			"5 Verkeersbesluit en opdrachtbevestiging (municipality)",
			"6 Aanvragen netaansluiting (cpo)",
			"7 Plan realisatie (cpo)",
			"8 Realisatie en inbedrijfstelling (cpo)",
			"9 SAT (cpo)",
		]);
		expect(steps.filter(({ final }) => final === true).map(({ code }) => code)).toEqual(["9"]);
	});

	it("REA-139 proposes a station or a cluster, by default a station", async () => {
		const process = await at("1");
		expect((process.record.values.ParkingSpots as Values).Type).toBe("station");
		const type = await fieldOn(process, "municipality", "1", "ParkingSpots.Type");
		expect([options(type), type.default]).toEqual([
			[
				["station", "Laadpaal"],
				["cluster", "Laadcluster"],
			],
			"station",
		]);
		const save = async (Type: string) =>
			(await process.save("municipality", "1", { ...proposal, ParkingSpots: { ...(proposal.ParkingSpots as Values), Type } })).status;
		expect([await save("cluster"), await save("hub")]).toEqual([200, 400]);
	});

	it("asks the district and the grid operator", async () => {
		const process = await at("2");
		const of = (path: string) => fieldOn(process, "municipality", "2", path);
		for (const name of ["BrokerName", "BrokerComments", "BrokerApprovalRequestedDate", "BrokerApprovalReceivedDate"])
			expect((await of(`BrokerApproval.${name}`)).type).toBe("string");
		for (const name of [
			"GridOperatorName",
			"GridOperatorComments",
			"GridOperatorApprovalRequestedDate",
			"GridOperatorApprovalReceivedDate",
		])
			expect((await of(`GridOperatorApproval.${name}`)).type).toBe("string");
		expect(options(await of("GridOperatorApproval.IsGridOperatorAccepted"))).toEqual([
			["yes", "Akkoord"],
			["no", "Afgekeurd"],
		]);
		expect(options(await of("BrokerApproval.IsBrokerAccepted"))).toEqual([
			["", ""],
			["yes", "Akkoord"],
			["blanco", "Geen reactie"],
			["negative-advice", "Negatief advies"],
		]);
		for (const answer of ["", "yes", "blanco", "negative-advice"])
			expect([answer, (await process.save("municipality", "2", approvals(answer, null))).status]).toEqual([answer, 200]);
		expect((await process.save("municipality", "2", approvals("no", null))).status).toBe(400);
	});

	it("REA-286 REA-326 REA-327 goes on with an answer of the district and the agreement of the grid operator", async () => {
		const process = await at("2");
		const messages = async (broker: string | null, gridOperator: string | null) =>
			messagesOf(await tryNext(process, "municipality", "2", approvals(broker, gridOperator), "3"));
		expect(await messages(null, null)).toEqual({
			"BrokerApproval.IsBrokerAccepted": missing,
			"GridOperatorApproval.IsGridOperatorAccepted": missing,
		});
		expect(await messages("", "yes")).toEqual({ "BrokerApproval.IsBrokerAccepted": missing });
		expect(await messages("yes", null)).toEqual({ "GridOperatorApproval.IsGridOperatorAccepted": missing });
		expect(await messages(null, "yes")).toEqual({ "BrokerApproval.IsBrokerAccepted": missing });
		expect(await messages(null, "no")).toEqual({ "BrokerApproval.IsBrokerAccepted": missing, "": noAgreement });
		for (const broker of ["yes", "blanco", "negative-advice"]) {
			expect(await messages(broker, "no")).toEqual({ "": noAgreement });
			const other = await at("2");
			await other.complete("municipality", "2", approvals(broker, "yes"), "3");
			expect(other.record.flow.activeStep).toBe("3");
		}
		expect(process.record.flow.activeStep).toBe("2");
	});

	it("REA-083 REA-155 asks the CPO for the preparation of the place: which of thirteen works, and what else", async () => {
		const process = await at("3");
		const of = (path: string) => fieldOn(process, "cpo", "3", path);
		const works = await of("LocationPreparation.RequiresLocationPreparation");
		expect([works.type, works.items?.oneOf]).toEqual(["array", expect.any(Array)]);
		expect(works.items?.oneOf).toHaveLength(13);
		expect((await of("LocationPreparation.OtherReason")).type).toBe("string");
	});

	it("REA-478 offers thirteen works", async () => {
		const works = await fieldOn(await at("3"), "cpo", "3", "LocationPreparation.RequiresLocationPreparation");
		expect(works.items?.oneOf?.map(({ title }) => title)).toEqual([
			"flespaal met bebording",
			"belijning",
			"bossages lager dan 1 meter verwijderen",
			"bossages hoger dan 1 meter verwijderen",
			"twee diamantkoppalen",
			"één diamantkoppaal",
			"omtegeling",
			"oortje in bestrating",
			"oortje in asfalt",
			"biggenruggen in bestrating",
			"biggenruggen in asfalt",
			"rvs paalbeschermer",
			"Overige",
		]);
	});

	it("REA-323 REA-324 REA-325 Overige asks for a description, and additional costs are not negative", async () => {
		const process = await at("3");
		const preparation = (works: readonly string[], OtherReason?: string): Values => ({
			...advice("yes"),
			LocationPreparation: { RequiresLocationPreparation: works, ...(OtherReason === undefined ? {} : { OtherReason }) },
		});
		const demanded = await tryNext(process, "cpo", "3", preparation(["belijning", "Overige"]), "5");
		expect(messagesOf(demanded)).toEqual({
			"LocationPreparation.OtherReason": "Vul een korte omschrijving van de overige voorbereidingen in.",
		});
		const writable = async () =>
			(await process.sections("cpo", "3")).flatMap(({ fields }) => fields["LocationPreparation.OtherReason"]?.writable ?? []);
		await process.save("cpo", "3", preparation(["belijning"]));
		expect(await writable()).toEqual([false]);
		expect((await process.save("cpo", "3", preparation(["belijning"], "Hek"))).status).toBe(400);
		await process.save("cpo", "3", preparation(["Overige"]));
		expect(await writable()).toEqual([true]);
		const costs = (SumAdditionalCost: number) => process.save("cpo", "3", advice("yes", { SumAdditionalCost }));
		expect([(await costs(-0.01)).status, (await costs(0)).status]).toEqual([400, 200]);
		await process.complete("cpo", "3", preparation(["Overige"], "Hek verplaatsen"), "5");
	});

	it("PLA-152 asks for the charging station: master types, satellite and others", async () => {
		const version = await fieldOn(await at("3"), "cpo", "3", "CPOAdvice.ChargingStationVersion");
		expect(version.oneOf?.map(({ title }) => title)).toEqual(["Master enkel", "Master dubbel", "Satelliet", "Anders"]);
	});

	it("REA-330 REA-365 does not go on without an advice", async () => {
		const process = await at("3");
		expect(messagesOf(await tryNext(process, "cpo", "3", {}, "4"))).toEqual({
			"CPOAdvice.CPOAdvice": "Het proces kan niet verder zonder advies.",
		});
		const silent = await tryNext(process, "cpo", "3", { CPOAdvice: { CPOAdvice: "no", CPOComments: "  " } }, "4");
		expect(messagesOf(silent)).toEqual({
			"CPOAdvice.CPOComments": "Het proces kan bij een afwijzing of alternatief niet verder zonder toelichting.",
		});
	});

	it("REA-267 REA-287 a positive advice leads two steps ahead, to step 5", async () => {
		const process = await at("3");
		await process.complete("cpo", "3", advice("yes"), "5");
		expect([process.record.flow.activeStep, process.record.flow.state.map(({ step }) => step)]).toEqual(["5", ["1", "2", "3", "5"]]);
	});

	it("REA-097 step 4 shows the advice and asks for the decision on it", async () => {
		const process = await at("4", alternative);
		const sections = await process.sections("municipality", "4");
		expect(sections.map(({ section }) => section.title)).toEqual([
			"Samenvatting advies",
			"Eigen voorstel en alternatief",
			"Meerwerk",
			"Offertes",
			"Beslissing",
		]);
		expect(sections[0]?.section.ui).toMatchObject({
			"ui:widget": "advice-summary",
			"ui:options": { advice: "CPOAdvice.CPOAdvice", comments: "CPOAdvice.CPOComments" },
		});
		expect((await fieldOn(process, "municipality", "4", "CPOAdvice.Decision")).title).toBe("Beslissing");
	});

	it("REA-263 an alternative is rejected and the process ended, accepted, or rejected to continue", async () => {
		const outcome = async (choice: string) => {
			const process = await at("4", alternative);
			const { status } = await process.save("municipality", "4", decision(choice));
			return status;
		};
		expect([await outcome("reject-cancel"), await outcome("accept"), await outcome("reject-continue")]).toEqual([200, 200, 200]);
		expect([await outcome("reject-own-location"), await outcome("accept-cancel"), await outcome("accept-own-location")]).toEqual([
			400, 400, 400,
		]);
	});

	it("REA-265 a negative advice or none with a proposal leaves accepting or continuing", async () => {
		for (const given of ["no", "alternative-without"]) {
			const process = await at("4", advice(given));
			const status = async (choice: string) => (await process.save("municipality", "4", decision(choice))).status;
			expect([await status("accept-cancel"), await status("reject-continue")]).toEqual([200, 200]);
			expect([await status("accept-own-location"), await status("reject-own-location"), await status("accept")]).toEqual([400, 400, 400]);
		}
	});

	it("REA-271 reject-continue goes to step 5, whatever the advice was", async () => {
		for (const given of [alternative, advice("no"), advice("alternative-without")]) {
			const process = await at("4", given);
			await process.complete("municipality", "4", decision("reject-continue"), "5");
			expect([process.record.flow.activeStep, process.record.flow.iteration]).toEqual(["5", 0]);
			expect((process.record.values.Location as Values).StreetName).toBe("Lindengracht");
		}
	});

	it("REA-270 REA-287 an accepted alternative is consulted on again, and then goes on at step 5", async () => {
		const process = await at("4", alternative);
		await process.complete("municipality", "4", decision("accept"), "1");
		expect(process.record.flow).toMatchObject({ activeStep: "1", iteration: 1, marks: ["skip"] });
		expect(process.record.values).toMatchObject({ Location: { StreetName: "Brouwersgracht", version: 2 } });
		const { Location, ParkingSpots, Stakeholders, Docs } = process.record.values as Readonly<Record<string, Values>>;
		const { version: _, ...address } = Location ?? {};
		await process.complete("municipality", "1", { Location: address, ParkingSpots, Stakeholders, Docs }, "2");
		for (const group of ["BrokerApproval", "GridOperatorApproval"])
			expect(Object.keys((process.record.values[group] ?? {}) as Values).filter((name) => name.endsWith("Accepted"))).toEqual([]);
		expect((await tryNext(process, "municipality", "2", approvals(null, null), "5")).status).toBe(400);
		expect((await tryNext(process, "municipality", "2", approvals("yes", "yes"), "3")).status).toBe(400);
		await process.complete("municipality", "2", approvals("yes", "yes"), "5");
		expect(process.record.flow.activeStep).toBe("5");
	});

	it("REA-103 step 5 says so when the location was chosen on advice of the CPO, and only then", async () => {
		const notice =
			"De huidige locatie is gekozen op advies van de CPO. De meerwerkkosten kunnen behoren bij de oorspronkelijke locatie. Controleer deze informatie en pas dit zonodig aan in stap 3.";
		const warned = async (process: Process) => JSON.stringify(await process.sections("municipality", "5")).includes(notice);
		const accepted = await at("4", alternative);
		await accepted.complete("municipality", "4", decision("accept"), "1");
		const { Location, ParkingSpots, Stakeholders, Docs } = accepted.record.values as Readonly<Record<string, Values>>;
		const { version: _, ...address } = Location ?? {};
		await accepted.complete("municipality", "1", { Location: address, ParkingSpots, Stakeholders, Docs }, "2");
		await accepted.complete("municipality", "2", approvals("yes", "yes"), "5");
		expect(await warned(accepted)).toBe(true);
		expect(await warned(await at("5"))).toBe(false);
		const kept = await at("4", alternative);
		await kept.complete("municipality", "4", decision("reject-continue"), "5");
		expect(await warned(kept)).toBe(false);
	});

	it("step 5 has the order confirmation and the traffic decision, without a toggle", async () => {
		const process = await at("5");
		const titles = await Promise.all(
			[
				"OrderConfirmation.IsOrderConfirmed",
				"OrderConfirmation.Approver",
				"TrafficDecision.PublicationDate",
				"TrafficDecision.DefinitiveDate",
			].map(async (path) => (await fieldOn(process, "municipality", "5", path)).title),
		);
		expect(titles).toEqual(["De opdracht is bevestigd", "Uitvoerder van gemeente", "Publicatiedatum", "Einde bezwaartermijn"]);
		const toggled = { ...order, TrafficDecision: { TrafficDecisionNotApplicable: true } };
		expect((await process.save("municipality", "5", toggled)).status).toBe(400);
	});

	it.each([
		["REA-332", "that the order is confirmed", "OrderConfirmation", ["IsOrderConfirmed"]],
		["REA-333", "that the additional work is confirmed", "OrderConfirmation", ["IsAdditionalWorkConfirmed"]],
		["REA-334", "who approves", "OrderConfirmation", ["Approver"]],
		["REA-335", "both days of the traffic decision", "TrafficDecision", ["PublicationDate", "DefinitiveDate"]],
	] as const)("%s step 5 demands %s, and that alone is missing when all else is there", async (_row, _what, group, names) => {
		const process = await at("5");
		const given = order[group] as Values;
		const left = Object.fromEntries(Object.entries(given).filter(([name]) => !names.some((missing) => missing === name)));
		const refused = await tryNext(process, "municipality", "5", { ...order, [group]: left }, "6");
		expect([refused.status, messagesOf(refused)]).toEqual([400, Object.fromEntries(names.map((name) => [`${group}.${name}`, required]))]);
		const ticked = names.some((name) => name === "IsOrderConfirmed");
		if (ticked)
			expect((await tryNext(process, "municipality", "5", { ...order, [group]: { ...given, IsOrderConfirmed: false } }, "6")).status).toBe(
				400,
			);
		await process.complete("municipality", "5", order, "6");
		expect(process.record.values.TrafficDecision).toMatchObject({ DefinitiveDate: "2027-01-02" });
	});

	it("REA-157 the confirmation of additional work is stored as accepted", async () => {
		const process = await at("5");
		const save = (IsAdditionalWorkConfirmed: unknown) =>
			process.save("municipality", "5", { OrderConfirmation: { IsAdditionalWorkConfirmed } });
		expect([(await save("accepted")).status, (await save(true)).status, (await save("yes")).status]).toEqual([200, 400, 400]);
		expect(process.record.values.OrderConfirmation).toEqual({ IsAdditionalWorkConfirmed: "accepted" });
	});

	it("REA-119 has grid connection, plan, commissioning and SAT on steps 6 to 9", async () => {
		const process = await at("7");
		const shows = async (step: string) =>
			new Set((await process.sections("cpo", step)).flatMap(({ fields }) => Object.keys(fields).map((path) => path.split(".")[0])));
		expect(await shows("6")).toEqual(new Set(["GridConnection", "ParkingSpots"]));
		expect(await shows("7")).toEqual(new Set(["PlannedRealisation"]));
		expect(await shows("8")).toEqual(new Set(["DateOfCommissioning"]));
		expect(await shows("9")).toEqual(new Set(["ChargerIds", "FinalDelivery", "Docs"]));
		const plan = { PlannedDate: "2027-01-04" };
		expect(messagesOf(await tryNext(process, "cpo", "7", { PlannedRealisation: plan }, "8"))).toEqual({
			"PlannedRealisation.Permit": "Het proces kan niet verder zonder vergunning informatie.",
		});
		await process.complete("cpo", "7", { PlannedRealisation: { ...plan, Permit: "yes" } }, "8");
		const dates = { DateOfCommissioning: "2027-01-05", DateOfEnergyConnection: "2027-01-06" };
		await process.complete("cpo", "8", { DateOfCommissioning: dates }, "9");
		await process.complete("cpo", "9", { ChargerIds: [{ Identifier: "AMS_0001" }] }, "9");
		expect(process.record.status).toMatchObject({ label: "Afgerond", completed: { enabled: true } });
	});
});
