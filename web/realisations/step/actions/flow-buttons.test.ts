import { describe, expect, it } from "@jest/globals";
import type { ButtonName, ButtonView } from "../../../../engine/index.ts";
import { exampleRecord } from "../../../test-support/example-record.ts";
import { savedMessage, savedOutcome } from "../machine/use-step.ts";
import { flowButtons } from "./FlowButtons.tsx";

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
	] as const)("of %s are in the same order with one primary", (_, shown, expected) => {
		expect(drawn(...shown)).toEqual(expected);
	});

	it("are not primary while disabled", () => {
		const some = { ...views("save", "next"), next: { shown: true, enabled: false, reason: "on hold" } };
		expect(
			flowButtons(some)
				.filter(({ primary }) => primary)
				.map(({ name }) => name),
		).toEqual(["save"]);
	});
});

describe("the message of a save", () => {
	it.each([
		["view", false, "De informatie is opgeslagen"],
		["view", true, "De informatie is opgeslagen"],
		["change", true, "De informatie is opgeslagen"],
		["correction", false, "De correctie is opgeslagen"],
		["correction", true, "De wijziging is opgeslagen"],
	] as const)("in %s, continuing: %s", (mode, complete, message) => {
		expect(savedMessage(mode, complete)).toBe(message);
	});

	it("is followed by the outcome if the save ended the process", () => {
		const status = (end?: "cancelled" | "completed") => ({ status: exampleRecord({ number: 1, ...(end ? { status: end } : {}) }).status });
		const said = (after?: "cancelled" | "completed", before?: "cancelled" | "completed") =>
			savedOutcome(status(before), status(after), "view", true);
		expect(said()).toBe("De informatie is opgeslagen");
		expect(said("cancelled")).toBe("De informatie is opgeslagen. Met deze beslissing is het proces geannuleerd.");
		expect(said("completed")).toBe("De informatie is opgeslagen. Het proces is afgerond.");
		expect(said("completed", "completed")).toBe("De informatie is opgeslagen");
	});
});
