import { describe, expect, it } from "@jest/globals";
import type { StepAvailability } from "../../../../engine/index.ts";
import { neighbourStep } from "./neighbour-step.ts";

const step = (code: string, track: string | null = null, started = true) =>
	({ code, track: track && { id: track, label: track }, startedAt: started ? 1 : null, open: { allowed: true } }) as StepAvailability;

/** Two tracks whose sub-steps alternate. */
const steps = [
	step("2"),
	step("3-a"),
	step("3-b", "power"),
	step("3-c", "fuses"),
	step("3-d", "power"),
	step("3-e", "fuses", false),
	step("4"),
];

describe("the neighbour of a step", () => {
	it.each([
		["3-a", "3-b"],
		["3-b", "3-d"],
		["3-d", "4"],
		["3-c", "4"],
		["2", "3-a"],
		["4", null],
	])("after %s is %s: in its own track, then after the tracks", (code, next) => {
		expect(neighbourStep(steps, code, "next")).toBe(next);
	});

	it.each([
		["3-d", "3-b"],
		["3-c", "3-a"],
		["4", "3-d"],
		["2", null],
	])("before %s is %s", (code, previous) => {
		expect(neighbourStep(steps, code, "previous")).toBe(previous);
	});
});
