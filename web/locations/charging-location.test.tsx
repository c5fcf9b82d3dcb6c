import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { paintedAt } from "../map/points/painted-points.fixture.ts";
import { ChargingLocationDetails } from "./ChargingLocationDetails.tsx";
import { asPoint } from "./charging-location.ts";
import { linkAction } from "./link-action.ts";
import { locationWith } from "./location.fixture.ts";

const imported = locationWith({
	properties: {
		id: "118",
		evse: "NL*ALF*E1",
		operator: "Allego",
		status: "in bedrijf",
		remark: "Let op de boom",
		proactive_year: 2023,
		proactive_period: 2,
		proactive_extra: true,
		type: "Plan",
	},
	meta: { phase: "2b", source: "plan-2023", workflowUuid: "process-1" },
});

const lines = (importSource?: string) => {
	render(<ChargingLocationDetails location={imported} showUuid importSource={importSource} />);
	const found = screen.getAllByText(/./, { selector: "p" }).map(({ textContent }) => textContent);
	cleanup();
	return found;
};

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

describe("a charging location", () => {
	it("REQ-136 has uuid, code, coordinates, formatted address, status, simple id, remark, process, import source and phase", () => {
		expect(lines("plan-2023")).toEqual([
			"Steenstraat 94, 6828 CN Arnhem",
			"G Gevalideerd",
			"ID: 0202-118",
			"Type: Plan",
			"Fase: 2b",
			"Let op de boom",
			"Uuid: location-1",
		]);
		expect(asPoint(imported)).toMatchObject({
			uuid: "location-1",
			latitude: 51.9851,
			longitude: 5.9202,
			symbol: "definitive",
			label: "0202-118",
			round: "2023-2 extra",
		});
		const mine = { ...imported, status: "in-progress" };
		expect(linkAction(mine, { linkedUuid: mine.uuid, alternativeMode: false })).toBe("unlink");
	});

	it("REQ-044 shows type and phase in its popup if it has the one import source, and not otherwise", () => {
		const told = (importSource?: string) => lines(importSource).filter((line) => /^(Type|Fase)/.test(line ?? ""));
		expect(told("plan-2023")).toEqual(["Type: Plan", "Fase: 2b"]);
		expect([told("another"), told(""), told()]).toEqual([[], [], []]);
	});

	it("REQ-039 shows its icon from zoom 10, its id from zoom 14", () => {
		expect(paintedAt([9, 10, 13, 14], [asPoint(imported)], imported.coordinates)).toEqual([
			// From farther away it is part of a group.
			[9, 0, ["1"]],
			[10, 1, []],
			[13, 1, []],
			[14, 1, ["0202-118"]],
		]);
	});
});
