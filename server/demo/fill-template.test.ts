import { describe, expect, it } from "@jest/globals";
import { type Filling, fillTemplate } from "./fill-template.ts";
import { SeededRandom } from "./seeded-random.ts";

const place = {
	code: "0000",
	street: "Dorpsstraat",
	number: "3",
	suffix: "",
	postalCode: "1234 AB",
	city: "Ons Dorp",
	latitude: 52,
	longitude: 6,
};
const filling = (values: Record<string, unknown> = {}): Filling => ({
	random: new SeededRandom(1, "test"),
	now: Date.parse("2026-03-28T23:30:00Z"),
	place,
	values,
});

describe("fillTemplate", () => {
	it("keeps literals, fills groups and leaves out what stands for nothing", () => {
		expect(fillTemplate({ A: { B: "text", C: { $maybe: [0, "never"] } }, D: [1, { $maybe: [0, 2] }] }, filling())).toEqual({
			A: { B: "text" },
			D: [1],
		});
	});

	it("counts days around the calendar day in the Netherlands", () => {
		expect(fillTemplate({ $day: [0, 0] }, filling())).toBe("2026-03-29");
		expect(fillTemplate({ $day: [-2, -2] }, filling())).toBe("2026-03-27");
	});

	it("takes the stored place, or the process's own as long as none is stored", () => {
		const template = { $location: "Location", with: { Remarks: "Let op" } };
		expect(fillTemplate(template, filling())).toEqual({
			Latitude: 52,
			Longitude: 6,
			StreetName: "Dorpsstraat",
			HouseNumber: "3",
			PostalCode: "1234 AB",
			CityName: "Ons Dorp",
			Remarks: "Let op",
		});
		expect(fillTemplate(template, filling({ Location: { Latitude: 51, StreetName: "Elders", version: 2 } }))).toEqual({
			Latitude: 51,
			StreetName: "Elders",
			Remarks: "Let op",
		});
	});

	it("makes an EAN code of 18 digits with a right check digit", () => {
		const ean = String(fillTemplate({ $ean: "871687" }, filling()));
		expect(ean).toMatch(/^871687\d{12}$/);
		const sum = [...ean].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
		expect(sum % 10).toBe(0);
	});

	it("gives the same for the same seed", () => {
		const template = { $code: "NL######" };
		expect(fillTemplate(template, filling())).toBe(fillTemplate(template, filling()));
	});
});
