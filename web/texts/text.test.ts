import { afterEach, describe, expect, it } from "@jest/globals";
import accounts from "./accounts.json" with { type: "json" };
import assistance from "./assistance.json" with { type: "json" };
import errors from "./errors.json" with { type: "json" };
import forms from "./forms.json" with { type: "json" };
import locations from "./locations.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import realisations from "./realisations.json" with { type: "json" };
import step from "./step.json" with { type: "json" };
import stepdialogs from "./stepdialogs.json" with { type: "json" };
import table from "./table.json" with { type: "json" };
import { setTextOverrides, text } from "./text.ts";

const areas = { nl, accounts, assistance, errors, forms, locations, map, realisations, step, stepdialogs, table };

describe("text", () => {
	afterEach(() => setTextOverrides({}));

	it("puts values in the places with their name and leaves a place without a value standing", () => {
		setTextOverrides({ "table.results.one": "{count} van {total}" });
		expect(text("table.results.one", { count: 3 })).toBe("3 van {total}");
	});

	it("takes the tenant's text before the product's own", () => {
		expect(text("success.title")).toBe("Geslaagd");
		setTextOverrides({ "success.title": "Gelukt" });
		expect(text("success.title")).toBe("Gelukt");
	});

	it("has every key in one area only", () => {
		const seen = new Map<string, string>();
		const twice: string[] = [];
		for (const [area, texts] of Object.entries(areas)) {
			for (const key of Object.keys(texts)) {
				const other = seen.get(key);
				if (other) twice.push(`${key}: ${other} and ${area}`);
				seen.set(key, area);
			}
		}
		expect(twice).toEqual([]);
	});
});
