import { beforeAll, describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { useMap } from "react-leaflet";
import { BaseMap } from "./BaseMap.tsx";
import type { MapSettings, Position } from "./map-settings.ts";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

interface View {
	readonly zoom: number;
	readonly latitude: number;
}

function Look({ onLook }: { readonly onLook: (view: View) => void }) {
	const map = useMap();
	onLook({ zoom: map.getZoom(), latitude: map.getCenter().lat });
	return null;
}

function viewOf(settings: MapSettings, position: Position | null = null): View | undefined {
	let view: View | undefined;
	render(
		<BaseMap label="Kaart" settings={settings} position={position}>
			<Look
				onLook={(seen) => {
					view = seen;
				}}
			/>
		</BaseMap>,
	);
	return view;
}

describe("BaseMap", () => {
	it("starts at the default centre at zoom 11, or where the tenant says", () => {
		expect(viewOf({})).toMatchObject({ zoom: 11, latitude: 52.3702 });
		expect(viewOf({ center: { latitude: 51.98, longitude: 5.9 }, zoom: 12 })).toMatchObject({ zoom: 12, latitude: 51.98 });
	});

	it("REA-464 starts at zoom 14 if a place is known", () => {
		expect(viewOf({ zoom: 9 }, { latitude: 52.2, longitude: 6.1 })).toMatchObject({ zoom: 14, latitude: 52.2 });
	});

	it("has Dutch names for its buttons", () => {
		render(<BaseMap label="Kaart" settings={{}} />);
		expect(screen.getByRole("button", { name: "Inzoomen" })).toBeDefined();
		expect(screen.getByRole("button", { name: "Uitzoomen" })).toBeDefined();
		expect(screen.getByText(/© Kadaster/)).toBeDefined();
	});
});
