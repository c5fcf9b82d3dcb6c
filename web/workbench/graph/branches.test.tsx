import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { axeFindings } from "../../test-support/axe-findings.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { decidedSteps } from "../../test-support/step-process.ts";
import { tenantFile } from "../../test-support/tenant-file.ts";

afterEach(cleanup);

const tenant = { "tenant.json": { ...tenantFile, cancelReasons: [{ value: "anders", text: "Anders" }] } };
const open = () => openWorkbench("/werkbank/flow?stap=2", decidedSteps, "Voeg vertakking toe", tenant);

describe("the branches of a step", () => {
	it("get one more for a value of a choice, back to a step before, and are taken back by one undo", async () => {
		const { flow, user } = await open();
		expect(await axeFindings()).toEqual([]);
		await user.click(screen.getByRole("button", { name: "Voeg vertakking toe" }));
		const dialog = await screen.findByRole("dialog", { name: "Voeg vertakking toe" });
		await user.type(within(dialog).getByRole("textbox", { name: "Naam van de vertakking" }), "Opnieuw");
		await user.selectOptions(within(dialog).getByRole("combobox", { name: "Dit is" }), "Afgebroken");
		await user.click(within(dialog).getByRole("button", { name: "Voeg toe" }));
		expect(within(dialog).getByRole("alert").textContent).toBe("Kies waar de vertakking heen leidt.");
		await user.selectOptions(within(dialog).getByRole("combobox", { name: "Waar zij heen leidt" }), "terug naar stap 1 Voorstel");
		await user.click(within(dialog).getByRole("button", { name: "Voeg toe" }));
		const added = { when: { "==": [{ var: "Advice.Outcome" }, "off"] }, to: "1", restart: true, label: "Opnieuw" };
		// Before the unconditional one, which would otherwise be taken first.
		await waitFor(() => expect(flow().steps[1]?.next?.[1]).toEqual(added));
		expect(flow().steps[1]?.next).toHaveLength(3);
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(decidedSteps));
	});

	it("are not called as another one of the step is", async () => {
		const steps = decidedSteps.steps.map((step) =>
			step.code === "2"
				? { ...step, next: (step.next ?? []).map((branch, index) => (index === 1 ? { ...branch, label: "Door" } : branch)) }
				: step,
		);
		const { flow, user } = await openWorkbench("/werkbank/flow?stap=2", { ...decidedSteps, steps }, "Voeg vertakking toe", tenant);
		await user.type(screen.getByRole("textbox", { name: "Naam van vertakking 1" }), "door{Enter}");
		expect((await screen.findByRole("alert")).textContent).toBe("Er is bij deze stap al een vertakking “Door”.");
		await user.clear(screen.getByRole("textbox", { name: "Naam van vertakking 1" }));
		await user.tab();
		await user.click(screen.getByRole("button", { name: "Voeg vertakking toe" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Voeg vertakking toe" }));
		await user.type(dialog.getByRole("textbox", { name: "Naam van de vertakking" }), "DOOR ");
		await user.selectOptions(dialog.getByRole("combobox", { name: "Waar zij heen leidt" }), "terug naar stap 1 Voorstel");
		await user.click(dialog.getByRole("button", { name: "Voeg toe" }));
		expect(dialog.getByRole("alert").textContent).toBe("Er is bij deze stap al een vertakking “Door”.");
		expect(flow().steps).toEqual(steps);
	});

	it("lead elsewhere, end the process, are called something else, move and go", async () => {
		const { flow, user } = await open();
		const next = () => flow().steps[1]?.next ?? [];
		await user.selectOptions(screen.getByRole("combobox", { name: "Waar “Vertakking 1” heen leidt" }), "naar stap 3 Oplevering");
		await waitFor(() => expect(next()[0]?.to).toBe("3"));
		expect(next()[0]).not.toHaveProperty("restart");
		await user.type(screen.getByRole("textbox", { name: "Naam van vertakking 1" }), "Afwijzen{Enter}");
		await waitFor(() => expect(next()[0]?.label).toBe("Afwijzen"));
		await user.selectOptions(
			await screen.findByRole("combobox", { name: "Waar “Afwijzen” heen leidt" }),
			screen.getAllByRole("option", { name: "het proces eindigt: Anders" })[0] ?? "",
		);
		await waitFor(() => expect(next()[0]).toMatchObject({ label: "Afwijzen", effects: [{ cancel: "anders" }] }));
		expect(next()[0]).not.toHaveProperty("to");
		await user.click(screen.getByRole("button", { name: "Omlaag: Afwijzen" }));
		await waitFor(() => expect(next()[1]?.label).toBe("Afwijzen"));
		await user.click(screen.getByRole("button", { name: "Verwijder: Afwijzen" }));
		await waitFor(() => expect(next()).toHaveLength(1));
		expect(document.activeElement?.textContent).toBe("Voeg vertakking toe");
		await user.click(await screen.findByRole("button", { name: "Verwijder: Vertakking 1" }));
		await waitFor(() => expect(flow().steps[1]).not.toHaveProperty("next"));
		expect(await screen.findByText("In alle andere gevallen naar stap 3.")).toBeTruthy();
	});

	it.each([
		[{ to: "9" }, "niet meer te kiezen: stap 9"],
		[{ effects: [{ cancel: "weg" }] }, "niet meer te kiezen: reden weg"],
	] as const)("show a target that is not there any more as what it is, and let every other be chosen: %j", async (target, shown) => {
		const steps = decidedSteps.steps.map((step) => (step.code === "2" ? { ...step, next: [{ label: "Weg", ...target }] } : step));
		const { flow, user } = await openWorkbench("/werkbank/flow?stap=2", { ...decidedSteps, steps }, "Voeg vertakking toe", tenant);
		const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Waar “Weg” heen leidt" });
		expect(select.selectedOptions[0]?.textContent).toBe(shown);
		await user.selectOptions(select, "terug naar stap 1 Voorstel");
		await waitFor(() => expect(flow().steps[1]?.next?.[0]?.to).toBe("1"));
	});
});
