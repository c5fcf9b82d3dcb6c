import { describe, expect, it } from "@jest/globals";
import { nearestName } from "./nearest-name.ts";

describe("the name that was meant", () => {
	it.each([
		["aproved", "approved"],
		["Advice.advice", "Advice.Advice"],
		["stakehodlers", "stakeholders"],
		["filed", "filled"],
	])("of %s is %s", (name, meant) => {
		expect(nearestName(name, ["approved", "Advice.Advice", "stakeholders", "filled", "completed"])).toBe(meant);
	});

	it("is not guessed when nothing is near", () => {
		expect(nearestName("gemeente", ["cpo", "municipality"])).toBeUndefined();
		expect(nearestName("7", ["1", "2"])).toBeUndefined();
	});

	it("is the nearest of several", () => {
		expect(nearestName("unknown-stap", ["unknown-steps", "unknown-step"])).toBe("unknown-step");
	});
});
