import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isInShape, type MapShape } from "../../../engine/index.ts";
import { BaseMap } from "../BaseMap.tsx";
import { ShapeChoice } from "./ShapeChoice.tsx";

const middle = { latitude: 52, longitude: 6 };
/** Some 14 metres: a pixel at the zoom of these maps is less than a third of it. */
const step = 0.0002;

/** Browsers have pointer events, jsdom doesn't. */
class PointedEvent extends MouseEvent {
	readonly pointerId: number;
	constructor(type: string, init: PointerEventInit = {}) {
		super(type, init);
		this.pointerId = init.pointerId ?? 0;
	}
}

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
	Object.defineProperty(window, "PointerEvent", { value: PointedEvent, configurable: true });
});
afterEach(() => {
	cleanup();
	for (const size of ["clientWidth", "clientHeight"]) Reflect.deleteProperty(HTMLElement.prototype, size);
});

function show(any = false) {
	for (const size of ["clientWidth", "clientHeight"]) {
		Object.defineProperty(HTMLElement.prototype, size, { get: () => 400, configurable: true });
	}
	const drawn: { readonly shape: MapShape; readonly adds: boolean }[] = [];
	render(
		<MantineProvider env="test">
			<BaseMap label="Kaart" settings={{}} position={middle}>
				<ShapeChoice onChoose={(shape, adds) => drawn.push({ shape, adds })} any={any} />
			</BaseMap>
		</MantineProvider>,
	);
	return drawn;
}

/** With a click count of 2: Leaflet would take a first click for half a double tap, which zooms in. */
const press = (name: string, options: { readonly shiftKey?: boolean } = {}) => fireEvent.click(tool(name), { detail: 2, ...options });

const tool = (name: string) => screen.getByRole("button", { name });

/** Draws over the map, from spot to spot in its pixels: 200, 200 is its middle. */
function draw(
	spots: readonly (readonly [x: number, y: number])[],
	options: { readonly shiftKey?: boolean; readonly isTaken?: boolean } = {},
) {
	const surface = document.querySelector("[data-drawing]") as Element;
	const at = ([clientX, clientY]: readonly [number, number]) => ({
		clientX,
		clientY,
		pointerId: 1,
		button: 0,
		shiftKey: options.shiftKey ?? false,
	});
	const [first = [0, 0], ...others] = spots;
	fireEvent.pointerDown(surface, at(first));
	for (const each of others) fireEvent.pointerMove(surface, at(each));
	fireEvent[options.isTaken ? "pointerCancel" : "pointerUp"](surface, at(spots.at(-1) ?? first));
}

const drawing = () => document.querySelector("[data-drawing]") !== null;

describe("choosing on a map", () => {
	it("takes what lies in a box, whichever corner it was begun at, and is done", () => {
		const drawn = show();
		press("Kies met een kader");
		expect(tool("Kies met een kader").getAttribute("aria-pressed")).toBe("true");
		draw([
			[300, 300],
			[100, 100],
		]);
		expect(drawn).toHaveLength(1);
		const [{ shape, adds } = { shape: null, adds: true }] = drawn;
		expect([shape?.corners, adds, drawing()]).toEqual([null, false, false]);
		expect(document.activeElement).toBe(tool("Kies met een kader"));
		expect(isInShape(middle, shape as MapShape)).toBe(true);
		expect(isInShape({ ...middle, latitude: middle.latitude + 60 * step }, shape as MapShape)).toBe(false);
	});

	it("takes what lies in a freehand shape, and not what is only in the box around it", () => {
		const drawn = show();
		press("Kies met een lasso");
		// Around the middle, along the left and the top of the map, leaving out the lower right.
		draw([
			[20, 20],
			[380, 20],
			[380, 60],
			[60, 60],
			[60, 380],
			[20, 380],
		]);
		const shape = drawn[0]?.shape as MapShape;
		expect(shape.corners?.length).toBeGreaterThan(5);
		expect(isInShape(middle, shape)).toBe(false);
		expect(isInShape(middle, { ...shape, corners: null })).toBe(true);
	});

	it("keeps what somebody draws for ever within the corners that a question may have", () => {
		const drawn = show();
		press("Kies met een lasso");
		draw(
			Array.from({ length: 400 }, (_, at) => [
				200 + (150 - (at % 7) * 9) * Math.cos(at / 64),
				200 + (150 - (at % 5) * 9) * Math.sin(at / 64),
			]),
		);
		expect(drawn[0]?.shape.corners?.length).toBeLessThanOrEqual(60);
		expect(isInShape(middle, drawn[0]?.shape as MapShape)).toBe(true);
	});

	it("leaves on Escape, and takes a mere press or a drawing that is broken off for nothing", async () => {
		const drawn = show();
		let closed = 0;
		const outside = () => {
			closed += 1;
		};
		document.addEventListener("keydown", outside);
		press("Kies met een kader");
		draw([
			[200, 200],
			[202, 201],
		]);
		draw(
			[
				[100, 100],
				[300, 300],
			],
			{ isTaken: true },
		);
		expect([drawn, drawing()]).toEqual([[], true]);
		await userEvent.keyboard("{Escape}");
		document.removeEventListener("keydown", outside);
		expect([drawing(), closed]).toEqual([false, 0]);
		expect(document.activeElement).toBe(tool("Kies met een kader"));
	});

	it("adds to what is chosen with Shift, or where somebody says so; with nothing chosen there is nothing to add to", () => {
		const drawn = show(true);
		press("Kies met een kader");
		draw(
			[
				[100, 100],
				[300, 300],
			],
			{ shiftKey: true },
		);
		press("Kies alles in beeld");
		press("Voeg toe aan de keuze");
		press("Kies alles in beeld");
		expect(drawn.map(({ adds }) => adds)).toEqual([true, false, true]);
		cleanup();
		const others = show();
		expect(screen.queryByRole("button", { name: "Voeg toe aan de keuze" })).toBeNull();
		press("Kies alles in beeld", { shiftKey: true });
		expect(others.map(({ adds }) => adds)).toEqual([false]);
	});
});
