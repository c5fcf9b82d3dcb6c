import { expect, it } from "@jest/globals";
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

it("a process on a map is a suggestion, in preparation from the step where realisation starts, realised or rejected", () => {
	expect(
		symbols([
			{ number: 1, step: "2" },
			{ number: 2, step: "3" },
			{ number: 3, step: "3", status: "completed" },
			{ number: 4, step: "3", status: "cancelled" },
		]),
	).toEqual(["suggestion", "in-progress", "realized", "rejected"]);
});

it("one whose place is not known is on no map", () => {
	expect(processPoints([exampleRecord({ number: 1 })], surroundings)).toEqual([]);
});
