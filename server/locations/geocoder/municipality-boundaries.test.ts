import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
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
