import { expect, it } from "@jest/globals";
import { isAbsent, valueAt } from "./value-at.ts";

it("a value is found by its path, and under the whole path as one name first", () => {
	const raw = { a: { b: [{ c: 1 }, 2] }, "a.b": "flat", "E-mail adres": "x" };
	expect(valueAt(raw, "a.b")).toBe("flat");
	expect(valueAt({ a: raw.a }, "a.b.0.c")).toBe(1);
	expect(valueAt(raw, "E-mail adres")).toBe("x");
	expect(valueAt(raw, ".")).toBe(raw);
});

it("nothing is found that the object does not hold itself", () => {
	const inherited = Object.create({ ref: "x" }) as object;
	for (const [raw, path] of [
		[inherited, "ref"],
		[{}, "toString"],
		[{}, "constructor.name"],
		[{}, "__proto__.ref"],
		["text", "length"],
		[null, "a"],
		[{ a: null }, "a.b"],
	] as const) {
		expect([path, valueAt(raw, path)]).toEqual([path, undefined]);
	}
});

it("white space says nothing, a no and a zero do", () => {
	expect([undefined, null, "", " \n"].map(isAbsent)).toEqual([true, true, true, true]);
	expect([false, 0, "0", [], {}].map(isAbsent)).toEqual([false, false, false, false, false]);
});
