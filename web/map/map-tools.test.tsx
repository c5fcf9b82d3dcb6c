import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Popup as LeafletPopup, latLngBounds } from "leaflet";
import { useMemo } from "react";
import { useMap } from "react-leaflet";
import { BaseMap } from "./BaseMap.tsx";
import { Legend, type LegendEntry } from "./legend/Legend.tsx";
import { PointFilters } from "./legend/PointFilters.tsx";
import { filteredPoints, NO_FILTER } from "./legend/point-filter.ts";
import { useLegend } from "./legend/use-legend.ts";
import type { MapPoint } from "./map-point.ts";
import { DEFAULT_BOUNDS, type MapSettings } from "./map-settings.ts";
import { PointLayer } from "./points/PointLayer.tsx";
import "../texts/areas/requests.ts";

const here = { latitude: 51.98, longitude: 5.91 };
const point = (uuid: string, symbol: MapPoint["symbol"], round?: string): MapPoint => ({
	uuid,
	...here,
	symbol,
	label: `0202-${uuid}`,
	...(round === undefined ? {} : { round }),
});
const points = [
	point("1", "definitive", "2023-1"),
	point("2", "rejected", "2023-1"),
	point("3", "definitive", "2023-1 extra"),
	point("4", "realized", "geen"),
	point("5", "request-open"),
];
const entries: readonly LegendEntry[] = [
	{ symbol: "definitive", label: "Gevalideerde locatie", count: 2 },
	{ symbol: "rejected", label: "Afgewezen locatie", count: 1 },
];

let drawn: readonly MapPoint[] = [];
const opacities = () => Object.fromEntries(drawn.map(({ uuid, opacity }) => [uuid, opacity]));

/** A map like the product's own: with legend, filters and points. */
function WholeMap({ settings }: { readonly settings: MapSettings }) {
	const legend = useLegend();
	const { shown } = legend;
	const visible = useMemo(() => shown(points), [shown]);
	drawn = visible;
	return (
		<BaseMap
			label="Kaart"
			settings={settings}
			position={here}
			panel={
				<Legend entries={entries} state={legend}>
					<PointFilters points={points} state={legend} />
				</Legend>
			}
		>
			<PointLayer points={visible} details={({ label }) => <p>Punt {label}</p>} />
		</BaseMap>
	);
}

function show(settings: MapSettings = {}) {
	return render(
		<MantineProvider env="test">
			<WholeMap settings={settings} />
		</MantineProvider>,
	);
}

function Bounds({ onBounds }: { readonly onBounds: (bounds: unknown) => void }) {
	onBounds(useMap().options.maxBounds);
	return null;
}

const openLegend = () => userEvent.click(screen.getByRole("button", { name: "Legenda" }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the filters of a map", () => {
	it("REQ-040 by round and status draw matches at 0.9, the rest at 0.2, and everything at 0.8 without one", async () => {
		show();
		expect(opacities()).toEqual({ 1: 0.8, 2: 0.8, 3: 0.8, 4: 0.8, 5: 0.8 });
		await openLegend();
		await choose("Proactieve ronde", "2023-1");
		// A request has no round, so a round does not affect it.
		expect(opacities()).toEqual({ 1: 0.9, 2: 0.9, 3: 0.2, 4: 0.2, 5: 0.9 });
		await choose("Status", "definitive");
		expect(opacities()).toEqual({ 1: 0.9, 2: 0.2, 3: 0.2, 4: 0.2, 5: 0.2 });
		await choose("Proactieve ronde", "");
		expect(opacities()).toEqual({ 1: 0.9, 2: 0.2, 3: 0.9, 4: 0.2, 5: 0.2 });
		await choose("Status", "");
		expect(opacities()).toEqual({ 1: 0.8, 2: 0.8, 3: 0.8, 4: 0.8, 5: 0.8 });
	});

	it("offer the rounds there are, in order, and omit the choice if there are none", async () => {
		show();
		await openLegend();
		const options = [...screen.getByLabelText<HTMLSelectElement>("Proactieve ronde").options].map(({ text }) => text);
		expect(options).toEqual(["Alle", "2023-1", "2023-1 extra", "geen"]);
		expect(filteredPoints([point("6", "realized")], NO_FILTER)[0]?.opacity).toBe(0.8);
	});
});

describe("the widgets of a map", () => {
	it("a symbol of the legend highlights its kind, and a toggle hides one", async () => {
		show();
		await openLegend();
		await press("Laat opvallen: Afgewezen locatie");
		expect(screen.getByRole("button", { name: "Laat opvallen: Afgewezen locatie" }).getAttribute("aria-pressed")).toBe("true");
		expect(opacities()).toMatchObject({ 1: 0.2, 2: 0.9 });
		await press("Laat opvallen: Afgewezen locatie");
		expect(opacities()).toMatchObject({ 1: 0.8, 2: 0.8 });
		await userEvent.click(screen.getByRole("checkbox", { name: /Gevalideerde locatie/ }));
		expect(drawn.map(({ uuid }) => uuid)).toEqual(["2", "4", "5"]);
	});

	it("REQ-279 a symbol in the legend is 20 wide, a popup is 30 above its point", async () => {
		const opened = jest.spyOn(LeafletPopup.prototype, "openOn");
		show();
		await openLegend();
		const symbols = [...screen.getByRole("list").querySelectorAll("svg")];
		expect(symbols.map((symbol) => symbol.getAttribute("width"))).toEqual(["20", "20"]);
		fireEvent.click(screen.getByRole("application"), { clientX: 0, clientY: 0 });
		expect(screen.getByText("Punt 0202-5")).toBeTruthy();
		expect(opened.mock.contexts.map((popup) => (popup as LeafletPopup).options.offset)).toEqual([[0, -30]]);
	});

	it("the bar below the map says what the pointer is over, and otherwise what the map is", async () => {
		show();
		const map = screen.getByRole("application");
		expect(screen.getByText("Kaart", { selector: "p" })).toBeTruthy();
		fireEvent.mouseMove(map, { clientX: 0, clientY: 0 });
		expect(await screen.findByText(/^0202-5 .*en nog 2$/)).toBeTruthy();
		fireEvent.mouseMove(map, { clientX: 300, clientY: 300 });
		expect(await screen.findByText("Kaart", { selector: "p" })).toBeTruthy();
	});

	it("the style button cycles through the deployment's backgrounds, and the choice is remembered", async () => {
		const tiles = { tilesUrl: "https://tiles.example/{z}/{x}/{y}.png", aerialUrl: "https://aerial.example/{z}/{x}/{y}.jpeg" };
		const { unmount } = show(tiles);
		const images = () => [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile")].map(({ src }) => new URL(src).host);
		expect(new Set(images())).toEqual(new Set(["tiles.example"]));
		const firstCame = () => {
			for (const tile of document.querySelectorAll("img.leaflet-tile")) fireEvent.load(tile);
		};
		expect(screen.getByText(/Meegeleverde kaart/).textContent).not.toContain("Kaartgegevens");
		firstCame();
		expect((await screen.findByText(/Kaartgegevens © Kadaster/)).textContent).not.toContain("Meegeleverde");
		await press("Kaartstijl kaart, kies luchtfoto");
		expect(new Set(images())).toEqual(new Set(["aerial.example"]));
		firstCame();
		expect((await screen.findByText(/Beeldmateriaal Nederland/)).textContent).not.toContain("Kaartgegevens");
		await press("Kaartstijl luchtfoto, kies eenvoudig");
		expect(images()).toEqual([]);
		expect(screen.getByText(/Meegeleverde kaart/).textContent).not.toContain("Beeldmateriaal");
		unmount();
		show(tiles);
		await press("Kaartstijl eenvoudig, kies grijs");
		await press("Kaartstijl grijs, kies kaart");
		cleanup();
		show();
		expect(screen.getByRole("button", { name: "Kaartstijl eenvoudig, kies grijs" })).toBeTruthy();
	});

	it("the dialog has the same map enlarged, with its legend, and returns the focus", async () => {
		show();
		await press("Vergroot de kaart");
		const dialog = within(await screen.findByRole("dialog", { name: "Kaart" }));
		expect(dialog.getByRole("application", { name: "Kaart" })).toBeTruthy();
		expect(dialog.getByRole("button", { name: "Legenda" })).toBeTruthy();
		expect(dialog.queryByRole("button", { name: "Vergroot de kaart" })).toBeNull();
		await userEvent.click(dialog.getByRole("button", { name: "Sluit de grote kaart" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		const enlarge = screen.getByRole("button", { name: "Vergroot de kaart" });
		await waitFor(() => expect(document.activeElement).toBe(enlarge));
	});
});

describe("a map", () => {
	it("REQ-049 speaks Dutch: its own name, every button, its popup and its language", async () => {
		show();
		const map = screen.getByRole("application");
		fireEvent.click(map, { clientX: 0, clientY: 0 });
		await openLegend();
		expect(map.closest("[lang]")?.getAttribute("lang")).toBe("nl");
		expect(map.getAttribute("aria-roledescription")).toBe("kaart");
		const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);
		expect(names).toEqual([
			"Vorige",
			"Volgende",
			"Sluiten",
			"Inzoomen",
			"Uitzoomen",
			"Kaartstijl eenvoudig, kies grijs",
			"Download de kaart",
			"Vergroot de kaart",
			"▾Legenda",
			"Laat opvallen: Gevalideerde locatie",
			"Laat opvallen: Afgewezen locatie",
		]);
		const titled = [...document.querySelectorAll("[title]")].map((element) => element.getAttribute("title"));
		expect(titled.join()).not.toMatch(/zoom in|zoom out|close|leaflet|download map|library/i);
		expect(document.body.textContent).not.toMatch(/Leaflet/);
	});

	it("REQ-280 is by default limited to bounds that contain all of the Netherlands", () => {
		let bounds: unknown;
		render(
			<BaseMap label="Kaart" settings={{}}>
				<Bounds
					onBounds={(found) => {
						bounds = found;
					}}
				/>
			</BaseMap>,
		);
		expect(bounds).toEqual(latLngBounds(DEFAULT_BOUNDS));
		const [[south, west], [north, east]] = DEFAULT_BOUNDS;
		// Its outermost points: Vaals, Sint Anna ter Muiden, Rottumerplaat, Bad Nieuweschans.
		const outermost = [
			[50.7504, 6.0208],
			[51.3199, 3.3585],
			[53.5547, 6.4883],
			[53.1812, 7.2275],
		] as const;
		for (const [latitude, longitude] of outermost) {
			expect([latitude > south, latitude < north, longitude > west, longitude < east]).toEqual([true, true, true, true]);
		}
		expect([north - south < 4, east - west < 5]).toEqual([true, true]);
	});
});
