import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { FlowDefinition } from "../../../engine/index.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";

const [first, ...others] = threeSteps.steps;
if (first === undefined) throw new Error("the example has no steps");

/** A branch leads to the second step, and the third step reads a field of the first. */
const branching: FlowDefinition = {
	...threeSteps,
	conditions: { benoemd: { filled: "Plan.Name" } },
	steps: [{ ...first, next: [{ label: "Verder", to: "2" }] }, ...others],
};
const openAt = (address: string) => openWorkbench(address, branching);
const codes = (flow: FlowDefinition) => flow.steps.map(({ code }) => code);
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

afterEach(cleanup);

describe("the acts on a step and its sections", () => {
	it("remove a step: a way on to it leads to the next unless somebody says otherwise, and one undo brings it all back", async () => {
		const { flow, user } = await openAt("/werkbank/stap/2");
		await user.click(screen.getByRole("button", { name: "Verwijder stap" }));
		const dialog = await screen.findByRole("dialog", { name: "Verwijder “2 Advies”" });
		const way = within(dialog).getByRole("combobox", { name: /Vertakking “Verder”/ });
		expect(way).toHaveProperty("value", "to 3");
		expect((await within(dialog).findByRole("region", { name: "Daarna" })).textContent).toContain(
			"Het product leest velden die in geen formulier van de flow staan",
		);
		await user.click(within(dialog).getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(window.location.pathname).toBe("/werkbank/stap/3"));
		expect(codes(flow())).toEqual(["1", "3"]);
		expect(flow().steps[0]?.next).toEqual([{ label: "Verder", to: "3" }]);
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(branching));
	});

	it("remove a step and the way to it, or keep the way and be told before what is wrong then", async () => {
		const { flow, user } = await openAt("/werkbank/stap/2");
		await user.click(screen.getByRole("button", { name: "Verwijder stap" }));
		const dialog = await screen.findByRole("dialog", { name: "Verwijder “2 Advies”" });
		const way = within(dialog).getByRole("combobox", { name: /Vertakking “Verder”/ });
		const after = await within(dialog).findByRole("region", { name: "Daarna" });
		await user.selectOptions(way, "Blijft staan en komt bij Problemen");
		await waitFor(() => expect(after.textContent).toContain("Vertakking “Verder”"));
		expect(after.textContent).toMatch(/^Op \d+ plaatsen blijft het genoemd\. Wat daardoor niet meer klopt, komt bij Problemen/);
		await user.selectOptions(way, "Gaat mee weg");
		await waitFor(() => expect(after.textContent).not.toContain("Vertakking “Verder”"));
		await user.click(within(dialog).getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(codes(flow())).toEqual(["1", "3"]));
		expect(flow().steps[0]?.next).toBeUndefined();
	});

	it("ask which step ends the process when the last one goes", async () => {
		const { flow, user } = await openAt("/werkbank/stap/3");
		await user.click(screen.getByRole("button", { name: "Verwijder stap" }));
		const dialog = await screen.findByRole("dialog", { name: "Verwijder “3 Oplevering”" });
		const end = within(dialog).getByRole("combobox", { name: "Het proces eindigt voortaan na" });
		expect(end).toHaveProperty("value", "2");
		await user.click(within(dialog).getByRole("button", { name: "Verwijder" }));
		await waitFor(() =>
			expect(flow().steps.map(({ code, final }) => [code, final])).toEqual([
				["1", undefined],
				["2", true],
			]),
		);
	});

	it("take a section by its name in the tree: title by F2, place by Alt and an arrow, and gone with the fields that only it shows", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1");
		await user.click(screen.getByRole("button", { name: "Voeg onderdeel toe" }));
		await user.type(await screen.findByRole("textbox", { name: "Titel van het onderdeel" }), "Controle{Enter}");
		await user.click(await screen.findByRole("link", { name: "Plan" }));
		expect(await screen.findByRole("heading", { name: "Plan" })).toBeTruthy();
		await user.keyboard("{F2}");
		const title = within(await screen.findByRole("dialog", { name: "Hernoem “Plan”" })).getByRole("textbox");
		await user.clear(title);
		await user.type(title, "Het plan{Enter}");
		await waitFor(() => expect(flow().steps[0]?.sections[0]).toMatchObject({ id: "proposal", title: "Het plan" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
		await waitFor(() => expect(flow().steps[0]?.sections.map(({ id }) => id)).toEqual(["controle", "proposal"]));
		expect(codes(flow())).toEqual(["1", "2", "3"]);
		await waitFor(() => expect(statuses()).toContain("“Het plan” staat lager"));
		await user.click(screen.getByRole("button", { name: "Verwijder onderdeel" }));
		const dialog = await screen.findByRole("dialog", { name: "Verwijder “Het plan”" });
		expect(dialog.textContent).toContain("blijft staan en komt bij Problemen");
		await user.click(within(dialog).getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(flow().steps[0]?.sections.map(({ id }) => id)).toEqual(["controle"]));
		expect(flow().conditions).toEqual({ benoemd: { filled: "Plan.Name" } });
		expect(window.location.search).toBe("");
	});

	it("that a block's field does not have, say what holds it, and lead to where its section is made the step's own", async () => {
		const [own] = first.sections;
		if (own === undefined || !("schema" in own)) throw new Error("the example has other sections");
		const { id, ...section } = own;
		const flow = { ...threeSteps, steps: [{ ...first, sections: [{ block: id }] }, ...others] };
		const blocks = { [id]: { ...section, name: id, summary: "The plan." } };
		const { user } = await openWorkbench("/werkbank/stap/1?veld=Plan.Name", flow, "Voeg onderdeel toe", {}, blocks);
		await screen.findByRole("heading", { name: "Naam" });
		expect(screen.queryByRole("alert")).toBeNull();
		await user.keyboard("{F2}");
		const held = screen.getByRole("alert");
		expect(held.textContent).toContain("liggen vast in het blok “proposal”, en weg kan het hier ook niet.");
		await user.click(within(held).getByRole("link", { name: "Ga naar het onderdeel" }));
		expect(await screen.findByRole("button", { name: "Losmaken" })).toBeTruthy();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("take a block loose, and tell as new nothing that was wrong in the block before", async () => {
		const [own] = first.sections;
		if (own === undefined || !("schema" in own)) throw new Error("the example has other sections");
		const { id, ...section } = own;
		const flow = { ...threeSteps, steps: [{ ...first, sections: [{ block: id }] }, ...others] };
		const unbounded = { type: "object", properties: { Loose: { type: "string", title: "Los" } } };
		const schema = { type: "object", properties: { ...(section.schema.properties ?? {}), Free: unbounded } };
		const blocks = { [id]: { ...section, schema, name: id, summary: "The plan." } };
		const { user } = await openWorkbench("/werkbank/stap/1?onderdeel=proposal", flow, "Losmaken", {}, blocks);
		await user.click(screen.getByRole("button", { name: "Losmaken" }));
		const after = within(await screen.findByRole("dialog")).findByRole("region", { name: "Daarna" });
		await waitFor(async () => expect((await after).textContent).toBe("De flow klopt daarna even goed als nu."));
	});

	it("are there beside the picture of the flow too, by keys, and stay there", async () => {
		const { flow, user } = await openAt("/werkbank/flow?stap=2");
		await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
		await waitFor(() => expect(codes(flow())).toEqual(["2", "1", "3"]));
		await user.keyboard("{F2}");
		const dialog = await screen.findByRole("dialog", { name: "Hernoem “Advies”" });
		const code = within(dialog).getByRole("textbox", { name: "Code van de stap" });
		await user.clear(code);
		await user.type(code, "20{Enter}");
		await waitFor(() => expect(codes(flow())).toEqual(["20", "1", "3"]));
		await waitFor(() => expect(window.location.pathname + window.location.search).toBe("/werkbank/flow?stap=20"));
		await user.click(await screen.findByRole("button", { name: "Verwijder stap" }));
		await user.click(
			within(await screen.findByRole("dialog", { name: "Verwijder “20 Advies”" })).getByRole("button", { name: "Verwijder" }),
		);
		await waitFor(() => expect(codes(flow())).toEqual(["1", "3"]));
		await waitFor(() => expect(window.location.search).toBe("?stap=1"));
	});
});
