import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { FlowDefinition } from "../../../engine/index.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";

await import("./GoTo.tsx");
await import("./KeyList.tsx");
await import("./StepDrawer.tsx");
await import("../../ui/dialogs/DialogWindow.tsx");

const [first, ...others] = threeSteps.steps;
if (first === undefined) throw new Error("the example has no steps");

/** A condition on a field that does not exist, and a step that requires such a field. */
const faulty: FlowDefinition = {
	...threeSteps,
	conditions: { benoemd: { filled: "Plan.Naem" } },
	steps: [{ ...first, complete: [{ unless: { filled: "Plan.Nota" }, field: "Plan.Nota", message: "Vul een nota in." }] }, ...others],
};

const at = () => `${window.location.pathname}${window.location.search}`;

afterEach(cleanup);

it("the menu and the tree bring the open page into view, also when another is opened", async () => {
	const seen: string[] = [];
	const before = Element.prototype.scrollIntoView;
	Element.prototype.scrollIntoView = function (this: Element) {
		if (this.closest("nav") !== null) seen.push(this.textContent ?? "");
	};
	try {
		const { user } = await openWorkbench("/werkbank/stap/2", threeSteps);
		expect(seen).toEqual([expect.stringMatching(/^2Advies/)]);
		await user.click(screen.getByRole("link", { name: "Redenen en huisstijl" }));
		await screen.findByRole("heading", { level: 1, name: "Redenen en huisstijl" });
		expect(seen.at(-1)).toBe("Redenen en huisstijl");
	} finally {
		Element.prototype.scrollIntoView = before;
	}
});

it("another screen begins at its top, and the same one stays where it is", async () => {
	const { user } = await openWorkbench("/werkbank/stap/1", threeSteps);
	const work = screen.getByRole("main");
	work.scrollTop = 300;
	await user.click(within(screen.getByRole("navigation", { name: "Werkbank" })).getByRole("link", { name: /^2/ }));
	await waitFor(() => expect(work.scrollTop).toBe(0));
});

it("on a narrow screen, the steps and fields open over the page by their button, which has the focus once a place is chosen or Escape pressed", async () => {
	const { user } = await openWorkbench("/werkbank/rollen", threeSteps, "Stappen");
	const button = screen.getByRole("button", { name: "Stappen" });
	const steps = () => screen.findByRole("dialog", { name: "Stappen" });
	const closed = async () => {
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await waitFor(() => expect(document.activeElement).toBe(button));
	};
	button.focus();
	await user.keyboard("{Enter}");
	await user.click(within(await steps()).getByRole("link", { name: /^1 Voorstel/ }));
	await closed();
	expect(at()).toBe("/werkbank/stap/1");
	await user.keyboard("{Enter}");
	const field = await within(await steps()).findByRole("link", { name: /^Notitie/ });
	field.focus();
	await user.keyboard("{Enter}");
	await closed();
	expect(at()).toBe("/werkbank/stap/1?veld=Plan.Note");
	await user.keyboard("{Enter}");
	await waitFor(async () => expect((await steps()).contains(document.activeElement)).toBe(true));
	expect(
		within(await steps())
			.getByRole("link", { name: /^Notitie/ })
			.getAttribute("aria-current"),
	).toBe("true");
	await user.keyboard("{Escape}");
	await closed();
	expect(at()).toBe("/werkbank/stap/1?veld=Plan.Note");
});

describe("keys that hold on every screen of the workbench", () => {
	it("F8 leads from problem to problem and says which it is, and Shift+F8 back", async () => {
		const { user } = await openWorkbench("/werkbank/rollen", faulty, "Draai terug");
		const count = Number(/^Problemen(\d+)$/.exec(screen.getByRole("link", { name: /^Problemen/ }).textContent ?? "")?.[1]);
		expect(count).toBeGreaterThan(1);
		await user.keyboard("{F8}");
		expect(await screen.findByText(new RegExp(`^Probleem 1 van ${count}: `))).toBeDefined();
		const one = at();
		await user.keyboard("{F8}");
		expect(await screen.findByText(new RegExp(`^Probleem 2 van ${count}: `))).toBeDefined();
		await user.keyboard("{Shift>}{F8}{/Shift}");
		expect(await screen.findByText(new RegExp(`^Probleem 1 van ${count}: `))).toBeDefined();
		expect([at(), one === "/werkbank/rollen"]).toEqual([one, false]);
	});

	it("Ctrl+K finds a screen, a step, a field and a scenario by part of its name, and goes there", async () => {
		const { user } = await openWorkbench("/werkbank/rollen", threeSteps, "Draai terug", {
			"scenarios/pad-7.json": { name: "Het college zegt nee", instructions: [{ as: "cpo", do: "complete" }] },
		});
		const goTo = async (typed: string) => {
			await user.keyboard("{Control>}k{/Control}");
			const dialog = await screen.findByRole("dialog", { name: "Ga naar" });
			const input = within(dialog).getByRole("combobox", { name: "Scherm, stap, veld of scenario" });
			await waitFor(() => expect(document.activeElement).toBe(input));
			await user.type(input, typed);
			await user.keyboard("{Enter}");
			await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
			return at();
		};
		expect(await goTo("voorw")).toBe("/werkbank/voorwaarden");
		expect(await goTo("advies")).toBe("/werkbank/stap/2");
		expect(await goTo("notitie 1")).toBe("/werkbank/stap/1?veld=Plan.Note");
		expect(await goTo("college nee")).toBe("/werkbank/scenarios/pad-7");
	});

	it("? lists them all, but is a question mark where something is typed", async () => {
		const { user } = await openWorkbench("/werkbank/stap/1?veld=Plan.Name", threeSteps);
		const label = await screen.findByRole("textbox", { name: "Label" });
		await user.click(label);
		await user.keyboard("?");
		expect(screen.queryByRole("dialog")).toBeNull();
		await user.clear(label);
		await user.type(label, "Naam");
		label.blur();
		await user.keyboard("?");
		const dialog = await screen.findByRole("dialog", { name: "Toetsen" });
		expect(
			within(dialog)
				.getAllByRole("term")
				.map(({ textContent }) => textContent),
		).toEqual(["Ctrl+K", "F8", "Shift+F8", "F6", "F2", "Alt+↑ Alt+↓", "Ctrl+Z", "Ctrl+Y", "?"]);
	});
});
