import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
	checkDigitOf,
	forbiddenCharacters,
	formatPostalCode,
	type formats,
	hasOnly,
	isFormat,
	isPostalCode,
	parseCoordinates,
} from "./index.ts";

describe("character sets", () => {
	it("name every refused character once, in the order it appears", () => {
		expect(forbiddenCharacters("a<b>a<c>$", "line")).toEqual(["<", ">", "$"]);
		expect(forbiddenCharacters("regel 1\nregel 2", "line")).toEqual(["\n"]);
		expect(forbiddenCharacters("regel 1\n\tregel 2", "multiline")).toEqual([]);
	});

	it("let Dutch texts through and stop markup, control characters and code", () => {
		for (const text of ["Één coöperatie, 50% à €3 (zie [1]) & meer: \"ja\" - nee_; 'o' #4 + 5 = 9 * 1 @ 20°!?", "naïef é", "3 x 25 A/B"]) {
			expect(hasOnly(text, "line")).toBe(true);
		}
		for (const character of ["<", ">", "{", "}", "\\", "`", "|", "^", "~", "$", "\u0000", "\u0007", "\u202e", "\u200b", "😀"]) {
			expect(forbiddenCharacters(`a${character}b`, "multiline")).toEqual([character]);
		}
	});

	it("list nothing exactly when the text is allowed", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: "binary" }),
				fc.constantFrom("line" as const, "multiline" as const, "address" as const),
				(text, set) => {
					expect(forbiddenCharacters(text, set).length === 0).toBe(hasOnly(text, set));
				},
			),
		);
	});

	it("address text knows letters, digits and little else", () => {
		expect(hasOnly("Burg. 's-Graveland-pad 1/2 (hof)", "address")).toBe(true);
		expect(forbiddenCharacters("Straat_1 & 2;", "address")).toEqual(["_", "&", ";"]);
	});
});

describe("formats", () => {
	const cases: readonly (readonly [keyof typeof formats, readonly string[], readonly string[]])[] = [
		["house-number", ["1", "1024"], ["", "1a", "-1", "1 "]],
		["postal-code", ["1234 AB", "1234ab", "0000AA"], ["1234 SA", "1234sd", "1234SS", "123 AB", "12345AB", "1234  AB", "1234 A1"]],
		["postal-code-be", ["9000", "1000", "2018"], ["0999", "900", "90000", "9000 AB", " 9000", ""]],
		["identifier", ["A1_b", "0"], ["", "a-b", "a b", "é"]],
		["calendar-date", ["", "2026-02-28"], ["2026-02-30", "28-02-2026", "Cancelled"]],
		["planned-date", ["", "Cancelled", "2026-02-28"], ["cancelled", "2026-02-30"]],
		[
			"url",
			["", "https://a.nl", "http://a.nl:8080/b?c=d#e", "https://localhost/x"],
			["a.nl", "javascript:alert(1)", "https://", "https://a b.nl", "https://u:p@a.nl", "ftp://a.nl", "https://a..nl"],
		],
		["email", ["a@b.nl", "a.b+c@d-e.co.uk"], ["", "a@b", "a b@c.nl", "@b.nl", "a@.nl", "a@b.nl "]],
		["uuid4", ["3f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd101"], ["3f0f6f0e-6f0b-1c39-9a40-2b1f3f4bd101", "3f0f6f0e6f0b4c399a402b1f3f4bd101"]],
		["ean18", ["", "871687110000000012"], ["871687110000000013", "87168711000000001", "8716871100000000120"]],
		["external-id", ["auth0|a-b_c", "3f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd101"], ["", "a b", "a".repeat(65)]],
	];
	for (const [format, right, wrong] of cases) {
		it(`${format} takes what it should and nothing else`, () => {
			expect(right.filter((text) => !isFormat(text, format))).toEqual([]);
			expect(wrong.filter((text) => isFormat(text, format))).toEqual([]);
		});
	}

	it("the check digit is that of GS1", () => {
		expect(checkDigitOf("400638133393")).toBe(1);
	});

	it("the check digit catches every single wrong digit", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^\d{17}$/), fc.nat(16), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
				const other = [...digits].map((digit, index) => (index === place ? String((Number(digit) + by) % 10) : digit)).join("");
				expect(isFormat(`${digits}${checkDigitOf(digits)}`, "ean18")).toBe(true);
				expect(checkDigitOf(other)).not.toBe(checkDigitOf(digits));
			}),
		);
	});
});

describe("coordinates and postal codes", () => {
	it("reads a pasted pair with or without the space, and nothing that is not on earth", () => {
		expect(parseCoordinates("52.37, 4.89")).toEqual({ latitude: 52.37, longitude: 4.89 });
		expect(parseCoordinates("-52.37,4")).toEqual({ latitude: -52.37, longitude: 4 });
		expect(["52.37", "91, 4", "52, 181", "52,37, 4", "91,5, 4,89", "a, b", "51,98", ""].map(parseCoordinates)).toEqual(
			Array(8).fill(undefined),
		);
		// In the product's own notation for a location.
		for (const own of ["52,50670, 6,09207", "52,50670 6,09207", "52,50670;6,09207", "52,50670,6,09207"])
			expect(parseCoordinates(own)).toEqual({ latitude: 52.5067, longitude: 6.09207 });
		expect(parseCoordinates("52.37; \u22124.89")).toEqual({ latitude: 52.37, longitude: -4.89 });
	});

	it("writes a postal code the Dutch way", () => {
		expect(formatPostalCode("1234ab")).toBe("1234 AB");
		expect(formatPostalCode("1234sa")).toBe("1234sa");
		expect(isPostalCode("1234 AB")).toBe(true);
	});
});
