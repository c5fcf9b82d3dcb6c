import { afterEach, describe, expect, it } from "@jest/globals";
import { areas, setTextOverrides, text } from "./text.ts";

describe("text", () => {
	afterEach(() => setTextOverrides({}));

	it("puts values in the places with their name and leaves a place without a value standing", () => {
		setTextOverrides({ "list.results.one": "{count} van {total}" });
		expect(text("list.results.one", { count: 3 })).toBe("3 van {total}");
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
