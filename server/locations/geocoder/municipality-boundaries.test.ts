import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { elsewhereFrom } from "./elsewhere.ts";
import { geodataFolder } from "./geodata-folder.ts";
import { municipalityAt } from "./municipality-boundaries.ts";
import { readTable } from "./read-table.ts";

describe("municipalityAt", () => {
	it("names the municipality of a point, and none outside the country", () => {
		expect(municipalityAt(51.985, 5.898)).toEqual({ code: "0202", name: "Arnhem", province: "Gelderland" });
		expect(municipalityAt(52.51, 6.09)?.name).toBe("Zwolle");
		expect(municipalityAt(50.9307, 5.3325)).toEqual({ code: "71072", name: "Hasselt", province: "Limburg" });
		expect(municipalityAt(52, 3)).toBeUndefined();
		expect(municipalityAt(0, 0)).toBeUndefined();
	});

	it.each(["addresses.tsv", "addresses-be.tsv"])("agrees with the known municipality of at least 995 of every 1,000 of %s", (file) => {
		const rows = readTable(join(geodataFolder(), file), ["municipality_code", "lat", "lng"]).filter((_, place) => place % 10 === 0);
		const right = rows.filter((row) => municipalityAt(Number(row.lat), Number(row.lng))?.code === row.municipality_code);
		expect(right.length / rows.length).toBeGreaterThan(0.995);
	});
});

describe("elsewhereFrom", () => {
	it("tells of a place in another municipality, abroad or at sea, and of none where the code is of no municipality", () => {
		const fromArnhem = elsewhereFrom("0202");
		expect([fromArnhem(51.985, 5.898), fromArnhem(52.51, 6.09), fromArnhem(51.5, 8), fromArnhem(52, 3)]).toEqual([false, true, true, true]);
		expect(elsewhereFrom("71072")(50.9307, 5.3325)).toBe(false);
		expect(elsewhereFrom("klant")(52.51, 6.09)).toBe(false);
	});

	it.each(["addresses.tsv", "addresses-be.tsv"])("doubts hardly any address of %s in its own municipality", (file) => {
		const rows = readTable(join(geodataFolder(), file), ["municipality_code", "lat", "lng"]).filter((_, place) => place % 20 === 0);
		const doubted = rows.filter((row) => elsewhereFrom(row.municipality_code)(Number(row.lat), Number(row.lng)));
		expect(doubted.length / rows.length).toBeLessThan(0.003);
	});
});
