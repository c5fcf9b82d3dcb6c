import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Process, Values } from "../tenants/harness/deployment.ts";
import { places } from "../tenants/harness/places.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

const section = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));

describe("the place of a process", () => {
	it.each([
		["go-ral", true],
		["opcharge", false],
	])("REA-079 of an alternative is in %s one of the pre-selected locations: %s; elsewhere it is unconnected", async (tenant, shared) => {
		const { uuid } = await screens.processAt(tenant, "2");
		await screens.showStep(tenant, "municipality", uuid, "2");
		const advice = await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Beoordeling/ });
		fireEvent.change(advice, { target: { value: [...advice.options].find(({ text }) => text === "Alternatieve locatie")?.value } });
		const proposal = await section("Alternatief locatievoorstel");
		expect(await proposal.findByRole("application")).toBeDefined();
		await screens.answered();
		fireEvent.click(await proposal.findByText("Laadlocaties in de buurt"));
		await screens.answered();
		if (shared) await waitFor(() => expect(proposal.queryAllByRole("button", { name: /^Koppel deze locatie/ }).length).toBeGreaterThan(0));
		else expect(proposal.queryAllByRole("button", { name: /^Koppel deze locatie/ })).toEqual([]);
	});
});

describe("a proposal beside its alternative", () => {
	it("REA-076 has on either side a map, its address, its views and its downloads", async () => {
		const { uuid } = await screens.processAt("amsterdam", "4", ({ values }) => (values.CPOAdvice as Values).CPOAdvice === "alternative");
		await screens.showStep("amsterdam", "municipality", uuid, "4");
		for (const name of [/^Eigen voorstel/, /^Alternatief locatievoorstel|^Alternatie/]) {
			const side = await section(name);
			expect((await side.findAllByRole("application")).length).toBeGreaterThan(0);
			expect(side.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual(
				expect.arrayContaining(["Bovenaanzicht", "Zijaanzicht"]),
			);
		}
	});
});

describe("the city's order", () => {
	const notice =
		"De huidige locatie is gekozen op advies van de CPO. De meerwerkkosten kunnen behoren bij de oorspronkelijke locatie. Controleer deze informatie en pas dit zonodig aan in stap 3.";
	const tenant = "amsterdam";
	const place = places[tenant];
	const [Municipality, ChargePointOperator, GridOperator] = place?.stakeholders ?? [];
	const approvals: Values = { BrokerApproval: { IsBrokerAccepted: "yes" }, GridOperatorApproval: { IsGridOperatorAccepted: "yes" } };
	const proposal: Values = {
		Docs: { ParkingSpots: ["inrichtingsplan.pdf"] },
		Location: { ...place?.address },
		ParkingSpots: { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 1 },
		Stakeholders: { Municipality, ChargePointOperator, GridOperator },
	};
	async function walked(advice: Values, next: string): Promise<Process> {
		const process = await screens.deployment.start(tenant);
		await process.complete("municipality", "1", proposal, "2");
		await process.complete("municipality", "2", approvals, "3");
		await process.complete("cpo", "3", { CPOAdvice: advice }, next);
		return process;
	}
	const told = async ({ record }: Process) => {
		await screens.showStep(tenant, "municipality", record.uuid, "5");
		await screens.answered();
		return screen.queryAllByText(notice).length;
	};

	it("REA-103 tells the municipality on step 5 when the place was chosen on the operator's advice, and not otherwise", async () => {
		const process = await walked(
			{
				CPOAdvice: "alternative",
				CPOComments: "Te smal.",
				Alternative: {
					...place?.elsewhere,
					ParkingSpots: { Type: "cluster", NumberOfChargingStations: 2, NumberOfParkingSpots: 4 },
					Docs: { ParkingSpots: ["ander-plan.pdf"] },
				},
			},
			"4",
		);
		await process.complete("municipality", "4", { CPOAdvice: { Decision: "accept", Confirmed: true } }, "1");
		const { Location, ParkingSpots, Stakeholders, Docs } = process.record.values as Readonly<Record<string, Values>>;
		const { version: _, ...address } = Location ?? {};
		await process.complete("municipality", "1", { Location: address, ParkingSpots, Stakeholders, Docs }, "2");
		await process.complete("municipality", "2", approvals, "5");
		expect(await told(process)).toBe(1);
		expect(await told(await walked({ CPOAdvice: "yes" }, "5"))).toBe(0);
	});
});
