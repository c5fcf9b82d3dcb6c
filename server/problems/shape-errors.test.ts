import { expect, it } from "@jest/globals";
import { tooFewItems, tooManyItems, tooShort } from "../texts/input.ts";

it("a refusal of a list speaks of one and of several", () => {
	expect(tooFewItems(1)).toBe("De lijst moet minimaal 1 waarde hebben.");
	expect(tooManyItems("200")).toBe("De lijst mag maximaal 200 waarden hebben.");
	expect(tooShort(1)).toBe("De waarde moet minimaal 1 karakter hebben.");
});
