import { expect, it } from "@jest/globals";
import { stepPlace } from "./step-place.ts";
import { stepTotal } from "./step-total.ts";
import "../../../texts/areas/step.ts";

const numbered = (...codes: readonly string[]) => stepTotal(codes.map((code) => ({ code })));

it("counts the steps where their numbers say how many there are", () => {
	expect(numbered("1", "2", "3")).toBe(3);
	expect(numbered("1", "2", "3", "4", "6")).toBeNull();
	expect(numbered("1", "99")).toBeNull();
});

it("says of how many a step is one, unless a number is left out", () => {
	expect(stepPlace("3", numbered("1", "2", "3"))).toBe("Stap 3 van 3");
	expect(stepPlace("6", numbered("1", "6", "9"))).toBe("Stap 6");
	expect(stepPlace("6-b", 9)).toBe("Deelstap 6-b, bij stap 6 van 9");
	expect(stepPlace("6-b", null)).toBe("Deelstap 6-b, bij stap 6");
});
