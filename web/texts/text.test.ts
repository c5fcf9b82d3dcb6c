import { afterEach, describe, expect, it } from "@jest/globals";
import account from "./account.json" with { type: "json" };
import comments from "./comments.json" with { type: "json" };
import configuration from "./configuration.json" with { type: "json" };
import controls from "./controls.json" with { type: "json" };
import failures from "./failures.json" with { type: "json" };
import files from "./files.json" with { type: "json" };
import forms from "./forms.json" with { type: "json" };
import help from "./help.json" with { type: "json" };
import lists from "./lists.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import realisations from "./realisations.json" with { type: "json" };
import reports from "./reports.json" with { type: "json" };
import requests from "./requests.json" with { type: "json" };
import shell from "./shell.json" with { type: "json" };
import step from "./step.json" with { type: "json" };
import synchronisation from "./synchronisation.json" with { type: "json" };
import { setTextOverrides, text } from "./text.ts";

const areas = {
	shell,
	account,
	comments,
	configuration,
	controls,
	failures,
	files,
	forms,
	help,
	lists,
	map,
	realisations,
	reports,
	requests,
	step,
	synchronisation,
};

describe("text", () => {
	afterEach(() => setTextOverrides({}));

	it("replaces placeholders by name and leaves those without a value as they are", () => {
		setTextOverrides({ "table.results.one": "{count} van {total}" });
		expect(text("table.results.one", { count: 3 })).toBe("3 van {total}");
	});

	it("prefers the tenant's text to the product's own", () => {
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
