import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { FlowDefinition } from "../../../engine/index.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";

const openAt = (address: string) => openWorkbench(address, threeSteps);
const groupOf = (flow: FlowDefinition) => {
	const [section] = flow.steps[0]?.sections ?? [];
	return JSON.stringify(section);
};

afterEach(cleanup);

describe("the acts of a designer", () => {
	it("add a field by its label alone, say so, open it, and are taken back by one undo", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1");
		await user.click(screen.getByRole("button", { name: "Voeg veld toe" }));
		const dialog = await screen.findByRole("dialog", { name: "Voeg veld toe" });
		await user.click(within(dialog).getByRole("button", { name: "Voeg toe" }));
		expect(within(dialog).getByRole("alert").textContent).toBe("Vul in hoe het heet.");
		await user.type(within(dialog).getByRole("textbox", { name: "Label van het veld" }), "Aantal vakken{Enter}");
		await waitFor(() => expect(window.location.search).toContain("Plan.AantalVakken"));
		expect(groupOf(flow())).toContain('"AantalVakken":{"type":"string"');
		expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Veld “Aantal vakken” toegevoegd");
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(threeSteps));
	});

	it("refused: the input that is wrong says so and has the focus, with what was typed, until it is changed", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1");
		await user.click(screen.getByRole("button", { name: "Voeg veld toe" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Voeg veld toe" }));
		const says = (name: string) => {
			const input = dialog.getByRole("textbox", { name });
			expect(document.activeElement).toBe(input);
			expect(input.getAttribute("aria-invalid")).toBe("true");
			return (input.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
		};
		const add = () => user.click(dialog.getByRole("button", { name: "Voeg toe" }));
		const kind = dialog.getByRole("combobox", { name: "Soort veld" });
		await user.selectOptions(kind, "Keuze uit een lijst");
		await add();
		expect(says("Label van het veld")).toContain("Vul in hoe het heet.");
		await user.keyboard("Reden");
		expect(dialog.queryByRole("alert")).toBeNull();
		// Twice the same refusal takes the focus there twice.
		for (const _time of [1, 2]) {
			await add();
			expect(says("Keuzes")).toContain("Schrijf ten minste twee keuzes op, elk op een eigen regel.");
		}
		await user.keyboard("Bodem{Enter}Bodem");
		await add();
		expect(says("Keuzes")).toContain("“Bodem” staat er twee keer.");
		expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Label van het veld" }).value).toBe("Reden");
		expect(flow()).toEqual(threeSteps);
	});

	it("add a field to a section that was written and is not shown yet: it comes there, at the first try", async () => {
		const { flow, reading, user } = await openAt("/werkbank/stap/1");
		reading.hold();
		await user.click(screen.getByRole("button", { name: "Voeg onderdeel toe" }));
		await user.type(await screen.findByRole("textbox", { name: "Titel van het onderdeel" }), "Controle{Enter}");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await user.click(screen.getByRole("button", { name: "Voeg veld toe" }));
		await user.type(await screen.findByRole("textbox", { name: "Label van het veld" }), "Vakken{Enter}");
		expect(JSON.stringify(flow())).not.toContain("Vakken");
		reading.release();
		await waitFor(() => expect(window.location.search).toContain("Controle.Vakken"));
		expect(flow().steps[0]?.sections[1]).toMatchObject({
			id: "controle",
			schema: { properties: { Controle: { properties: { Vakken: { title: "Vakken" } } } } },
		});
		expect(groupOf(flow())).not.toContain("Vakken");
	});

	it("rename a field by F2, after showing each place, everywhere and in one go", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1?veld=Plan.Name");
		await user.keyboard("{F2}");
		const dialog = await screen.findByRole("dialog", { name: "Hernoem Plan.Name" });
		expect(within(dialog).getAllByRole("listitem").length).toBeGreaterThan(2);
		const name = within(dialog).getByRole("textbox", { name: "Naam in de gegevens" });
		await user.clear(name);
		await user.type(name, "Note{Enter}");
		expect(within(dialog).getByRole("alert").textContent).toContain("Er is al een veld");
		await user.clear(name);
		await user.type(name, "Title{Enter}");
		await waitFor(() => expect(groupOf(flow())).toContain('"Title":{'));
		expect(JSON.stringify(flow())).not.toContain("Plan.Name");
		expect(JSON.stringify(flow())).toContain('"filled":"Plan.Title"');
		expect(window.location.search).toContain("Plan.Title");
	});

	it("move a field by Alt and an arrow, and remove it with what is chosen of its uses", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1?veld=Plan.Name");
		await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
		await waitFor(() => expect(groupOf(flow()).indexOf('"Note"')).toBeLessThan(groupOf(flow()).indexOf('"Name"')));
		await user.click(screen.getByRole("button", { name: "Verwijder" }));
		const dialog = await screen.findByRole("dialog", { name: "Verwijder “Naam”" });
		expect(dialog.textContent).toContain("blijft staan en komt bij Problemen");
		await user.click(within(dialog).getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(groupOf(flow())).not.toContain('"Name":{'));
		expect(groupOf(flow())).toContain('"filled":"Plan.Name"');
	});

	it("say of each place that stays whether it becomes a problem, as the check does, and leave former versions out", async () => {
		const beside = {
			"demo/script.json": { walks: [{ show: "Plan.Name", "Plan.Name": "Dam" }] },
			"mappings/0.9.0.json": { from: "0.9.0", to: threeSteps.version, fields: { "Plan.Name": null, "Plan.Old": "Plan.Name" } },
			"mappings/0.8.0.json": { from: "0.8.0", to: "0.9.0", fields: { "Plan.Old": "Plan.Name" } },
			"flow-0.9.0.json": threeSteps,
		};
		const { user } = await openWorkbench("/werkbank/stap/1?veld=Plan.Name", threeSteps, "Verwijder", beside);
		await user.click(screen.getByRole("button", { name: "Verwijder" }));
		const dialog = await screen.findByRole("dialog", { name: "Verwijder “Naam”" });
		const told = (of: RegExp) =>
			within(dialog)
				.getAllByRole("listitem")
				.flatMap(({ textContent }) => (of.test(textContent ?? "") ? [textContent?.match(/blijft staan.*/)?.[0]] : []));
		const [fault, harmless] = ["blijft staan en komt bij Problemen", "blijft staan; dat wordt geen probleem"];
		expect([told(/script/), told(/0\.9\.0/), told(/0\.8\.0/)]).toEqual([[harmless, undefined], [fault], [harmless]]);
		// A file without words for its places says where in it each of them is.
		for (const place of ["walks[0].show", `walks[0]["Plan.Name"]`]) expect(dialog.textContent).toContain(`demo/script.json › ${place}`);
		// A place that somebody leaves where it is says so too.
		for (const box of within(dialog).getAllByRole("checkbox")) await user.click(box);
		expect(told(/script/)).toEqual([harmless, harmless]);
	});

	it("add a step behind another with its roles, and open it", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1");
		await user.click(screen.getByRole("button", { name: "Voeg stap toe" }));
		const dialog = await screen.findByRole("dialog", { name: "Voeg stap toe" });
		await user.type(within(dialog).getByRole("textbox", { name: "Naam van de stap" }), "Extra controle{Enter}");
		await waitFor(() => expect(flow().steps.map(({ code }) => code)).toEqual(["1", "4", "2", "3"]));
		expect(flow().steps[1]?.access).toEqual(threeSteps.steps[0]?.access);
		await waitFor(() => expect(window.location.pathname).toBe("/werkbank/stap/4"));
	});

	it("number the steps in order where one that was added is not, everywhere at once, and are taken back by one undo", async () => {
		const mixed = { ...threeSteps, steps: threeSteps.steps.map((step, index) => ({ ...step, code: ["1", "3", "2"][index] ?? "" })) };
		const { flow, user } = await openWorkbench("/werkbank/flow?stap=3", mixed);
		await user.click(screen.getByRole("button", { name: "Nummer op volgorde" }));
		const dialog = await screen.findByRole("dialog", { name: "Nummer op volgorde" });
		expect(within(dialog).getByRole("list", { name: "Stappen die een ander nummer krijgen" }).textContent).toBe(
			"3 Advies: wordt 22 Oplevering: wordt 3",
		);
		await user.click(within(dialog).getByRole("button", { name: "Nummer" }));
		await waitFor(() => expect(flow().steps.map(({ code }) => code)).toEqual(["1", "2", "3"]));
		await waitFor(() => expect(screen.queryByRole("button", { name: "Nummer op volgorde" })).toBeNull());
		expect(window.location.search).toContain("stap=2");
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(mixed));
	});

	it("say while a name is typed what is wrong with it, and show each place before and after", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1?veld=Plan.Name");
		await user.keyboard("{F2}");
		const dialog = within(await screen.findByRole("dialog", { name: "Hernoem Plan.Name" }));
		const name = dialog.getByRole("textbox", { name: "Naam in de gegevens" });
		const changed = () => dialog.getAllByRole("listitem").map((item) => item.textContent ?? "");
		await user.type(name, "2");
		expect(changed().some((words) => words.endsWith(" Plan.Name wordt Plan.Name2"))).toBe(true);
		expect(changed().some((words) => words.endsWith(" Name wordt Name2"))).toBe(true);
		expect(dialog.queryByRole("alert")).toBeNull();
		await user.type(name, "!");
		expect(dialog.getByRole("alert").textContent).toBe("Een naam bestaat uit letters en cijfers en begint met een letter.");
		expect(changed().filter((words) => words.includes(" wordt "))).toEqual([]);
		await user.clear(name);
		await user.type(name, "Note");
		expect(dialog.getByRole("alert").textContent).toBe("Er is al een veld dat Note heet.");
		await user.clear(name);
		await user.type(name, "constructor");
		expect(dialog.getByRole("alert").textContent).toBe("De naam constructor is van de software zelf. Kies een andere.");
		expect(flow()).toEqual(threeSteps);
	});

	it("keep a renamed field chosen when the new name is taken back, and when it is given again", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1?veld=Plan.Name");
		await user.keyboard("{F2}");
		const dialog = await screen.findByRole("dialog", { name: "Hernoem Plan.Name" });
		const name = within(dialog).getByRole("textbox", { name: "Naam in de gegevens" });
		await user.clear(name);
		await user.type(name, "Title{Enter}");
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Title"));
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(threeSteps));
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Name"));
		await waitFor(() => expect(screen.queryByText(/^Kies een veld/)).toBeNull());
		await user.click(screen.getByRole("button", { name: "Doe opnieuw" }));
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Title"));
	});

	it("rename a step by F2, label and code, in every place at once, and refuse a code that is taken", async () => {
		const { flow, user } = await openAt("/werkbank/stap/2");
		await user.keyboard("{F2}");
		const dialog = await screen.findByRole("dialog", { name: "Hernoem “Advies”" });
		const code = within(dialog).getByRole("textbox", { name: "Code van de stap" });
		await user.clear(code);
		await user.type(code, "3{Enter}");
		await waitFor(() => expect(within(dialog).getByRole("alert").textContent).toBe("Er is al een stap met code 3."));
		await user.clear(code);
		await user.type(code, "20");
		expect(within(dialog).getAllByRole("listitem").length).toBeGreaterThan(0);
		const label = within(dialog).getByRole("textbox", { name: "Naam van de stap" });
		await user.clear(label);
		await user.type(label, "Oordeel{Enter}");
		await waitFor(() => expect(window.location.pathname).toBe("/werkbank/stap/20"));
		expect(flow().steps.map((step) => [step.code, step.label])).toEqual([
			["1", "Voorstel"],
			["20", "Oordeel"],
			["3", "Oplevering"],
		]);
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(threeSteps));
		// The page goes along: the step has its former code again.
		await waitFor(() => expect(window.location.pathname).toBe("/werkbank/stap/2"));
		await screen.findByRole("heading", { level: 1, name: "Stap 2 Advies" });
	});

	it("take a label in plain characters, as every text, and refuse what none may hold", async () => {
		const { flow, user } = await openAt("/werkbank/stap/2");
		await user.keyboard("{F2}");
		const dialog = await screen.findByRole("dialog", { name: "Hernoem “Advies”" });
		const label = within(dialog).getByRole("textbox", { name: "Naam van de stap" });
		await user.clear(label);
		await user.type(label, "Plannen – ‘nieuw’ <b>{Enter}");
		await waitFor(() => expect(within(dialog).getByRole("alert").textContent).toContain("< (teken 19), > (teken 21)"));
		expect(flow()).toEqual(threeSteps);
		await user.clear(label);
		await user.type(label, " Plannen –  ‘nieuw’ {Enter}");
		await waitFor(() => expect(flow().steps[1]?.label).toBe("Plannen - 'nieuw'"));
	});

	it("warn of two steps with one name", async () => {
		const { user } = await openAt("/werkbank/stap/2");
		await user.keyboard("{F2}");
		const dialog = await screen.findByRole("dialog", { name: "Hernoem “Advies”" });
		const label = within(dialog).getByRole("textbox", { name: "Naam van de stap" });
		await user.clear(label);
		await user.type(label, "oplevering{Enter}");
		await user.click(await screen.findByRole("link", { name: /Problemen/ }));
		expect(await screen.findByText("Twee stappen hebben dezelfde naam.")).toBeTruthy();
	});

	it("move a step by Alt and an arrow as often as it is pressed, say so, and stop at the end of the row", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1");
		await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}");
		await waitFor(() => expect(flow().steps.map(({ code }) => code)).toEqual(["2", "3", "1"]));
		expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("“Voorstel” staat lager");
		await user.click(screen.getByRole("button", { name: "Stap omhoog" }));
		await waitFor(() => expect(flow().steps.map(({ code }) => code)).toEqual(["2", "1", "3"]));
	});

	it("say at the edge of the row why a step moves no further that way", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1");
		const [up, down] = ["Stap omhoog", "Stap omlaag"].map((name) => screen.getByRole("button", { name }));
		expect(up?.getAttribute("aria-disabled")).toBe("true");
		expect(up?.title).toBe("Dit staat al bovenaan.");
		expect(down?.getAttribute("aria-disabled")).toBeNull();
		await user.click(screen.getByRole("button", { name: "Stap omlaag" }));
		await user.click(screen.getByRole("button", { name: "Stap omlaag" }));
		await waitFor(() => expect(flow().steps.map(({ code }) => code)).toEqual(["2", "3", "1"]));
		await waitFor(() => expect(screen.getByRole("button", { name: "Stap omlaag" }).title).toBe("Dit staat al onderaan."));
		expect(screen.getByRole("button", { name: "Stap omlaag" }).getAttribute("aria-disabled")).toBe("true");
		expect(screen.getByRole("button", { name: "Stap omhoog" }).getAttribute("aria-disabled")).toBeNull();
	});
});
