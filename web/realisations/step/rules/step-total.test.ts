import { expect, it } from "@jest/globals";
import { stepTotal } from "./step-total.ts";

it("counts the steps, and never fewer than the number of the last", () => {
	const numbered = (...codes: readonly string[]) => stepTotal(codes.map((code) => ({ code })));
	expect(numbered("1", "2", "3")).toBe(3);
	expect(numbered("1", "2", "3", "4", "6")).toBe(6);
	expect(numbered("1", "99")).toBe(99);
});
