import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { renderStep } from "../../../test-support/render-step.tsx";
import { saveCommand, stepProcess } from "../../../test-support/step-process.ts";

const name = () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
/** Longer than the page takes to move the focus. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const inForm = () => document.activeElement?.closest("form") !== null;

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
	jest.restoreAllMocks();
	location.hash = "";
	Reflect.deleteProperty(globalThis, "matchMedia");
	Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

function afterFirstStep() {
	const process = stepProcess();
	process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
	return process;
}

describe("the focus when a step is opened", () => {
	it("is in the first field of a step that is mine, and nothing is said of it when it is left empty", async () => {
		const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
		const { user } = renderStep(stepProcess(), "1");
		const field = await name();
		await settle();
		expect(document.activeElement).toBe(field);
		// No further than necessary: the information needed to fill it in is above it.
		expect(scrolled).toHaveBeenCalledWith({ block: "end" });
		await user.tab();
		expect(field.getAttribute("aria-invalid")).not.toBe("true");
		expect(screen.queryByText(/niet is opgeslagen/)).toBeNull();
	});

	it("stays where it is on a step of another, one that is completed, and one on hold", async () => {
		const process = afterFirstStep();
		const onHold = stepProcess();
		onHold.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "" });
		for (const [shown, step, role] of [
			[process, "2", "cpo"],
			[process, "1", "cpo"],
			[onHold, "1", "cpo"],
		] as const) {
			renderStep(shown, step, { role });
			await screen.findByRole("navigation", { name: "Stappen" });
			await settle();
			expect([step, inForm()]).toEqual([step, false]);
			cleanup();
		}
	});

	it("is left to a draft that is offered", async () => {
		const process = stepProcess();
		const { user } = renderStep(process, "1");
		await user.type(await name(), "Plein");
		await screen.findByText(/^Concept bewaard om/);
		cleanup();
		renderStep(process, "1");
		await screen.findByRole("button", { name: "Zet terug" });
		await settle();
		expect(inForm()).toBe(false);
	});

	it("is left to a place in the address, to a page that is scrolled, and where a keyboard would come up", async () => {
		const situations: readonly (() => void)[] = [
			() => {
				location.hash = "#opmerkingen";
			},
			() => {
				location.hash = "";
				Object.defineProperty(window, "scrollY", { value: 300, configurable: true });
			},
			() => {
				Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
				Object.assign(globalThis, { matchMedia: (media: string) => ({ matches: media === "(pointer: coarse)" }) });
			},
		];
		for (const prepare of situations) {
			prepare();
			renderStep(stepProcess(), "1");
			await name();
			await settle();
			expect(inForm()).toBe(false);
			cleanup();
		}
	});

	it("is left to whoever is busy elsewhere on the page, or in a dialog", async () => {
		const elsewhere = document.body.appendChild(document.createElement("input"));
		elsewhere.focus();
		renderStep(stepProcess(), "1");
		await name();
		await settle();
		expect(document.activeElement).toBe(elsewhere);
		cleanup();
		elsewhere.setAttribute("aria-modal", "true");
		elsewhere.blur();
		renderStep(stepProcess(), "1");
		await name();
		await settle();
		expect(inForm()).toBe(false);
		fireEvent.keyDown(document.body, { key: "Escape" });
		elsewhere.remove();
		await settle();
		expect(inForm()).toBe(false);
	});
});
