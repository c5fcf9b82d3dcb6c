import { describe, expect, it } from "@jest/globals";
import { darkRoles, roles } from "./color-roles.ts";
import { contrast, parseColor } from "./contrast.ts";
import { tenantColors } from "./tenant-colors.ts";

const faces = [
	["light", roles],
	["dark", darkRoles],
] as const;
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
	const chosen = palettes.flatMap(([name, action]) => faces.map(([face, { card, ground }]) => ({ name, action, face, card, ground })));

	it.each(chosen)("gives legible colours whatever the tenant chose: $name, $face", ({ action, face, card, ground }) => {
		const colors = tenantColors({ brand: action, action }, face);
		expect(contrast(parseColor(colors.onAction), parseColor(colors.action))).toBeGreaterThanOrEqual(4.5);
		expect(contrast(parseColor(colors.onAction), parseColor(colors.actionHover))).toBeGreaterThanOrEqual(4.5);
		for (const under of [card, ground, colors.actionSoft]) {
			expect(contrast(parseColor(colors.actionText), parseColor(under))).toBeGreaterThanOrEqual(4.5);
		}
		expect(contrast(parseColor(colors.actionLine), parseColor(card))).toBeGreaterThanOrEqual(3);
		expect(contrast(parseColor(colors.actionLine), parseColor(ground))).toBeGreaterThanOrEqual(3);
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

describe.each(faces)("the colour roles of the %s face", (_face, of) => {
	const pairs = [
		["text", "ground"],
		["text", "sunken"],
		["text", "hover"],
		["muted", "ground"],
		["muted", "card"],
		["muted", "sunken"],
		["placeholder", "card"],
		["danger", "dangerSoft"],
		["danger", "card"],
		["warning", "card"],
		["warning", "warningSoft"],
		["success", "card"],
		["success", "successSoft"],
		["info", "infoSoft"],
		// The text on a filled component has the card's colour.
		["card", "success"],
		["card", "danger"],
		["card", "text"],
	] as const;

	it.each(pairs)("%s is legible on %s", (front, back) => {
		expect(contrast(parseColor(of[front]), parseColor(of[back]))).toBeGreaterThanOrEqual(4.5);
	});

	it("a control's border and the mark of the keyboard are visible on a card and on the page", () => {
		for (const line of [of.control, of.focus]) {
			expect(contrast(parseColor(line), parseColor(of.card))).toBeGreaterThanOrEqual(3);
			expect(contrast(parseColor(line), parseColor(of.ground))).toBeGreaterThanOrEqual(3);
		}
	});
});
