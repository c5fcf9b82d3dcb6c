import { beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { watchPresses } from "../ui/actions/presses.ts";
import type { ChargingLocation } from "./charging-location.ts";
import { LocationChoice, type LocationChoiceProps } from "./LocationChoice.tsx";
import { locationWith, searchWith, singel, velperplein } from "./location.fixture.ts";
import type { LocationValue } from "./location-value.ts";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

interface FormProps {
	readonly given: Partial<LocationChoiceProps>;
	readonly onValue: (value: LocationValue) => void;
}

/** A form around the choice: the choice is passed back as the value, and links are kept as the server would. */
function Form({ given, onValue }: FormProps) {
	const [value, setValue] = useState(given.value ?? {});
	const [linked, setLinked] = useState<string | null>(given.linkedUuid ?? null);
	onValue(value);
	const locations = (given.locations ?? []).map((location) =>
		location.uuid === linked ? { ...location, status: "in-progress" } : location,
	);
	return (
		<LocationChoice
			locked={false}
			map={{}}
			search={searchWith([velperplein])}
			onConnect={({ uuid }: ChargingLocation) => setLinked(uuid)}
			onDisconnect={() => setLinked(null)}
			{...given}
			value={value}
			onChange={setValue}
			locations={locations}
			linkedUuid={linked}
		/>
	);
}

function show(given: Partial<LocationChoiceProps> = {}): { value: () => LocationValue; unmount: () => void } {
	let current: LocationValue = {};
	const { unmount } = render(
		<MantineProvider>
			<QueryClientProvider client={new QueryClient()}>
				<Form
					given={given}
					onValue={(value) => {
						current = value;
					}}
				/>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return { value: () => current, unmount };
}

/** Fails the test with a sentence instead of a type error if the element is absent. */
function present<Item>(item: Item | null | undefined): Item {
	if (item === null || item === undefined) throw new Error("It is not on the screen.");
	return item;
}

describe("LocationChoice", () => {
	it("says how many existing charging points are within the tenant's distance of the place", () => {
		const at = (metres: number) => ({ latitude: 51.98313 + metres / 111_195, longitude: 5.91502 });
		const value = { Latitude: 51.98313, Longitude: 5.91502 };
		const locations = [210, 240, 260].map((metres) => locationWith({ uuid: `l-${metres}`, status: "realized", coordinates: at(metres) }));
		const { unmount } = show({ value, locations, diameter: 250 });
		expect(screen.getByText("Binnen 250 m van deze plek staan 2 bestaande laadpalen.")).toBeDefined();
		unmount();
		show({ value, locations });
		expect(screen.getByText("Binnen 200 m van deze plek staat geen bestaande laadpaal.")).toBeDefined();
	});

	it("REA-063 says that no location is chosen yet", () => {
		show();
		expect(screen.getByText("Er is nog geen locatie gekozen.")).toBeDefined();
	});

	it("REA-062 shows latitude, longitude, address and reference of the chosen location", () => {
		const value = {
			Latitude: 51.98313,
			Longitude: 5.91502,
			StreetName: "Velperplein",
			HouseNumber: "8",
			HouseNumberSuffix: "A",
			PostalCode: "6811 AG",
			CityName: "Arnhem",
		};
		show({ value, locations: [locationWith({})], linkedUuid: "location-1" });
		const facts = Object.fromEntries(screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]));
		expect(facts).toEqual({
			Adres: "Velperplein 8A, 6811 AG Arnhem",
			Breedtegraad: "51,98313",
			Lengtegraad: "5,91502",
			Referentie: "0202-118",
		});
	});

	it("takes place and address from a found address", async () => {
		const { value } = show();
		await userEvent.type(screen.getByRole("combobox", { name: "Zoek op adres" }), "velperplein");
		await userEvent.click(await screen.findByRole("option"));
		expect(value()).toMatchObject({
			Latitude: 51.98313,
			Longitude: 5.91502,
			StreetName: "Velperplein",
			HouseNumber: "8",
			HouseNumberSuffix: "A",
			PostalCode: "6811 AG",
			CityName: "Arnhem",
		});
	});

	it("REA-065 places a pin on Ctrl and a click, not without Ctrl and not when locked", async () => {
		const { value } = show();
		const map = screen.getByRole("application");
		fireEvent.click(map, { clientX: 0, clientY: 0 });
		expect(value().Latitude).toBeUndefined();
		fireEvent.click(map, { clientX: 0, clientY: 0, ctrlKey: true });
		expect(value().Latitude).toBeCloseTo(52.37, 2);
		expect(value().Longitude).toBeCloseTo(4.9, 1);
		const locked = show({ locked: true });
		fireEvent.click(present(screen.getAllByRole("application")[1]), { clientX: 0, clientY: 0, ctrlKey: true });
		expect(locked.value().Latitude).toBeUndefined();
	});

	it("places a pin by keyboard and fills in its address", async () => {
		const { value } = show({ search: searchWith([], singel) });
		screen.getByRole("button", { name: "Plaats pin in het midden" }).focus();
		await userEvent.keyboard("{Enter}");
		expect(value()).toMatchObject({ Latitude: 52.3702, Longitude: 4.8952 });
		await waitFor(() => expect(value()).toMatchObject({ StreetName: "Jansbuitensingel", HouseNumber: "32", CityName: "Arnhem" }));
	});

	it("starts at the proposal when an alternative to it is chosen, and shows both", async () => {
		const proposal = { Latitude: 51.98313, Longitude: 5.91502, StreetName: "Velperplein", HouseNumber: "8", CityName: "Arnhem" };
		const { value } = show({ alternativeMode: true, proposal, search: searchWith([], null) });
		expect(screen.getByRole("button", { name: "Voorgestelde locatie Velperplein 8, Arnhem" })).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "Plaats pin in het midden" }));
		await waitFor(() => expect(value().Latitude).toBeCloseTo(proposal.Latitude, 4));
		expect(value().Longitude).toBeCloseTo(proposal.Longitude, 4);
		expect(screen.getByRole("button", { name: /^Alternatieve locatie/ })).toBeTruthy();
		expect(screen.getByRole("button", { name: /^Voorgestelde locatie/ })).toBeTruthy();
		expect(value().StreetName).toBeUndefined();
	});

	it("REA-460 says that a pin has no address, and keeps no address of another place", async () => {
		const { value } = show({ value: { StreetName: "Elders", CityName: "Ede" }, search: searchWith([], null) });
		await userEvent.click(screen.getByRole("button", { name: "Plaats pin in het midden" }));
		await screen.findByText("De pin locatie leverde geen adres op.");
		expect(value().StreetName).toBeUndefined();
		expect(value().Latitude).toBe(52.3702);
	});

	it("leaves an address alone that arrives together with its place", async () => {
		const search = searchWith([velperplein], singel);
		show({ search });
		await userEvent.type(screen.getByRole("combobox", { name: "Zoek op adres" }), "velperplein");
		await userEvent.click(await screen.findByRole("option"));
		await new Promise((resolve) => setTimeout(resolve, 1200));
		expect(search.asked).toEqual(["velperplein"]);
	});

	it("links a charging location from the list, takes over its place, and unlinks it", async () => {
		const { value } = show({ locations: [locationWith({})] });
		await userEvent.click(screen.getByText("Laadlocaties in de buurt"));
		await userEvent.click(screen.getByRole("button", { name: "Koppel deze locatie: Steenstraat 94, 6828 CN Arnhem" }));
		expect(value()).toMatchObject({ Latitude: 51.9851, StreetName: "Steenstraat", HouseNumber: "94" });
		const [unlink] = screen.getAllByRole("button", { name: /^Ontkoppel deze locatie/ });
		await userEvent.click(present(unlink));
		expect(screen.queryByRole("button", { name: /^Ontkoppel/ })).toBeNull();
	});

	it("says that a pin elsewhere is not the linked charging location, which can be taken back", async () => {
		const { value } = show({ locations: [locationWith({})] });
		await userEvent.click(screen.getByText("Laadlocaties in de buurt"));
		await userEvent.click(screen.getByRole("button", { name: /^Koppel deze locatie/ }));
		const told = () => screen.queryByText(/^Deze plaats is niet die van de gekoppelde laadlocatie/);
		expect(told()).toBeNull();
		await userEvent.type(screen.getByRole("combobox", { name: "Zoek op adres" }), "velperplein");
		await userEvent.click(await screen.findByRole("option"));
		expect(value()).toMatchObject({ Latitude: velperplein.latitude });
		expect(told()).not.toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Zet de plaats terug" }));
		expect(value()).toMatchObject({ Latitude: 51.9851, StreetName: "Steenstraat", HouseNumber: "94" });
		expect(told()).toBeNull();
	});

	it("links once for a double click, and says that it is under way until the link is kept", async () => {
		watchPresses();
		let kept = () => {};
		const asked: string[] = [];
		const onConnect = ({ uuid }: ChargingLocation) => {
			asked.push(uuid);
			return new Promise<void>((resolve) => {
				kept = resolve;
			});
		};
		show({ locations: [locationWith({})], onConnect });
		await userEvent.click(screen.getByText("Laadlocaties in de buurt"));
		const link = screen.getByRole("button", { name: /^Koppel deze locatie/ });
		fireEvent.click(link, { detail: 1 });
		fireEvent.click(link, { detail: 2 });
		await waitFor(() => expect(link.getAttribute("data-loading")).toBe("true"));
		fireEvent.click(link, { detail: 1 });
		kept();
		await waitFor(() => expect(link.getAttribute("data-loading")).toBeNull());
		expect(asked).toEqual(["location-1"]);
	});

	it("REA-064 offers the last link again only while nothing is linked and the record is unsaved", async () => {
		show({ locations: [locationWith({})], linkedUuid: "location-1", unsaved: true });
		const again = () => screen.queryByRole("button", { name: "Laatst gekoppeld aan locatie" });
		expect(again()).toBeNull();
		await userEvent.click(present(screen.getAllByRole("button", { name: /^Ontkoppel deze locatie/ })[0]));
		await userEvent.click(present(again()));
		expect(again()).toBeNull();
		expect(screen.getAllByRole("button", { name: /^Ontkoppel deze locatie/ }).length).toBeGreaterThan(0);
	});

	it("links the last location as it is by then, and does not offer it when somebody else has linked it", async () => {
		const asked: unknown[] = [];
		const given = { linkedUuid: null, unsaved: true, locked: false, map: {}, value: {}, onChange: () => {}, onDisconnect: () => {} };
		const onConnect = ({ synced }: ChargingLocation) => void asked.push(synced);
		const page = (changes: Partial<LocationChoiceProps>, location: ChargingLocation) => (
			<MantineProvider>
				<QueryClientProvider client={new QueryClient()}>
					<LocationChoice {...given} onConnect={onConnect} locations={[location]} {...changes} />
				</QueryClientProvider>
			</MantineProvider>
		);
		const { rerender } = render(page({ linkedUuid: "location-1" }, locationWith({ status: "in-progress", synced: 1 })));
		await userEvent.click(present(screen.getAllByRole("button", { name: /^Ontkoppel deze locatie/ })[0]));
		rerender(page({}, locationWith({ status: "in-progress", synced: 3 })));
		expect(screen.queryByRole("button", { name: "Laatst gekoppeld aan locatie" })).toBeNull();
		rerender(page({}, locationWith({ synced: 2 })));
		await userEvent.click(screen.getByRole("button", { name: "Laatst gekoppeld aan locatie" }));
		expect(asked).toEqual([2]);
	});

	it("does not offer the last link again once the record was saved", async () => {
		show({ locations: [locationWith({})], linkedUuid: "location-1", unsaved: false });
		await userEvent.click(present(screen.getAllByRole("button", { name: /^Ontkoppel deze locatie/ })[0]));
		expect(screen.queryByRole("button", { name: "Laatst gekoppeld aan locatie" })).toBeNull();
	});

	it("hides a status on the map and in the list through the legend", async () => {
		show({ locations: [locationWith({})] });
		await userEvent.click(screen.getByRole("button", { name: /Legenda/ }));
		await userEvent.click(screen.getByText("Laadlocaties in de buurt"));
		expect(screen.getByText("Steenstraat 94, 6828 CN Arnhem")).toBeDefined();
		await userEvent.click(screen.getByRole("checkbox", { name: /Gevalideerd/ }));
		expect(screen.queryByText("Steenstraat 94, 6828 CN Arnhem")).toBeNull();
	});
});
