import { describe, expect, it } from "@jest/globals";
import { remainingTime } from "./remaining-time.ts";

const at = (parts: { w?: number; d?: number; h?: number; m?: number; s?: number }) =>
	((((parts.w ?? 0) * 7 + (parts.d ?? 0)) * 24 + (parts.h ?? 0)) * 60 + (parts.m ?? 0)) * 60_000 + (parts.s ?? 0) * 1000;

describe("remainingTime", () => {
	it.each([
		[at({ w: 2, d: 3, h: 4 }), "2 weken en 3 dagen"],
		[at({ w: 1, h: 4, m: 5 }), "1 week"],
		[at({ d: 1, h: 23, m: 59 }), "1 dag en 23 uur"],
		[at({ h: 1, m: 1, s: 59 }), "1 uur en 1 minuut"],
		[at({ h: 12 }), "12 uur"],
		[at({ m: 54, s: 59 }), "54 minuten"],
		[at({ m: 5 }), "5 minuten"],
		[at({ m: 4, s: 59 }), "4 minuten en 59 seconden"],
		[at({ m: 1, s: 1 }), "1 minuut en 1 seconde"],
		[at({ m: 1 }), "1 minuut"],
		[at({ s: 30 }), "30 seconden"],
		[999, "0 seconden"],
		[0, "0 seconden"],
		[-5000, "0 seconden"],
	])("%d ms is %s", (milliseconds, shown) => {
		expect(remainingTime(milliseconds)).toBe(shown);
	});
});
