import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { axeFindings } from "../../test-support/axe-findings.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { decidedSteps } from "../../test-support/step-process.ts";

afterEach(cleanup);

const open = () => openWorkbench("/werkbank/stap/2?veld=Advice.Outcome", decidedSteps);
const outcome = (flow: typeof decidedSteps) => JSON.stringify(flow.steps[1]?.sections);
const told = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

describe("the options of a field", () => {
	it("get one more by its words, which goes up by keys and stays where the keys are", async () => {
		const { flow, user } = await open();
		expect(await axeFindings()).toEqual([]);
		const words = screen.getByRole("textbox", { name: "Nog een keuze" });
		await user.type(words, "Positief{Enter}");
		expect((await screen.findByRole("alert")).textContent).toBe("Deze keuze is er al.");
		await user.clear(words);
		await user.type(words, "Te laat{Enter}");
		await waitFor(() => expect(outcome(flow() as typeof decidedSteps)).toContain('{"const":"te-laat","title":"Te laat"}'));
		const up = await screen.findByRole("button", { name: "Omhoog: Te laat" });
		up.focus();
		await user.keyboard("{Enter}");
		await waitFor(() => expect(told()).toContain("“Te laat” staat hoger"));
		await user.keyboard("{Enter}{Enter}");
		await waitFor(() => expect(outcome(flow() as typeof decidedSteps)).toContain('"oneOf":[{"const":"te-laat"'));
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Omhoog: Te laat" }));
	});

	it("lose one for another, in the branch that follows from it as well, by one act that one undo takes back", async () => {
		const { flow, user } = await open();
		await user.click(screen.getByRole("button", { name: "Verwijder: Negatief" }));
		const dialog = await screen.findByRole("dialog", { name: "De keuze “Negatief” verwijderen?" });
		await user.selectOptions(within(dialog).getByRole("combobox", { name: "Wat ervoor in de plaats komt" }), "Afgebroken");
		expect(within(dialog).getAllByRole("listitem")).toHaveLength(1);
		await user.click(within(dialog).getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(outcome(flow() as typeof decidedSteps)).not.toContain('"no"'));
		expect(flow().steps[1]?.next?.[0]?.when).toEqual({ "==": [{ var: "Advice.Outcome" }, "off"] });
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Nog een keuze" })));
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(decidedSteps));
	});

	it("lose one that a shared block names too: the place is told, which the files can't change", async () => {
		const [first, second, third] = decidedSteps.steps;
		const flow = { ...decidedSteps, steps: [first, second, { ...third, sections: [{ block: "ending" }] }] } as typeof decidedSteps;
		const save = [{ unless: { "!=": [{ var: "Advice.Outcome" }, "no"] }, message: "Het advies is negatief." }];
		const ending = { name: "ending", title: "Afsluiting", summary: "The end.", schema: { type: "object", properties: {} }, save };
		const { user } = await openWorkbench("/werkbank/stap/2?veld=Advice.Outcome", flow, "Voeg veld toe", {}, { ending });
		const placesOf = async (option: string) => {
			await user.click(screen.getByRole("button", { name: `Verwijder: ${option}` }));
			const dialog = within(await screen.findByRole("dialog"));
			const places = dialog.queryByRole("list", { name: "Plaatsen in blokken" })?.textContent ?? null;
			await user.click(dialog.getByRole("button", { name: "Terug" }));
			await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
			return places;
		};
		expect(await placesOf("Negatief")).toMatch(/^Stap 3 Oplevering › ending › Regels bij opslaan › 1/);
		expect(await placesOf("Afgebroken")).toBeNull();
	});

	it("have no limit to their length, which an ordinary text has", async () => {
		const { user } = await open();
		await user.click(screen.getByText("Meer"));
		expect(await screen.findByRole("textbox", { name: /^Melding/ })).toBeTruthy();
		expect(screen.queryByLabelText(/^(Minste|Meeste) tekens/)).toBeNull();
		cleanup();
		const other = await openWorkbench("/werkbank/stap/1?veld=Plan.Name", decidedSteps);
		await other.user.click(screen.getByText("Meer"));
		expect(await screen.findByLabelText(/^Meeste tekens/)).toBeTruthy();
	});

	it("come along with a new field, each on a line of its own, in a section of its own where the step has none", async () => {
		const { flow, user } = await openWorkbench("/werkbank/stap/3", decidedSteps);
		await user.click(screen.getByRole("button", { name: "Voeg veld toe" }));
		const dialog = await screen.findByRole("dialog", { name: "Voeg veld toe" });
		await user.type(within(dialog).getByRole("textbox", { name: "Label van het veld" }), "Uitslag");
		await user.selectOptions(within(dialog).getByRole("combobox", { name: "Soort veld" }), "Keuze uit een lijst");
		const lines = within(dialog).getByRole("textbox", { name: "Keuzes" });
		await user.type(lines, "Goed{Enter}goed");
		await user.click(within(dialog).getByRole("button", { name: "Voeg toe" }));
		expect(within(dialog).getByRole("alert").textContent).toBe("“goed” staat er twee keer.");
		await user.type(lines, "gekeurd");
		await user.click(within(dialog).getByRole("button", { name: "Voeg toe" }));
		await waitFor(() => expect(window.location.search).toContain("Oplevering.Uitslag"));
		expect(JSON.stringify(flow().steps[2]?.sections)).toContain(
			'"oneOf":[{"const":"goed","title":"Goed"},{"const":"goedgekeurd","title":"goedgekeurd"}]',
		);
	});

	it("come with a new field in a section that somebody calls otherwise than the step: so are the group and the heading", async () => {
		const { flow, user } = await openWorkbench("/werkbank/stap/3", decidedSteps);
		await user.click(screen.getByRole("button", { name: "Voeg veld toe" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Voeg veld toe" }));
		await user.type(dialog.getByRole("textbox", { name: "Label van het veld" }), "Uitslag");
		const title = dialog.getByRole<HTMLInputElement>("textbox", { name: "Titel van het onderdeel" });
		expect(title.value).toBe("Oplevering");
		await user.clear(title);
		await user.keyboard("{Enter}");
		expect(dialog.getByRole("alert").textContent).toBe("Vul in hoe het heet.");
		await user.type(title, "De keuring{Enter}");
		await waitFor(() => expect(window.location.search).toContain("DeKeuring.Uitslag"));
		expect(flow().steps[2]?.sections.at(-1)).toMatchObject({ id: "de-keuring", title: "De keuring" });
	});
});
