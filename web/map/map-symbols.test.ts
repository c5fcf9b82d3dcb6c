import { describe, expect, it } from "@jest/globals";
import { locationStatusWord } from "../../engine/index.ts";
import { contrast, parseColor, white } from "../ui/theme/contrast.ts";
import { STATUSES, SYMBOLS, symbolOfStatus } from "./map-symbols.ts";

describe("symbols of the map", () => {
	it("differ in letter, and in shape wherever two statuses can be next to each other", () => {
		const statuses = STATUSES.map((status) => SYMBOLS[status]);
		expect(new Set(statuses.map(({ letter }) => letter)).size).toBe(STATUSES.length);
		expect(new Set(statuses.map(({ shape }) => shape)).size).toBe(STATUSES.length);
		expect(new Set(statuses.map(({ color }) => color)).size).toBe(STATUSES.length);
	});

	it("have a legible white letter", () => {
		for (const { color } of Object.values(SYMBOLS)) expect(contrast(white, parseColor(color))).toBeGreaterThanOrEqual(4.5);
	});

	it("REA-280 name the status of a charging point, and an unknown one", () => {
		const names = ["alert", "rejected", "suggestion", "definitive", "in-progress", "realized", "something"].map((status) =>
			locationStatusWord(status),
		);
		expect(names).toEqual(["Aandachtspunt", "Afgekeurd", "Voorgesteld", "Gevalideerd", "In voorbereiding", "Gerealiseerd", "Onbekend"]);
		expect(symbolOfStatus("something")).toBe("unknown");
	});
});
