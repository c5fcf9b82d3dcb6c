import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { canonicalText, type FlowDefinition, showBundle } from "../../../engine/index.ts";
import { axeFindings } from "../../test-support/axe-findings.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { withPlan } from "../../test-support/step-process.ts";

const words = (title: string) => ({ type: "string", title, format: "unicode", maxLength: 100 });
const options = [
	{ const: "red", title: "Rood" },
	{ const: "blue", title: "Blauw" },
];
const spots = {
	type: "array",
	title: "Vakken",
	items: {
		type: "object",
		properties: {
			uuid: { type: "string", title: "Kenmerk", format: "uuid4", maxLength: 36 },
			Mark: words("Nummer"),
			Colour: { type: "string", title: "Kleur", oneOf: options },
		},
		required: ["Mark"],
	},
	maxItems: 20,
};
const begun: FlowDefinition = withPlan({ Name: words("Naam"), Note: words("Notitie"), Spots: spots }, {});
const listed: FlowDefinition = {
	...begun,
	conditions: {
		genummerd: { all: ["Plan.Spots", { "item-filled": "Mark" }] },
		rood: { some: ["Plan.Spots", { "==": [{ item: "Colour" }, "red"] }] },
	},
};
const scenario = (filled: object) => ({
	name: "Met vakken",
	given: { type: "new", stakeholders: [] },
	instructions: [{ as: "cpo", do: "save", with: { Plan: filled } }],
});
/** Opens the files as they are written: what an undo leaves can be compared to the byte. */
const openAt = (address: string, flow = listed) =>
	openWorkbench(address, flow, "Voeg veld toe", {
		"flow.json": canonicalText("flow.json", flow),
		"scenarios/rows.json": canonicalText("scenarios/rows.json", scenario({ Spots: [{ Mark: "A1", Colour: "red" }] })),
	});
const formOf = (flow: FlowDefinition) => JSON.stringify(flow.steps[0]?.sections[0]);
const told = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

/** What the check finds in a flow. */
const foundIn = (flow: string | FlowDefinition) => {
	const written = typeof flow === "string" ? flow : JSON.stringify(flow, null, "\t");
	const { problems } = showBundle(new Map([["flow.json", written]]), { folder: "", revision: "", blocks: {} });
	return problems.map(({ code, path }) => `${code} ${path}`);
};

afterEach(cleanup);

describe("the fields of a list's rows", () => {
	it("stand below their list, without what the product keeps there, are counted, and lead to where they are edited", async () => {
		const { user } = await openAt("/werkbank/stap/1");
		const tree = within(screen.getByRole("region", { name: "Stappen" }));
		const links = tree.getAllByRole("link").map(({ textContent }) => textContent);
		const at = links.indexOf("Vakken");
		expect(links.slice(at, at + 3)).toEqual(["Vakken", "Nummer* (verplicht)", "Kleur"]);
		expect(links).not.toContain("Kenmerk");
		await user.click(tree.getByRole("link", { name: /^Nummer/ }));
		expect(window.location.search).toBe("?veld=Plan.Spots.Mark");
		expect(await screen.findByRole("heading", { name: "Nummer" })).toBeTruthy();
		expect(await axeFindings()).toEqual([]);
		const panel = within(screen.getByRole("complementary", { name: "Gekozen veld" }));
		await user.click(panel.getByRole("link", { name: "Vakken" }));
		expect(window.location.search).toBe("?veld=Plan.Spots");
		await user.click(tree.getByRole("link", { name: "Plan" }));
		expect((await screen.findByText("Velden")).nextElementSibling?.textContent).toBe("5");
	});

	it("are gone to by a part of their name, or their list's", async () => {
		const { user } = await openAt("/werkbank/stap/2");
		await user.keyboard("{Control>}k{/Control}");
		await user.type(await screen.findByRole("combobox", { name: "Scherm, stap, veld of scenario" }), "vakken kleur");
		await user.click(await screen.findByRole("option", { name: "Vakken › Kleur, in stap 1 Voorstel" }));
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Spots.Colour"));
	});

	it("are edited like fields of a form: label, help, required and limits, without what is said of the list as a whole", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1?veld=Plan.Spots.Mark");
		const put = async (name: string, value: string) => {
			const input = screen.getByRole("textbox", { name });
			await user.clear(input);
			await user.type(input, `${value}{Enter}`);
		};
		await put("Label", "Vaknummer");
		await waitFor(() => expect(formOf(flow())).toContain('"Mark":{"type":"string","title":"Vaknummer"'));
		await put("Toelichting", "Staat op het bord");
		await waitFor(() => expect(formOf(flow())).toContain('"description":"Staat op het bord"'));
		await user.click(screen.getByRole("checkbox", { name: "Verplicht bij afronden" }));
		await waitFor(() => expect(formOf(flow())).not.toContain('"required"'));
		await user.click(screen.getByText("Meer"));
		await put("Meeste tekens", "12");
		await waitFor(() => expect(formOf(flow())).toContain('"maxLength":12'));
		for (const absent of ["Getoond", "Te wijzigen", "In de lijst van processen"]) expect(screen.queryByText(absent)).toBeNull();
		expect(screen.queryByRole("checkbox", { name: "Alleen lezen" })).toBeNull();
		expect(foundIn(flow())).toEqual(foundIn(listed));
	});

	it("lose an option for another where rows are compared with it or filled in", async () => {
		const { flow, textOf, user } = await openAt("/werkbank/stap/1?veld=Plan.Spots.Colour");
		await user.click(screen.getByRole("button", { name: "Verwijder: Rood" }));
		const dialog = within(await screen.findByRole("dialog"));
		await user.selectOptions(dialog.getByRole("combobox", { name: "Wat ervoor in de plaats komt" }), "Blauw");
		await user.click(dialog.getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(formOf(flow())).not.toContain('"red"'));
		expect(flow().conditions?.rood).toEqual({ some: ["Plan.Spots", { "==": [{ item: "Colour" }, "blue"] }] });
		expect(textOf("scenarios/rows.json").replaceAll(/\s/g, "")).toContain('{"Mark":"A1","Colour":"blue"}');
	});

	it("move among each other by Alt and an arrow, and stop below what the product keeps", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1?veld=Plan.Spots.Colour");
		await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
		await waitFor(() => expect(told()).toContain("“Kleur” staat hoger"));
		await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
		const names = () => Object.keys(JSON.parse(formOf(flow())).schema.properties.Plan.properties.Spots.items.properties);
		expect(names()).toEqual(["uuid", "Colour", "Mark"]);
	});

	it("come, get another name everywhere and go; as many undos leave every byte as it was", async () => {
		const { flow, textOf, user } = await openAt("/werkbank/stap/1?veld=Plan.Spots");
		const before = [textOf("flow.json"), textOf("scenarios/rows.json")];
		await user.click(screen.getByRole("button", { name: "Voeg veld toe" }));
		const adding = within(await screen.findByRole("dialog", { name: "Voeg veld toe" }));
		expect(adding.getByRole<HTMLSelectElement>("combobox", { name: "Waar het veld komt" }).selectedOptions[0]?.textContent).toBe(
			"In elke regel van “Vakken”",
		);
		expect(adding.queryByRole("option", { name: "Bestanden" })).toBeNull();
		expect(await axeFindings()).toEqual([]);
		await user.type(adding.getByRole("textbox", { name: "Label van het veld" }), "Aantal laadpunten{Enter}");
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Spots.AantalLaadpunten"));
		expect(foundIn(flow())).toEqual(foundIn(listed));

		await user.click(within(screen.getByRole("region", { name: "Stappen" })).getByRole("link", { name: /^Nummer/ }));
		await user.keyboard("{F2}");
		const naming = within(await screen.findByRole("dialog", { name: "Hernoem Plan.Spots.Mark" }));
		const name = naming.getByRole("textbox", { name: "Naam in de gegevens" });
		for (const [typed, why] of [
			["Colour", "Er is al een veld dat Colour heet."],
			["uuid", "De naam uuid is van de software zelf. Kies een andere."],
		] as const) {
			await user.clear(name);
			await user.type(name, typed);
			await waitFor(() => expect(naming.getByRole("alert").textContent).toBe(why));
		}
		await user.clear(name);
		await user.type(name, "Bay");
		expect((await naming.findByRole("region", { name: "Daarna" })).textContent).toBe("De flow klopt daarna even goed als nu.");
		await user.keyboard("{Enter}");
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Spots.Bay"));
		expect(flow().conditions?.genummerd).toEqual({ all: ["Plan.Spots", { "item-filled": "Bay" }] });
		expect(textOf("scenarios/rows.json")).toContain('"Bay": "A1"');
		expect(formOf(flow())).toContain('"required":["Bay"]');
		expect(foundIn(flow())).toEqual(foundIn(listed));

		await user.click(screen.getByRole("button", { name: "Verwijder" }));
		const going = within(await screen.findByRole("dialog", { name: "Verwijder “Nummer”" }));
		expect((await going.findByRole("region", { name: "Daarna" })).textContent).toContain("Voorwaarde");
		await user.click(going.getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(formOf(flow())).not.toContain("Bay"));
		expect(window.location.search).toBe("?veld=Plan.Spots");
		for (const _ of [1, 2, 3]) {
			const now = textOf("flow.json");
			await user.click(screen.getByRole("button", { name: "Draai terug" }));
			await waitFor(() => expect(textOf("flow.json")).not.toBe(now));
		}
		expect([textOf("flow.json"), textOf("scenarios/rows.json")]).toEqual(before);
	});

	it("stay chosen when their list gets another name by undo", async () => {
		const { flow, user } = await openAt("/werkbank/stap/1?veld=Plan.Spots");
		await user.keyboard("{F2}");
		const name = within(await screen.findByRole("dialog")).getByRole("textbox");
		await user.clear(name);
		await user.type(name, "Bays{Enter}");
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Bays"));
		await user.click(await screen.findByRole("link", { name: "Kleur" }));
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Bays.Colour"));
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(listed));
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Spots.Colour"));
	});

	it("that are the last of their list are not removed: the list is", async () => {
		const alone = withPlan(
			{ Name: words("Naam"), Spots: { ...spots, items: { type: "object", properties: { Mark: words("Nummer") } } } },
			{},
		);
		const { flow, user } = await openAt("/werkbank/stap/1?veld=Plan.Spots.Mark", alone);
		await user.click(screen.getByRole("button", { name: "Verwijder" }));
		const dialog = within(await screen.findByRole("dialog"));
		await user.click(dialog.getByRole("button", { name: "Verwijder" }));
		expect((await dialog.findByRole("alert")).textContent).toBe(
			"Dit is het enige veld in de regels van “Vakken”. Verwijder dan de lijst zelf.",
		);
		expect(flow()).toEqual(alone);
	});

	it("are told to be shared where another list takes them over: what does not follow is a problem, said before", async () => {
		const takes = {
			id: "taken",
			title: "Gerealiseerd",
			schema: {
				type: "object",
				properties: {
					Taken: { ...spots, title: "Gerealiseerde vakken", items: { type: "object", properties: { Mark: words("Nummer") } } },
				},
			},
			chains: { Taken: { from: "Plan.Spots", read: ["Mark"] } },
		};
		const [first, second, third] = listed.steps;
		const chained = { ...listed, steps: [first, second, { ...third, sections: [takes] }] } as FlowDefinition;
		const { user } = await openAt("/werkbank/stap/1?veld=Plan.Spots.Mark", chained);
		await user.keyboard("{F2}");
		const dialog = within(await screen.findByRole("dialog"));
		expect(dialog.getByText(/^Twee lijsten delen dit veld/)).toBeTruthy();
		const name = dialog.getByRole("textbox");
		await user.clear(name);
		await user.type(name, "Bay");
		await waitFor(async () => expect((await dialog.findByRole("region", { name: "Daarna" })).textContent).toContain("Gerealiseerd"));
	});
});

describe("a list with rows of one's own", () => {
	it("is made with its first field, is sound, and calls its rows what somebody says", async () => {
		const { flow, textOf, user } = await openAt("/werkbank/stap/1");
		const before = textOf("flow.json");
		await user.click(screen.getByRole("button", { name: "Voeg veld toe" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Voeg veld toe" }));
		await user.selectOptions(dialog.getByRole("combobox", { name: "Soort veld" }), "Lijst met regels");
		await user.type(dialog.getByRole("textbox", { name: "Label van het veld" }), "Bezoekers{Enter}");
		const first = dialog.getByRole("textbox", { name: "Label van het eerste veld in elke regel" });
		await waitFor(() => expect(document.activeElement).toBe(first));
		expect(first.getAttribute("aria-invalid")).toBe("true");
		expect(await axeFindings()).toEqual([]);
		await user.type(first, "Naam van de bezoeker{Enter}");
		await waitFor(() => expect(window.location.search).toBe("?veld=Plan.Bezoekers"));
		const section = JSON.parse(formOf(flow()));
		expect(section.schema.properties.Plan.properties.Bezoekers).toEqual({
			type: "array",
			title: "Bezoekers",
			maxItems: 100,
			items: {
				type: "object",
				properties: {
					uuid: { type: "string", title: "Kenmerk", format: "uuid4", maxLength: 36 },
					NaamVanDeBezoeker: { type: "string", title: "Naam van de bezoeker", format: "unicode", maxLength: 200 },
				},
			},
		});
		expect(section.ui.Plan.Bezoekers["ui:widget"]).toBe("repeatable");
		expect(foundIn(flow())).toEqual(foundIn(listed));
		expect(screen.getByRole("link", { name: "Naam van de bezoeker" })).toBeTruthy();
		await user.click(await screen.findByText("Meer"));
		const called = screen.getByRole("textbox", { name: "Naam van een regel" });
		await user.clear(called);
		await user.type(called, "Bezoeker{Enter}");
		await waitFor(() => expect(formOf(flow())).toContain('"itemText":"Bezoeker"'));
		for (const _ of [1, 2]) await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(textOf("flow.json")).toBe(before));
	});

	it("leaves a list alone that is called as the section it stands in, when a field is added beside it", async () => {
		const [first, ...others] = begun.steps;
		const section = { id: "spots", title: "Vakken", schema: { type: "object", properties: { Spots: spots } } };
		const { flow, user } = await openAt("/werkbank/stap/1", {
			...begun,
			steps: [{ ...first, sections: [section] }, ...others],
		} as FlowDefinition);
		await user.click(screen.getByRole("button", { name: "Voeg veld toe" }));
		await user.type(await screen.findByRole("textbox", { name: "Label van het veld" }), "Aantal{Enter}");
		await waitFor(() => expect(window.location.search).toBe("?veld=Spots2.Aantal"));
		expect(formOf(flow())).toContain(`"Spots":${JSON.stringify({ ...spots })}`);
	});
});
