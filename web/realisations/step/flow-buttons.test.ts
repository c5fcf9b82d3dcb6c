import { describe, expect, it } from "@jest/globals";
import type { ButtonName, ButtonView } from "../../../engine/index.ts";
import { flowButtons } from "./flow-buttons.ts";
import { savedMessage } from "./saved-message.ts";

const names: readonly ButtonName[] = ["previous", "next", "save", "cancel", "correct", "change", "finish"];
const views = (...shown: readonly ButtonName[]) =>
	Object.fromEntries(names.map((name): [ButtonName, ButtonView] => [name, { shown: shown.includes(name), enabled: true }])) as Record<
		ButtonName,
		ButtonView
	>;
const drawn = (...shown: readonly ButtonName[]) => flowButtons(views(...shown)).map(({ name, primary }) => (primary ? `${name}!` : name));

describe("flow buttons", () => {
	it.each([
		["an open step", ["save", "previous", "next"], ["previous", "save", "next!"]],
		["the last step", ["previous", "save", "finish"], ["previous", "save", "finish!"]],
		["a change", ["save", "cancel", "next", "previous"], ["previous", "cancel", "save", "next!"]],
		["a locked step", ["previous", "next", "correct", "change"], ["previous", "correct", "change", "next!"]],
	] as const)("of %s stand in the same order with one primary", (_, shown, expected) => {
		expect(drawn(...shown)).toEqual(expected);
	});

	it("make nothing primary that cannot be used", () => {
		const some = { ...views("save", "next"), next: { shown: true, enabled: false, reason: "on hold" } };
		expect(
			flowButtons(some)
				.filter(({ primary }) => primary)
				.map(({ name }) => name),
		).toEqual(["save"]);
	});
});

describe("what a save says", () => {
	it.each([
		["view", false, "De informatie is opgeslagen"],
		["view", true, "De informatie is opgeslagen"],
		["change", true, "De informatie is opgeslagen"],
		["correction", false, "De correctie is opgeslagen"],
		["correction", true, "De wijziging is opgeslagen"],
	] as const)("in %s, going on: %s", (mode, complete, message) => {
		expect(savedMessage(mode, complete)).toBe(message);
	});
});
