import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { placeLocation } from "../api/harness/place-location.ts";
import { Deployment, messagesOf, type Process, type Values } from "./harness/deployment.ts";
import { places } from "./harness/places.ts";

const operators = ["opcharge", "park-n-charge", "vlaanderen"] as const;
const everyTenant = [...operators, "go-ral", "amsterdam"] as const;
const roles = ["cpo", "municipality", "admin", "developer"] as const;

describe("the operators' processes", () => {
	let deployment: Deployment;
	beforeAll(async () => {
		deployment = await Deployment.open();
	});
	afterAll(() => deployment.close());

	const stakeholders = (tenant: string) => {
		const [Municipality, ChargePointOperator, GridOperator] = places[tenant]?.stakeholders ?? [];
		return { Municipality, ChargePointOperator, GridOperator };
	};
	const parking = { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 1 };
	const proposal = (tenant: string): Values => ({
		Location: { ...places[tenant]?.address },
		ParkingSpots: parking,
		Docs: { ParkingSpots: ["inrichtingsplan.pdf"] },
		Stakeholders: stakeholders(tenant),
		...(tenant === "park-n-charge" ? { FinUnit: "unit004" } : {}),
	});
	/** A process at the step Plan realisatie. */
	async function toPlanning(tenant: string): Promise<Process> {
		const process = await deployment.start(tenant);
		await process.complete("cpo", "1", proposal(tenant), "2");
		await process.complete("municipality", "2", { Advice: { Advice: "yes" } }, "4");
		await process.complete("municipality", "4", { TrafficDecision: { TrafficDecisionNotApplicable: true } }, "5");
		await process.complete("cpo", "5", { GridConnection: { RequestDate: "2026-11-20", ConnectionValue: "3 x 25 A" } }, "6");
		return process;
	}
	const shownFields = async (process: Process, role: string, step: string) =>
		(await process.sections(role, step)).flatMap(({ fields }) =>
			Object.entries(fields).flatMap(([path, { shown }]) => (shown ? [path] : [])),
		);

	it("REA-169 FinUnit offers unit001 to unit010", async () => {
		const process = await deployment.start("park-n-charge");
		const units = Array.from({ length: 10 }, (_, index) => `unit${String(index + 1).padStart(3, "0")}`);
		const [section] = (await process.sections("cpo", "1")).filter(({ fields }) => "FinUnit" in fields);
		const schema = section?.section.schema as { properties: { FinUnit: { oneOf: { const: string }[] } } } | undefined;
		expect(schema?.properties.FinUnit.oneOf.map((option) => option.const)).toEqual(units);
		for (const unit of units) expect((await process.save("cpo", "1", { ...proposal("park-n-charge"), FinUnit: unit })).status).toBe(200);
		expect((await process.save("cpo", "1", { ...proposal("park-n-charge"), FinUnit: "unit011" })).status).toBe(400);
	});

	it("REA-322 the financial unit is required for a cpo of park-n-charge", async () => {
		const process = await deployment.start("park-n-charge");
		const { FinUnit: _, ...without } = proposal("park-n-charge");
		const answer = await process.save("cpo", "1", without, { complete: true, target: "2" });
		expect([answer.status, messagesOf(answer).FinUnit]).toEqual([400, "Dit is een vereist veld"]);
		await process.complete("cpo", "1", proposal("park-n-charge"), "2");
		for (const tenant of everyTenant.filter((name) => name !== "park-n-charge")) {
			const other = await deployment.start(tenant);
			const [editor = ""] = deployment.app.tenants.find(tenant)?.flow.definition.steps[0]?.access.edit ?? [];
			await other.complete(editor, "1", proposal(tenant), "2");
		}
	});

	it("REA-055 step 1 shows the financial unit to a cpo of park-n-charge, and to nobody else in any tenant", async () => {
		for (const tenant of everyTenant) {
			const process = await deployment.start(tenant);
			for (const role of roles) {
				const shown = (await shownFields(process, role, "1")).includes("FinUnit");
				expect([tenant, role, shown]).toEqual([tenant, role, tenant === "park-n-charge" && role === "cpo"]);
			}
		}
		const process = await deployment.start("park-n-charge");
		await process.save("cpo", "1", proposal("park-n-charge"));
		for (const role of ["municipality", "cpo"]) {
			const { text } = await deployment.as("park-n-charge", role).get(`processes/realisation/${process.record.uuid}`);
			expect([role, text.includes("unit004")]).toEqual([role, role === "cpo"]);
		}
	});

	it("REA-136 a location has its charging point, grid operator, contractor, financial unit, operator and remarks", async () => {
		const tenant = "park-n-charge";
		const process = await deployment.start(tenant);
		const place = await placeLocation(deployment.app, tenant, { code: "0034", status: "definitive" });
		const connected = await deployment.as(tenant, "cpo").post(`processes/realisation/${process.record.uuid}/locations/${place.uuid}`, {
			synchronisation: { synced: process.record.synced, location: { synced: place.synced } },
			data: { action: "connect", category: "selected" },
		});
		process.record = connected.body.data;
		const Contractor = "contractor|laadbouw-noordwest";
		const values = proposal(tenant);
		const { version: _, ...linked } = process.record.values.Location as Values;
		await process.save("cpo", "1", {
			...values,
			Location: { ...linked, Remarks: "Naast de ingang." },
			Stakeholders: { ...stakeholders(tenant), Contractor },
		});
		expect(process.record.CurrentLocation).toMatchObject({
			chargingpointUuid: place.uuid,
			GridOperator: "gridoperator|liander",
			Contractor,
			FinUnit: "unit004",
			ChargePointOperator: "cpo|eneco",
			Remarks: "Naast de ingang.",
		});
	});

	it("REA-163 REA-341 Plan realisatie demands the permit, yes or nvt, of every tenant but the regional one", async () => {
		for (const tenant of operators) {
			const process = await toPlanning(tenant);
			const planned = { PlannedDate: "2027-01-04" };
			const answer = await process.save("cpo", "6", { PlannedRealisation: planned }, { complete: true, target: "7" });
			expect(messagesOf(answer)).toEqual({
				"PlannedRealisation.Permit": "Het proces kan niet verder zonder vergunning informatie.",
			});
			const save = (Permit: string) => process.save("cpo", "6", { PlannedRealisation: { ...planned, Permit } });
			expect([(await save("yes")).status, (await save("nvt")).status, (await save("no")).status]).toEqual([200, 200, 400]);
			await process.complete("cpo", "6", { PlannedRealisation: { ...planned, Permit: "nvt" } }, "7");
		}
		const regional = await toPlanning("go-ral");
		const dates = { PlannedDate: "2027-01-04", ChargePointOrderDate: "2026-12-01" };
		await regional.complete("cpo", "6", { PlannedRealisation: dates }, "7");
	});

	it("REA-307 a planned date is reset to Cancelled only where the tenant allows it", async () => {
		for (const tenant of [...operators, "go-ral"]) {
			const process = await toPlanning(tenant);
			const answer = await process.save("cpo", "6", { PlannedRealisation: { PlannedDate: "Cancelled" } });
			const allowed = (await deployment.configuration(tenant)).canResetDateValue === true;
			expect([tenant, answer.status, allowed]).toEqual([tenant, tenant === "go-ral" ? 200 : 400, tenant === "go-ral"]);
		}
	});

	it("REA-285 in vlaanderen the traffic decision is not applicable until a publication date is entered", async () => {
		for (const tenant of operators) {
			const process = await deployment.start(tenant);
			const found = () => ((process.record.values.TrafficDecision ?? {}) as Values).TrafficDecisionNotApplicable;
			expect([tenant, "at the start", found()]).toEqual([tenant, "at the start", undefined]);
			await process.complete("cpo", "1", proposal(tenant), "2");
			await process.complete("municipality", "2", { Advice: { Advice: "yes" } }, "4");
			expect([tenant, found()]).toEqual([tenant, tenant === "vlaanderen" ? true : undefined]);
		}
		const process = await deployment.start("vlaanderen");
		await process.complete("cpo", "1", proposal("vlaanderen"), "2");
		await process.complete("municipality", "2", { Advice: { Advice: "yes" } }, "4");
		await process.save("municipality", "4", { TrafficDecision: { TrafficDecisionNotApplicable: false, PublicationDate: "2026-11-20" } });
		expect(process.record.values.TrafficDecision).toMatchObject({
			TrafficDecisionNotApplicable: false,
			PublicationDate: "2026-11-20",
			DefinitiveDate: "2027-01-02",
		});
	});

	it("REA-271 reject-continue goes to step 4 where an operator's flow offers it", async () => {
		const folder = mkdtempSync(join(tmpdir(), "laadstroom-flows-"));
		cpSync("flows", folder, { recursive: true });
		const file = join(folder, "opcharge", "flow.json");
		const flow = JSON.parse(readFileSync(file, "utf8")) as { steps: { code: string; sections: { block: string; override?: object }[] }[] };
		const section = flow.steps.find(({ code }) => code === "3")?.sections.find(({ block }) => block === "decision");
		const known = deployment.app.tenants.find("opcharge")?.flow.compiled.labels;
		const choices = ["reject-cancel", "accept", "reject-own-location", "accept-cancel", "accept-own-location"];
		const oneOf = [
			...choices.map((value) => ({ const: value, title: known?.option("Advice.Decision", value) ?? value })),
			{ const: "reject-continue", title: "Advies afwijzen en doorgaan met de huidige locatie" },
		];
		if (section !== undefined) section.override = { schema: { properties: { Advice: { properties: { Decision: { oneOf } } } } }, save: [] };
		writeFileSync(file, JSON.stringify(flow));
		const other = await Deployment.open({ FLOWS_DIR: folder });
		const process = await other.start("opcharge");
		await process.complete("cpo", "1", proposal("opcharge"), "2");
		await process.complete("municipality", "2", { Advice: { Advice: "no", Comments: "Te smal." } }, "3");
		await process.complete("cpo", "3", { Advice: { Decision: "reject-continue" } }, "4");
		expect(process.record.flow.activeStep).toBe("4");
		await other.close();
		rmSync(folder, { recursive: true });
	});

	it("vlaanderen takes Belgian postal codes and no others, the other tenants Dutch ones", async () => {
		for (const tenant of operators) {
			const process = await deployment.start(tenant);
			const save = async (PostalCode: string) =>
				(await process.save("cpo", "1", { ...proposal(tenant), Location: { ...places[tenant]?.address, PostalCode } })).status;
			const belgian = tenant === "vlaanderen";
			expect([tenant, await save("9000"), await save("1234 AB")]).toEqual([tenant, belgian ? 200 : 400, belgian ? 400 : 200]);
		}
	});

	it("searches addresses in the countries of the tenant's map", async () => {
		const cities = async (tenant: string, q: string) => {
			const { body } = await deployment.as(tenant, "cpo").get(`geocoder/search?q=${encodeURIComponent(q)}`);
			return new Set((body.data as unknown as { city: string }[]).map(({ city }) => city));
		};
		expect(await cities("vlaanderen", "dok-zuid gent")).toEqual(new Set(["Gent"]));
		for (const tenant of ["opcharge", "amsterdam", "go-ral"]) expect(await cities(tenant, "dok-zuid gent")).toEqual(new Set());
		expect([...(await cities("amsterdam", "amsterdam"))].length).toBeGreaterThan(0);
	});
});
