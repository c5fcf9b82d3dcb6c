import { expect, it } from "@jest/globals";
import { paintedAt } from "../map/points/painted-points.fixture.ts";
import { exampleRecord } from "../test-support/example-record.ts";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { processPoints } from "./process-points.ts";

const placed = { CurrentLocation: { Latitude: 51.98, Longitude: 5.91 } };
const surroundings = { steps: exampleTenant.steps ?? [], realisationStartsAt: "3" };
const symbols = (records: readonly Parameters<typeof exampleRecord>[0][]) =>
	processPoints(
		records.map((record) => ({ ...exampleRecord(record), ...placed })),
		surroundings,
	).map(({ symbol }) => symbol);

it("REA-308 a process on a map is a suggestion, in preparation from the step where realisation starts, realised or rejected", () => {
	expect(
		symbols([
			{ number: 1, step: "2" },
			{ number: 2, step: "3" },
			{ number: 3, step: "3", status: "completed" },
			{ number: 4, step: "3", status: "cancelled" },
		]),
	).toEqual(["suggestion", "in-progress", "realized", "rejected"]);
});

it.each([
	["REA-309 before the step where realisation starts a process is a suggestion, or rejected", "1", "suggestion"],
	["REA-310 from that step on it is in preparation, realised or rejected", "3", "in-progress"],
])("%s", (_title, step, open) => {
	expect(symbols([{ number: 1, step }])).toEqual([open]);
	expect(symbols([{ number: 1, step, status: "onhold" }])).toEqual([open]);
	expect(symbols([{ number: 1, step, status: "cancelled" }])).toEqual(["rejected"]);
	expect(symbols([{ number: 1, step, status: "completed" }])).toEqual(["realized"]);
});

it("a process without coordinates is on no map", () => {
	expect(processPoints([exampleRecord({ number: 1 })], surroundings)).toEqual([]);
});

it("REA-463 the icon of a process shows from zoom 10 on, its reference from zoom 14", () => {
	HTMLCanvasElement.prototype.getContext = () => null;
	expect(
		paintedAt([9, 10, 13, 14], processPoints([{ ...exampleRecord({ number: 1 }), ...placed }], surroundings), {
			latitude: 51.98,
			longitude: 5.91,
		}),
	).toEqual([
		// Further out it is part of a cluster, which shows a number.
		[9, 0, ["1"]],
		[10, 1, []],
		[13, 1, []],
		[14, 1, ["VB-00001"]],
	]);
});
