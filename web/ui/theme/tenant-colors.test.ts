import { describe, expect, it } from "@jest/globals";
import { roles } from "./color-roles.ts";
import { contrast, parseColor, white } from "./contrast.ts";
import { tenantColors } from "./tenant-colors.ts";

const ground = parseColor(roles.ground);
const palettes = [
	["deep blue", "#0b4f9e"],
	["yellow", "#ffe615"],
	["red", "#ec0000"],
	["white", "#ffffff"],
	["black", "#000000"],
	["middle grey", "#808080"],
	["orange", "#f58220"],
	["light green", "#8bc34a"],
	["cyan", "#00a3e0"],
] as const;

describe("tenantColors", () => {
	it.each(palettes)("gives legible colours whatever the tenant chose: %s", (_name, action) => {
		const colors = tenantColors({ brand: action, action });
		expect(contrast(parseColor(colors.onAction), parseColor(colors.action))).toBeGreaterThanOrEqual(4.5);
		expect(contrast(parseColor(colors.onAction), parseColor(colors.actionHover))).toBeGreaterThanOrEqual(4.5);
		for (const under of [white, ground, parseColor(colors.actionSoft)]) {
			expect(contrast(parseColor(colors.actionText), under)).toBeGreaterThanOrEqual(4.5);
		}
		expect(contrast(parseColor(colors.actionLine), white)).toBeGreaterThanOrEqual(3);
		expect(contrast(parseColor(colors.actionLine), ground)).toBeGreaterThanOrEqual(3);
	});

	it("leaves a colour as chosen if it is dark enough", () => {
		expect(tenantColors({ brand: "#0b4f9e", action: "#0b4f9e" })).toMatchObject({
			action: "#0b4f9e",
			actionText: "#0b4f9e",
			onAction: "#ffffff",
		});
	});

	it("rejects what is not a colour", () => {
		expect(() => tenantColors({ brand: "blue", action: "#fff" })).toThrow("not a colour: blue");
	});
});

describe("the colour roles", () => {
	const pairs = [
		["text", "ground"],
		["muted", "ground"],
		["muted", "card"],
		["danger", "dangerSoft"],
		["danger", "card"],
		["warning", "warningSoft"],
		["success", "successSoft"],
		["info", "infoSoft"],
	] as const;

	it.each(pairs)("%s is legible on %s", (front, back) => {
		expect(contrast(parseColor(roles[front]), parseColor(roles[back]))).toBeGreaterThanOrEqual(4.5);
	});

	it("a control's border is visible on a card and on the page", () => {
		expect(contrast(parseColor(roles.control), white)).toBeGreaterThanOrEqual(3);
		expect(contrast(parseColor(roles.control), ground)).toBeGreaterThanOrEqual(3);
	});
});
