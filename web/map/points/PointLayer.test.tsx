import { beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BaseMap } from "../BaseMap.tsx";
import type { MapPoint } from "../map-point.ts";
import { PointLayer } from "./PointLayer.tsx";

const here = { latitude: 51.98, longitude: 5.91 };
const points: readonly MapPoint[] = ["1", "2", "3"].map((uuid, place) => ({
	uuid,
	...here,
	latitude: here.latitude + place * 0.0001,
	symbol: "definitive",
	label: uuid,
}));

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

function showMap(): HTMLElement {
	render(
		<MantineProvider env="test">
			<BaseMap label="Kaart" settings={{}} position={here}>
				<PointLayer points={points} details={({ label }) => <p>Punt {label}</p>} />
			</BaseMap>
		</MantineProvider>,
	);
	return screen.getByRole("application", { name: "Kaart" });
}

describe("PointLayer", () => {
	it("REQ-042 pages through the points under the click, one at a time", async () => {
		const map = showMap();
		fireEvent.click(map, { clientX: 0, clientY: 0 });
		expect(screen.getByText("Punt 1")).toBeDefined();
		expect(screen.queryByText("Punt 2")).toBeNull();
		expect(screen.getByText("1 van 3")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Volgende" }));
		expect(screen.getByText("Punt 2")).toBeDefined();
		expect(screen.queryByText("Punt 1")).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Sluiten" }));
		expect(screen.queryByText("Punt 2")).toBeNull();
	});

	it("leaves Ctrl and a click to the placing of a pin", () => {
		fireEvent.click(showMap(), { clientX: 0, clientY: 0, ctrlKey: true });
		expect(screen.queryByText("Punt 1")).toBeNull();
	});

	it("opens the point nearest to the centre on Enter, with the focus in it, and returns the focus on Escape", async () => {
		const map = showMap();
		const sizes = { clientWidth: 800, clientHeight: 500 };
		for (const [name, value] of Object.entries(sizes)) Object.defineProperty(map, name, { value, configurable: true });
		fireEvent(window, new Event("resize"));
		await new Promise(requestAnimationFrame);
		map.focus();
		await userEvent.keyboard("{Enter}");
		const popup = screen.getByRole("dialog", { name: "1 (Gevalideerd), 2 (Gevalideerd), 3 (Gevalideerd)" });
		expect(document.activeElement).toBe(popup);
		expect(within(popup).getByText("Punt 1")).toBeDefined();
		await userEvent.tab();
		await userEvent.keyboard("{Escape}");
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(map);
	});

	it("says how many points of a group are chosen", () => {
		render(
			<MantineProvider env="test">
				<BaseMap label="Kaart" settings={{}} position={here} zoom={{ place: 8 }}>
					<PointLayer points={points} details={() => null} chosen={new Set(["2", "3", "elsewhere"])} />
				</BaseMap>
			</MantineProvider>,
		);
		fireEvent.mouseMove(screen.getByRole("application", { name: "Kaart" }), { clientX: 0, clientY: 0 });
		expect(screen.getByText("3 punten bij elkaar, 2 gekozen")).toBeDefined();
	});

	it("closes only the popup on Escape if the map is in a dialog", async () => {
		showMap();
		await userEvent.click(screen.getByRole("button", { name: "Vergroot de kaart" }));
		const large = await screen.findByRole("dialog", { name: "Kaart" });
		fireEvent.click(within(large).getByRole("application", { name: "Kaart" }), { clientX: 0, clientY: 0 });
		expect(within(large).getByText("Punt 1")).toBeDefined();
		await userEvent.tab();
		await userEvent.keyboard("{Escape}");
		expect(within(large).queryByText("Punt 1")).toBeNull();
		expect(screen.getByRole("dialog", { name: "Kaart" })).toBe(large);
	});
});
