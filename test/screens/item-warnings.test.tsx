import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type RealisationRecord, readPath, writeDay } from "../../engine/index.ts";
import { readTable } from "../../server/locations/geocoder/read-table.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	await import("../../web/realisations/step/side/TrafficDecisionPanel.tsx");
	await import("../../web/realisations/step/impact/CorrectionImpact.tsx");
});
afterAll(() => screens.close());

/** Step, list, day in its items, and the warning about a day that is far away. */
const days = [
	["6", "QuotationApprovals", "ApprovedDate", "Bij een offerte ligt een datum ver van vandaag. Klopt het jaar?"],
	["7", "BuyingOrders", "OrderedDate", "Bij een order ligt een datum ver van vandaag. Klopt het jaar?"],
	["9", "PartyList", "DateOfDeliveringPVO", "Bij een PVO ligt een datum ver van vandaag. Klopt het jaar?"],
	["10", "DeliveryDocuments", "DeliveryDocumentsReceivedDate", "Bij een leverancier ligt een datum ver van vandaag. Klopt het jaar?"],
	["11", "Payments", "PaymentCompletedDate", "Bij een betaling ligt een datum ver van vandaag. Klopt het jaar?"],
] as const;

describe("a day in an item of a list that can hardly be meant", () => {
	it.each(days)("step %s, %s: is warned about beside the form, and no longer once it is right", async (step, list, day, message) => {
		const { uuid } = await screens.processAt("rvb", step, ({ values }) => Array.isArray(values[list]) && values[list].length > 0);
		await screens.showStep("rvb", "admin", uuid, step);
		const type = async (value: string) => {
			const input = await waitFor(() => {
				const found = document.getElementById(`veld.${list}.0.${day}`);
				if (found === null) throw new Error(`no field ${list}.0.${day}`);
				return found;
			});
			fireEvent.focus(input);
			fireEvent.change(input, { target: { value } });
			fireEvent.blur(input);
		};
		const warned = () => screen.queryAllByText((_text, element) => element?.tagName === "P" && element.textContent.includes(message));
		await type("1-11-2026");
		await waitFor(() => expect(warned()).toEqual([]));
		await type("1-1-1066");
		await waitFor(() => expect(warned()).not.toEqual([]));
		await type("2-11-2026");
		await waitFor(() => expect(warned()).toEqual([]));
	});
});

describe("a charger id that is entered twice", () => {
	it("is warned about beside the form, capital letters aside, until one of them is another; the save goes on", async () => {
		const { uuid } = await screens.processAt("go-ral", "8", ({ values }) => values.ChargerIds === undefined);
		await screens.showStep("go-ral", "cpo", uuid, "8");
		const type = async (number: number, value: string) => {
			const input = await screen.findByRole("textbox", { name: new RegExp(`^Laadpaal ID.* ${number}$`) });
			fireEvent.focus(input);
			fireEvent.change(input, { target: { value } });
			fireEvent.blur(input);
		};
		const warned = () =>
			screen.queryAllByText((_text, element) => element?.tagName === "P" && element.textContent.includes("staat er meer dan één keer"));
		await type(1, "ALF_7");
		fireEvent.click(screen.getByRole("button", { name: "Voeg een ID toe" }));
		await type(2, "ALF_8");
		expect(warned()).toEqual([]);
		await type(2, "alf_7");
		await waitFor(() => expect(warned()).not.toEqual([]));
		fireEvent.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		await waitFor(async () => {
			const [saved] = await screens.processes("go-ral", (record) => record.uuid === uuid);
			expect(saved?.values.ChargerIds).toMatchObject([{ Identifier: "ALF_7" }, { Identifier: "alf_7" }]);
			expect(saved?.Events.at(-1)?.meta.warned?.map(({ path }) => path)).toEqual(["ChargerIds"]);
		});
		await type(2, "ALF_8");
		await waitFor(() => expect(warned()).toEqual([]));
	});
});

describe("a date that follows from another", () => {
	it("is warned about at its own field as soon as the date that it follows from is left, and not before", async () => {
		const { uuid } = await screens.processAt("go-ral", "4", ({ values }) => values.TrafficDecision === undefined);
		await screens.showStep("go-ral", "municipality", uuid, "4");
		const publication = await screen.findByLabelText<HTMLInputElement>(/^Publicatiedatum/);
		const warned = () => screen.queryAllByText(/loopt volgens de wet langer/);
		// Six weeks after 20 November 2026 is New Year's Day, on which the term can't end.
		fireEvent.focus(publication);
		fireEvent.change(publication, { target: { value: "20-11-2026" } });
		await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Einde bezwaartermijn/).value).toBe("02-01-2027"));
		expect(warned()).toEqual([]);
		fireEvent.blur(publication);
		await waitFor(() => expect(warned()).not.toEqual([]));
		fireEvent.focus(publication);
		fireEvent.change(publication, { target: { value: "19-11-2026" } });
		fireEvent.blur(publication);
		await waitFor(() => expect(warned()).toEqual([]));
	});
});

describe("the end of the objection period", () => {
	const told = (day: string) => `Volgens de wet loopt de bezwaartermijn tot en met ${day}.`;

	it("says below the day in the form which one the law gives, from the first typed day of publication", async () => {
		const { uuid } = await screens.processAt("go-ral", "4", ({ values }) => values.TrafficDecision === undefined);
		await screens.showStep("go-ral", "municipality", uuid, "4");
		const publication = await screen.findByLabelText<HTMLInputElement>(/^Publicatiedatum/);
		expect(screen.queryByText(/^Volgens de wet/)).toBeNull();
		fireEvent.change(publication, { target: { value: "20-11-2026" } });
		expect(await screen.findByText(told("04-01-2027"))).toBeTruthy();
		fireEvent.change(publication, { target: { value: "23-11-2026" } });
		expect(await screen.findByText(told("04-01-2027"))).toBeTruthy();
		fireEvent.change(publication, { target: { value: "" } });
		await waitFor(() => expect(screen.queryByText(/^Volgens de wet/)).toBeNull());
	});

	it("says which day is whose everywhere on one screen: form, panel, and what a correction moves", async () => {
		const decided = ({ values, status: { vkb, onhold, cancelled, completed } }: RealisationRecord) =>
			typeof readPath(values, "TrafficDecision.PublicationDate") === "string" &&
			![vkb, onhold, cancelled, completed].some(({ enabled }) => enabled);
		const [record] = await screens.processes("go-ral", (each) => Number(each.flow.activeStep) > 4 && decided(each));
		if (record === undefined) throw new Error("no decision waits for the end of its objection period");
		const day = (path: string) => writeDay(String(readPath(record.values, `TrafficDecision.${path}`)));
		await screens.showStep("go-ral", "municipality", record.uuid, "4");
		const panel = await screen.findByRole("group", { name: "Verkeersbesluit" });
		const legal = /Laatste dag van de bezwaartermijn volgens de wet(\d\d-\d\d-\d{4})/.exec(panel.textContent ?? "")?.[1] ?? "";
		expect(panel.textContent).toContain(`Einde bezwaartermijn${day("DefinitiveDate")}`);
		expect(await screen.findByText(told(legal))).toBeTruthy();
		fireEvent.click(screen.getAllByRole("button", { name: "Corrigeren" })[0] as HTMLElement);
		const publication = await screen.findByLabelText<HTMLInputElement>(/^Publicatiedatum/);
		fireEvent.change(publication, { target: { value: "20-11-2026" } });
		fireEvent.blur(publication);
		const moved = await screen.findByRole("list", { name: "Deze termijnen verschuiven:" });
		expect(moved.textContent).toBe(`Bezwaartermijn volgens de wet: ${legal} wordt 04-01-2027`);
	});
});

describe("a proposal without a charging station, in another municipality", () => {
	it("is warned about at both fields, stopped nowhere, and the save remembers what was said", async () => {
		const { uuid, MunicipalityCode } = await screens.processAt("go-ral", "1");
		const own = readTable("geodata/addresses.tsv", ["municipality_code", "lat", "lng"]).find(
			({ municipality_code }) => municipality_code === MunicipalityCode,
		);
		await screens.showStep("go-ral", "cpo", uuid, "1");
		const type = async (field: string, value: string) => {
			const input = await waitFor(() => {
				const found = document.getElementById(`veld.${field}`);
				if (found === null) throw new Error(`no field ${field}`);
				return found;
			});
			fireEvent.focus(input);
			fireEvent.change(input, { target: { value } });
			fireEvent.blur(input);
		};
		const told = (said: string) =>
			screen.queryAllByText((_text, element) => element?.tagName === "P" && element.textContent.includes(said));
		const noStation = "Een locatie zonder laadpaal is ongewoon.";
		const elsewhere = "Deze plaats ligt in een andere gemeente dan die van het proces.";
		await type("ParkingSpots.NumberOfChargingStations", "0");
		await waitFor(() => expect(told(noStation)).not.toEqual([]));
		await type("Location.Latitude", own?.lat ?? "");
		await type("Location.Longitude", own?.lng ?? "");
		expect(told(elsewhere)).toEqual([]);
		await type("Location.Latitude", "52,37");
		await type("Location.Longitude", "4,9");
		await waitFor(() => expect(told(elsewhere)).not.toEqual([]), { timeout: 5000 });
		fireEvent.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		await waitFor(async () => {
			const [saved] = await screens.processes("go-ral", (record) => record.uuid === uuid);
			const warned = saved?.Events.at(-1)
				?.meta.warned?.map(({ path }) => path)
				.sort();
			expect(warned).toEqual(["Location.Latitude", "ParkingSpots.NumberOfChargingStations"]);
		});
		await type("Location.Latitude", own?.lat ?? "");
		await type("Location.Longitude", own?.lng ?? "");
		await type("ParkingSpots.NumberOfChargingStations", "1");
		await waitFor(() => expect([...told(elsewhere), ...told(noStation)]).toEqual([]), { timeout: 5000 });
	});

	it("is said of a place that was found by its address as soon as it is chosen, before any save", async () => {
		const { uuid } = await screens.processAt("go-ral", "1");
		await screens.showStep("go-ral", "cpo", uuid, "1");
		fireEvent.change(await screen.findByPlaceholderText("Zoek op adres"), { target: { value: "nieuwe kerkstraat 122 amsterdam" } });
		fireEvent.click(await screen.findByRole("option", { name: /^Nieuwe Kerkstraat 122/ }, { timeout: 5000 }));
		await screen.findAllByText(/Deze plaats ligt in een andere gemeente dan die van het proces/, undefined, { timeout: 5000 });
	});
});
