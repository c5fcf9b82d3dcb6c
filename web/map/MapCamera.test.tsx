import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { render } from "@testing-library/react";
import { Map as LeafletMap } from "leaflet";
import { BaseMap } from "./BaseMap.tsx";
import { FitBounds } from "./MapCamera.tsx";
import type { Position } from "./map-settings.ts";

const arnhem: Position = { latitude: 51.98, longitude: 5.91 };
const zwolle: Position = { latitude: 52.51, longitude: 6.09 };

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
	// A layout, so that the map has a size.
	Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: 800 });
	Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, value: 500 });
});
afterEach(() => {
	jest.restoreAllMocks();
});

describe("the camera of a map", () => {
	it("REA-465 flies to another place in 2000 ms", () => {
		const flyTo = jest.spyOn(LeafletMap.prototype, "flyTo").mockReturnThis();
		const { rerender } = render(<BaseMap label="Kaart" settings={{}} position={arnhem} />);
		expect(flyTo).not.toHaveBeenCalled();
		rerender(<BaseMap label="Kaart" settings={{}} position={zwolle} />);
		expect(flyTo).toHaveBeenCalledWith([52.51, 6.09], 14, { duration: 2 });
	});

	it("jumps for people who prefer reduced motion", () => {
		jest.spyOn(window, "matchMedia").mockImplementation((media) => ({ matches: true, media }) as MediaQueryList);
		const flyTo = jest.spyOn(LeafletMap.prototype, "flyTo").mockReturnThis();
		const { rerender } = render(<BaseMap label="Kaart" settings={{}} position={arnhem} />);
		rerender(<BaseMap label="Kaart" settings={{}} position={zwolle} />);
		expect(flyTo).not.toHaveBeenCalled();
	});

	it("REA-470 fits places into view with a padding of 50 pixels", () => {
		const fitBounds = jest.spyOn(LeafletMap.prototype, "fitBounds");
		render(
			<BaseMap label="Kaart" settings={{}}>
				<FitBounds positions={[arnhem, zwolle]} />
			</BaseMap>,
		);
		expect(fitBounds.mock.calls[0]?.[0]).toEqual([
			[51.98, 5.91],
			[52.51, 6.09],
		]);
		expect(fitBounds.mock.calls[0]?.[1]).toMatchObject({ padding: [50, 50] });
	});
});
