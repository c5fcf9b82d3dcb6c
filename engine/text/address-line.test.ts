import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addressLine, houseNumber } from "./address-line.ts";

describe("a house number", () => {
	it.each([
		["8", "3", "3000", "8 bus 3"],
		["8", "0101", "9000", "8 bus 0101"],
		["8", "bus 3", "3000", "8 bus 3"],
		["8", "Bus3", "3000", "8 bus 3"],
		["8", "A", "3000", "8A"],
		["8", "A bus 3", "3000", "8A bus 3"],
		["8", "A-3", "3000", "8A bus 3"],
		["8", "A", "1234 AB", "8A"],
		["8", "3", "1234 AB", "8-3"],
		["8", "-3", "1234 AB", "8-3"],
		["8", "A-3", "1234 AB", "8A-3"],
		["8", "bis", "1234 AB", "8bis"],
		["8", "3", "", "8-3"],
		["8", "bus 3", "", "8 bus 3"],
		["8", "", "3000", "8"],
		["", "A", "3000", "A"],
	])("%s with %s in %s is %s", (number, suffix, postalCode, written) => {
		expect(houseNumber({ number, suffix, postalCode })).toBe(written);
	});

	it("follows the country where that is said", () => {
		expect(houseNumber({ number: "8", suffix: "3", country: "België" })).toBe("8 bus 3");
		expect(houseNumber({ number: "8", suffix: "3", postalCode: "3000", country: "Nederland" })).toBe("8-3");
	});

	it("with an addition never reads as another number", () => {
		const suffix = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 -]{0,5}$/);
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 9999 }), suffix, fc.constantFrom("3000", "1234 AB", ""), (number, given, postalCode) => {
				const written = houseNumber({ number: String(number), suffix: given, postalCode });
				expect(Number(/^\d+/.exec(written)?.[0])).toBe(number);
			}),
		);
	});

	it("stands so in the line of an address", () => {
		const kapelberg = { StreetName: "Kapelberg", HouseNumber: "8", HouseNumberSuffix: "3", PostalCode: "3000", CityName: "Leuven" };
		expect(addressLine(kapelberg)).toBe("Kapelberg 8 bus 3, 3000 Leuven");
		expect(addressLine({ ...kapelberg, PostalCode: "1234 AB" })).toBe("Kapelberg 8-3, 1234 AB Leuven");
	});
});
