import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { StepField } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { PropertyServer } from "./property-process.ts";

type Options = readonly { readonly const: string; readonly title: string }[];

describeOnEveryDatabase("the fields of the property-management flow", (make) => {
	let server: PropertyServer;
	beforeAll(async () => {
		server = await PropertyServer.open(await make());
	});
	afterAll(() => server.all.close());

	const fields = (step: string): ReadonlyMap<string, StepField> => server.tenant.flow.compiled.steps.get(step)?.form.fields ?? new Map();
	const schema = (step: string, path: string) => fields(step).get(path)?.places[0]?.schema;
	const readOnly = (step: string, path: string) =>
		fields(step)
			.get(path)
			?.places.every((place) => place.readOnly);
	const options = (step: string, path: string) => (schema(step, path)?.oneOf as Options | undefined)?.map((option) => option.const);
	const items = (step: string, list: string) =>
		Object.keys((schema(step, list)?.items as { properties: object } | undefined)?.properties ?? {}).filter((name) => name !== "uuid");
	const read = (step: string, list: string) =>
		server.tenant.flow.compiled.chains.find((link) => link.list === list && link.step.code === step)?.chain.read;
	const has = (step: string, group: string, names: readonly string[]) =>
		expect([...fields(step).keys()]).toEqual(expect.arrayContaining(names.map((name) => `${group}.${name}`)));

	it("step 2 plans a visit and the people to visit", () => {
		has("2", "Progress.Invite", ["date", "start", "end", "PeopleToVisit"]);
		expect(items("2", "Progress.Invite.PeopleToVisit")).toEqual(["name", "email"]);
	});

	it("step 4 has the link of the survey's report and the day the e-mail was sent", () => {
		expect([...fields("4").keys()]).toEqual(["BuildingOptions.SiteReportLink", "QuotationRequest.EmailSentDate"]);
	});

	it("has the counts of charge points", () => {
		const names = new Set(["1", "3-a", "3-j"].flatMap((step) => [...fields(step).keys()]));
		expect([...names]).toEqual(
			expect.arrayContaining(
				[
					"NumberOfExistingChargePoints",
					"NumberOfChargingPointsReplaced",
					"ReprogramNumberOfChargingPoints",
					"ChargePointNeedsGovernmentOffices",
					"ExtraNeedChargePoints",
					"TotalChargePointsStillToBePlaced",
					"TotalChargePointsNewSituation",
				].map((name) => `ParkingAndChargePoints.${name}`),
			),
		);
	});

	it("has the dates of the work on the grid and on the fuse box", () => {
		has("3-d", "BuildingAdjustments", ["PowerUpgradeRequestDate", "PowerUpgradeExpectedFinishDate", "PowerUpgradeFinishDate"]);
		has("3-h", "BuildingAdjustments", [
			"FuseBoxAdjustmentRequestDate",
			"FuseBoxAdjustmentExpectedFinishDate",
			"FuseBoxAdjustmentFinishDate",
		]);
	});

	it("the survey chooses among the options of the fuse box and the power, and holds its report's link", () => {
		expect(schema("3-a", "BuildingOptions.FuseBoxOption")?.oneOf).toEqual([
			{ const: "MinorChangeNeeded", title: "Kleine aanpassing" },
			{ const: "ReplacementNeeded", title: "Grote aanpassing of vervanging" },
			{ const: "NoChargePoints", title: "Geen laadpunten" },
		]);
		expect(schema("3-a", "BuildingOptions.PowerOption")?.oneOf).toEqual([
			{ const: "SufficientPowerWithOutStaticLoadbalancing", title: "Voldoende vermogen zonder statische loadbalancing" },
			{ const: "SufficientPowerWithStaticLoadbalancing", title: "Voldoende vermogen met statische loadbalancing" },
			{ const: "GridUpgrade", title: "Netverzwaring" },
			{ const: "ReduceChargePoints", title: "Minder laadpunten" },
			{ const: "NoChargePoints", title: "Geen laadpunten" },
		]);
		expect(schema("3-a", "BuildingOptions.SiteReportLink")?.format).toBe("url");
	});

	it("the permission of the grid upgrade shows its quotation and takes a decision", () => {
		has("3-c", "PowerPermission", ["PowerPermissionAskedDate", "PowerPermissionReceivedDate", "PowerAdjustmentDecisionLink"]);
		expect(readOnly("3-c", "PowerPermission.GridOperatorQuotationLink")).toBe(true);
		expect(readOnly("3-c", "PowerPermission.Amount")).toBe(true);
		expect(options("3-c", "PowerPermission.PowerAdjustmentDecision")).toEqual(["Go", "NoGo"]);
		expect(options("3-e", "PowerPermission.PowerOption")).toEqual([
			"SufficientPowerWithOutStaticLoadbalancing",
			"SufficientPowerWithStaticLoadbalancing",
			"ReduceChargePoints",
			"NoChargePoints",
		]);
	});

	it("the permission of the fuse box shows its quotation and takes a decision", () => {
		has("3-g", "FuseBoxPermission", ["FuseBoxPermissionAskedDate", "FuseBoxPermissionReceivedDate", "FuseBoxAdjustmentDecisionLink"]);
		expect(readOnly("3-g", "FuseBoxPermission.FuseBoxContractorQuotationLink")).toBe(true);
		expect(schema("3-g", "FuseBoxPermission.FuseBoxContractorQuotationLink")?.format).toBe("url");
		expect(readOnly("3-g", "FuseBoxPermission.Amount")).toBe(true);
		expect(options("3-g", "FuseBoxPermission.FuseBoxAdjustmentDecision")).toEqual(["Go", "NoGo"]);
		expect(options("3-i", "FuseBoxPermission.FuseBoxOption")).toEqual(["MinorChangeNeeded", "NoChargePoints"]);
	});

	it("has the items from quotation to delivery documents", () => {
		expect(items("5", "Quotations")).toEqual(["PartyName", "ReceivedDate", "QuotationDescription", "LinkToQuotation"]);
		const ui = server.tenant.flow.compiled.steps.get("5")?.definition.sections[0]?.ui as { Quotations: { items: Record<string, object> } };
		expect(ui.Quotations.items.QuotationDescription).toMatchObject({ "ui:widget": "textarea" });
		expect(schema("5", "Quotations")).toMatchObject({ items: { properties: { LinkToQuotation: { format: "url" } } } });
		expect(items("6", "QuotationApprovals")).toEqual(["PartyName", "ApprovedDate", "QuotationDescription"]);
		expect(read("6", "QuotationApprovals")).toEqual(["PartyName", "QuotationDescription"]);
		expect(items("7", "BuyingOrders")).toEqual(["PartyName", "OrderedDate", "LinkToBuyingOrder"]);
		expect(items("8", "Planning")).toEqual([
			"PartyName",
			"WorkDescription",
			"IsPowerOut",
			"ActualStartDate",
			"ExpectedFinishDate",
			"ActualFinishDate",
		]);
		expect(read("8", "Planning")).toEqual(["PartyName"]);
		expect(items("9", "PartyList")).toEqual(["PartyName", "DateOfDeliveringPVO", "WorkDescription", "LinkToPVO"]);
		expect(items("10", "DeliveryDocuments")).toEqual(["PartyName", "DeliveryDocumentsReceivedDate", "LinkToDeliveryDocuments"]);
		expect(read("10", "DeliveryDocuments")).toEqual(["PartyName"]);
		expect(items("11", "Payments")).toEqual(["PartyName", "PaymentCompletedDate", "WorkDescription"]);
		expect(read("11", "Payments")).toEqual(["PartyName", "WorkDescription"]);
	});

	it("REA-191 has the object with its address and its PID", () => {
		has("1", "Application", ["PidUuid"]);
		has("1", "Object.Address", [
			"BuildingCode",
			"ComplexNumber",
			"ObjectType",
			"RVBRegion",
			"RegionalProjectLeader",
			"Province",
			"CityName",
			"StreetName",
			"HouseNumber",
			"HouseNumberSuffix",
			"Customer",
		]);
		has("1", "Object", ["AssetManager", "ObjectManager", "PropertyRight", "ObjectVision"]);
	});

	it("has the energy connection", () => {
		has("3-a", "Energy", [
			"EANCode",
			"TypeOfNetConnection",
			"PowerLimit",
			"ConnectionPowerValue",
			"NumberOfTransformers",
			"TransformerCapacityInkVA",
			"MaximumTechnicalPowerInkW",
			"ContractedPower",
			"ActualPeakLoad",
			"CapacitiyAvailablePerChargepoint",
		]);
		expect(schema("3-a", "Energy.NumberOfTransformers")?.type).toBe("integer");
		expect(options("3-a", "Energy.TransformerOwnership")).toEqual(["Rent", "Property"]);
	});

	it("REA-364 REA-366 demands PID, building code and the options of fuse box and power", async () => {
		const record = await server.start();
		const lacking = async (step: string, of: typeof record, values: object) =>
			(await server.save(of, step, values as Readonly<Record<string, unknown>>, { complete: true, target: "2" })).body.errors?.map(
				({ path }) => path,
			);
		expect(await lacking("1", record, {})).toEqual(expect.arrayContaining(["Application.PidUuid", "Object.Address.BuildingCode"]));
		expect(await lacking("3-a", await server.atSurvey(), {})).toEqual(["BuildingOptions.PowerOption", "BuildingOptions.FuseBoxOption"]);
	});

	it("REA-477 the peak load is asked of the period 2018-2019", () => {
		const description = String(schema("3-a", "Energy.ActualPeakLoad")?.description);
		expect(description).toContain("2018-2019");
		expect(description.match(/20\d\d/g)).toEqual(["2018", "2019"]);
	});

	it("REA-361 REA-363 takes only an identity id as project leader and a listed property right", async () => {
		const record = await server.start();
		const save = (Object_: object) => server.save(record, "1", { Object: Object_ as Readonly<Record<string, unknown>> });
		for (const wrong of ["jan jansen", "a@b", "x".repeat(65)]) {
			expect((await save({ Address: { RegionalProjectLeader: wrong } })).body.errors?.[0]?.path).toBe(
				"Object.Address.RegionalProjectLeader",
			);
		}
		expect((await save({ PropertyRight: "Gekraakt" })).body.errors?.[0]?.path).toBe("Object.PropertyRight");
		expect((await save({ Address: { RegionalProjectLeader: "idp|4711" }, PropertyRight: "Kantoren - Huur" })).status).toBe(200);
	});

	it("REA-371 REA-462 adds the extra need and that of government offices, of which 4 percent of the parking spaces is suggested", async () => {
		const record = await server.start();
		const first = await server.save(record, "1", { ParkingAndChargePoints: { NumberOfParkingSpots: 175, ExtraNeedChargePoints: 5 } });
		expect(first.body.data.values).toMatchObject({
			ParkingAndChargePoints: { ChargePointNeedsGovernmentOffices: 7, TotalChargePointsStillToBePlaced: 12 },
		});
		const counts = {
			NumberOfParkingSpots: 175,
			ExtraNeedChargePoints: 5,
			ChargePointNeedsGovernmentOffices: 3,
			NumberOfExistingChargePoints: 2,
		};
		const second = await server.save(first.body.data, "1", { ParkingAndChargePoints: counts });
		expect(second.body.data.values).toMatchObject({
			ParkingAndChargePoints: { TotalChargePointsStillToBePlaced: 8, TotalChargePointsNewSituation: 10 },
		});
	});

	it("REA-372 REA-373 counts what is no number as 0 in both totals", async () => {
		const record = await server.start();
		const total = async (counts: object) => {
			const answer = await server.save(await server.start(), "1", { ParkingAndChargePoints: counts });
			const { TotalChargePointsStillToBePlaced: still, TotalChargePointsNewSituation: all } = answer.body.data.values
				.ParkingAndChargePoints as Readonly<Record<string, number>>;
			return [still, all];
		};
		expect((await server.save(record, "1", { ParkingAndChargePoints: { ExtraNeedChargePoints: "vijf" } })).status).toBe(400);
		expect(await total({})).toEqual([0, 0]);
		expect(await total({ NumberOfExistingChargePoints: 4 })).toEqual([0, 4]);
		expect(await total({ ExtraNeedChargePoints: 5 })).toEqual([5, 5]);
		expect(await total({ NumberOfExistingChargePoints: 4, ExtraNeedChargePoints: 5, ChargePointNeedsGovernmentOffices: 2 })).toEqual([
			7, 11,
		]);
	});

	it("REA-143 REA-144 says of each kind of parking space where it is and who can reach it", () => {
		const item = schema("1", "ParkingAndChargePoints.TypeOfParkingSpace")?.items as { properties: Record<string, { oneOf: Options }> };
		const of = (name: string) => item.properties[name]?.oneOf.map((option) => option.const);
		expect(of("ParkingLocation")).toEqual(["Inside", "Outside"]);
		expect(of("ParkingAccessibility")).toEqual(["Public", "Behind a gate", "In a secured zone"]);
	});

	it("REA-170 the signing of all parties is a date", async () => {
		expect(schema("9", "Progress.AllPartiesSignedDate")).toMatchObject({ type: "string", format: "calendar-date" });
	});

	it("REA-328 the visit needs its date, its start and its end", async () => {
		const visited = await server.complete(await server.start(), "1", "2", server.object());
		const whole = { date: "2026-02-20", start: "09:30", end: "11:00" };
		for (const name of ["date", "start", "end"] as const) {
			const { [name]: _, ...rest } = whole;
			const answer = await server.save(visited, "2", { Progress: { Invite: rest } }, { complete: true, target: "3-a" });
			expect([answer.status, answer.body.errors?.map(({ path }) => path)]).toEqual([400, [`Progress.Invite.${name}`]]);
		}
		expect((await server.save(visited, "2", { Progress: { Invite: whole } }, { complete: true, target: "3-a" })).status).toBe(200);
	});

	it("REQ-286 an object lies in one of the five regions", () => {
		expect(options("1", "Object.Address.RVBRegion")).toEqual(["Noord", "Noord-West", "Oost", "Zuid", "Zuid-West"]);
	});

	it("REA-476 a charge point has 22 kW unless less was agreed, and never less than 3.7", async () => {
		const record = await server.atSurvey();
		expect(record.values.Energy).toEqual({ CapacitiyAvailablePerChargepoint: 22 });
		const save = (CapacitiyAvailablePerChargepoint: number) => server.save(record, "3-a", { Energy: { CapacitiyAvailablePerChargepoint } });
		expect((await save(3.69)).body.errors?.[0]?.message).toBe("Per laadpunt is minimaal 3,7 kW nodig.");
		expect((await save(3.7)).status).toBe(200);
	});

	it("tells lists and reports of the object what they need, beside its address", async () => {
		const record = await server.surveyed("ReduceChargePoints", "MinorChangeNeeded", "3-j");
		expect(record.CurrentLocation).toMatchObject({
			StreetName: "Kazerneweg",
			Object: { Address: { Customer: "Ministerie van Defensie" } },
			ParkingAndChargePoints: { TotalChargePointsStillToBePlaced: 0 },
			BuildingOptions: { PowerOption: "ReduceChargePoints", FuseBoxOption: "MinorChangeNeeded" },
			Application: { PidUuid: server.pid },
		});
		expect(record.address).toBe("Kazerneweg 12, Ede");
	});
});
