import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { dutchAmount, dutchNumber, type NumberForm, numberProblem, readNumber, writeNumber } from "./index.ts";

const whole: NumberForm = { decimals: 0, minimum: 0, maximum: 9_999_999 };
const amount: NumberForm = { decimals: 2, minimum: 0, maximum: 9_999_999 };
const power: NumberForm = { minimum: 0, maximum: 9_999_999, unit: "kW" };
const latitude: NumberForm = { minimum: -90, maximum: 90 };

const readAs = (text: string, form?: NumberForm) => {
	const reading = readNumber(text, form);
	return reading.kind === "number" ? reading.value : reading.kind === "ambiguous" ? reading.values : reading.kind;
};

describe("a number as people write it", () => {
	it.each([
		["1.500", 1500],
		["1500", 1500],
		["1 500", 1500],
		["1.234,56", 1234.56],
		["1234,56", 1234.56],
		["€ 1.500,-", 1500],
		["€1500,--", 1500],
		["1.500,00 euro", 1500],
		["EUR 12.500", 12_500],
		["1.234.567,8", 1_234_567.8],
		["1,234.56", 1234.56],
		["0.50", 0.5],
		[",5", 0.5],
		["- € 5", -5],
		["€ -5,00", -5],
		["\u22125", -5],
		["12,", 12],
	])("in an amount: %s", (text, value) => {
		expect(readAs(text, { ...amount, minimum: -10 })).toBe(value);
	});

	it("is asked where two numbers can be meant", () => {
		expect(readAs("1.5", amount)).toEqual([1.5, 15]);
		expect(readAs("12.34", amount)).toEqual([12.34, 1234]);
		expect(readAs("1.500", power)).toEqual([1500, 1.5]);
		expect(numberProblem("1.5", amount)).toBe("Bedoelt u 1,5 of 15?");
		expect(numberProblem("1.500", power)).toBe("Bedoelt u 1500 of 1,5?");
	});

	it("is not asked where one of the two is impossible", () => {
		expect(readAs("52.370", latitude)).toBe(52.37);
		expect(readAs("52.370216", latitude)).toBe(52.370216);
		expect(readAs("1.500", { ...power, maximum: 999 })).toBe(1.5);
		expect(readAs("12.500", amount)).toBe(12_500);
		expect(readAs("3.7", power)).toBe(3.7);
		expect(readAs("1.500,5 kW", power)).toBe(1500.5);
		expect(readAs("€ 1.500,-", power)).toBe(1500);
		expect(readAs("1.500,-- kW", power)).toBe(1500);
	});

	it("that is none says what is missing", () => {
		for (const text of ["veel", "1.50.0", "1,2,3", "1..5", "--5", "1e5", "0x10", "١٢", "12 34 5", "€"])
			expect(readAs(text, amount)).toBe("none");
		expect(numberProblem("1,5", whole)).toBe("Vul een heel getal in, zonder cijfers achter de komma.");
		expect(numberProblem("1,234", amount)).toBe("Vul een getal in met ten hoogste 2 cijfers achter de komma.");
		expect(readAs("  ", amount)).toBe("empty");
	});

	it("read again out of what was written is the same number, in every kind of field", () => {
		const finite = fc.oneof(
			fc.integer({ min: -10_000_000, max: 10_000_000 }),
			fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
			fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
		);
		fc.assert(
			fc.property(finite, fc.constantFrom<NumberForm>({}, { decimals: 2 }, { decimals: 3 }, { decimals: 0 }, power), (given, form) => {
				const { decimals } = form;
				const value = decimals === undefined ? given : Number(given.toFixed(decimals));
				expect(readAs(writeNumber(value, form), form)).toBe(value === 0 ? 0 : value);
			}),
			{ numRuns: 2000 },
		);
	});

	it("is the same number in every Dutch way of writing it", () => {
		const ways = (cents: number): readonly string[] => {
			const euros = Math.floor(cents / 100);
			const behind = String(cents % 100).padStart(2, "0");
			const grouped = dutchNumber(euros);
			const fronts = [
				String(euros),
				grouped,
				grouped.replaceAll(".", " "),
				grouped.replaceAll(".", "\u00a0"),
				grouped.replaceAll(".", "\u202f"),
			];
			const bodies = fronts.flatMap((front) =>
				cents % 100 === 0 ? [front, `${front},-`, `${front},--`, `${front},00`] : [`${front},${behind}`],
			);
			return bodies.flatMap((body) => [body, ` ${body} `, `€ ${body}`, `€${body}`, `${body} euro`, `EUR ${body}`, `+${body}`]);
		};
		fc.assert(
			fc.property(
				fc.oneof(
					fc.nat(999_999_900),
					fc.nat(9_999_999).map((euros) => euros * 100),
				),
				(cents) => {
					for (const way of ways(cents)) expect([way, readAs(way, { decimals: 2 })]).toEqual([way, cents / 100]);
				},
			),
		);
	});

	it("never takes long, never throws, and never gives what is no number", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[-+€., \d]{0,60}$/)), (text) => {
				const reading = readNumber(text, amount);
				if (reading.kind === "number") expect(Number.isFinite(reading.value)).toBe(true);
			}),
		);
	});

	it("is written for reading with dots and a comma", () => {
		expect(dutchNumber(1_234_567.891)).toBe("1.234.567,891");
		expect(dutchNumber(-1500)).toBe("-1.500");
		expect(dutchNumber(1e21)).toBe("1.000.000.000.000.000.000.000");
		expect(dutchNumber(1.5e-7)).toBe("0,00000015");
		expect(dutchAmount(1234.5)).toBe("€\u00a01.234,50");
	});
});
