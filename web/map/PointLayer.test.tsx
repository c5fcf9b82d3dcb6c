import { beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BaseMap } from "./BaseMap.tsx";
import type { MapPoint } from "./map-point.ts";
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
		<BaseMap label="Kaart" settings={{}} position={here}>
			<PointLayer points={points} details={({ label }) => <p>Punt {label}</p>} />
		</BaseMap>,
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

	it("leaves a click with Ctrl to the placing of a pin", () => {
		fireEvent.click(showMap(), { clientX: 0, clientY: 0, ctrlKey: true });
		expect(screen.queryByText("Punt 1")).toBeNull();
	});
});
