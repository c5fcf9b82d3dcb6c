import { describe, expect, it } from "@jest/globals";
import type { RealisationRecord, StepAvailability } from "../../../../engine/index.ts";
import { currentStep, subStepShown } from "../../process/current-step.ts";
import { reasonText } from "../header/reason-text.ts";
import { railGroups } from "./StepRail.tsx";

const step = (code: string, more: Partial<StepAvailability> = {}) =>
	({ code, parent: code.includes("-") ? "3" : null, track: null, ...more }) as StepAvailability;
const power = { id: "power", label: "Energieaansluiting" };
const fuse = { id: "fuse", label: "Hoofdverdeelkast" };

describe("the rail", () => {
	it("puts sub-steps under their step, those before the tracks first and each track under its own name", () => {
		const steps = [
			step("2"),
			step("3"),
			step("3-a"),
			step("3-b", { track: power }),
			step("3-c", { track: power }),
			step("3-f", { track: fuse }),
			step("4"),
		];
		const groups = railGroups(steps).map(({ step: { code }, tracks }) => [
			code,
			tracks.map(({ label, steps: own }) => [label, own.map((each) => each.code)]),
		]);
		expect(groups).toEqual([
			["2", []],
			[
				"3",
				[
					[null, ["3-a"]],
					["Energieaansluiting", ["3-b", "3-c"]],
					["Hoofdverdeelkast", ["3-f"]],
				],
			],
			["4", []],
		]);
	});
});

const record = (state: readonly (readonly [string, number, number | null])[], values: object = {}) =>
	({
		values,
		flow: { activeStep: null, state: state.map(([code, started_at, completed_at]) => ({ step: code, started_at, completed_at })) },
	}) as unknown as RealisationRecord;

describe("the page of a step with sub-steps", () => {
	it("shows the open sub-step that was started first, or the first one when all are completed", () => {
		expect(
			subStepShown(
				record([
					["3", 1, null],
					["3-a", 1, 2],
					["3-b", 4, null],
					["3-f", 3, null],
				]),
				"3",
			),
		).toBe("3-f");
		expect(
			subStepShown(
				record([
					["3", 1, 9],
					["3-a", 1, 2],
					["3-b", 2, 3],
				]),
				"3",
			),
		).toBe("3-a");
		expect(
			subStepShown(
				record([
					["1", 1, null],
					["11", 1, null],
				]),
				"1",
			),
		).toBeNull();
		expect(
			currentStep(
				record([
					["1", 1, 2],
					["3-b", 2, 3],
				]),
			),
		).toBe("3-b");
	});
});

describe("a reason that ends in dots", () => {
	it("is completed by its comment, and unchanged without one", () => {
		expect(reasonText({ reason: "other", label: "Overig namelijk ...", comment: "Sloop" })).toEqual({
			label: "Overig namelijk Sloop",
			comment: "",
		});
		expect(reasonText({ reason: "other", label: "Overig namelijk ...", comment: "" }).label).toBe("Overig namelijk ...");
		expect(reasonText({ reason: "x", label: "Op afstoot", comment: "Ja" })).toEqual({ label: "Op afstoot", comment: "Ja" });
	});
});
