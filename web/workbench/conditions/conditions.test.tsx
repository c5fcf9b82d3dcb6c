import "../../test-support/browser-parts.ts";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FlowDefinition, flowExpressions, operators, type SectionDefinition } from "../../../engine/index.ts";
import { uuidOf } from "../../test-support/example-record.ts";
import { exampleSource } from "../../test-support/example-source.ts";
import { threeSteps } from "../../test-support/step-process.ts";
import { theme } from "../../ui/theme/theme.ts";
import { Workbench } from "../Workbench.tsx";
import { faultOf, isWhole, operationOf, reshaped, written } from "./operation.ts";
import { emptyTrial, verdictsOf } from "./try-out.ts";

const tenants = readdirSync("flows", { withFileTypes: true }).filter((each) => each.isDirectory());
const flows = tenants.map(({ name }) => JSON.parse(readFileSync(`flows/${name}/flow.json`, "utf8")) as FlowDefinition);
const delivered = flows.flatMap((flow) => flowExpressions(flow, undefined, {}));

describe("the operations of a condition", () => {
	it("are, of every condition that is delivered and every example, written as they were read", () => {
		const examples = operators.map(({ example }) => example.expression);
		const all = [...delivered.map(({ expression }) => expression), ...examples];
		expect(all.length).toBeGreaterThan(100);
		for (const expression of all) {
			const again = (node: unknown): unknown => {
				const operation = operationOf(node);
				return operation === null ? node : written({ ...operation, args: operation.args.map(again) });
			};
			expect(again(expression)).toEqual(expression);
		}
		for (const { expression } of delivered) expect([expression, faultOf(expression, "value")]).toEqual([expression, null]);
	});

	it("stay something that can be chosen on with, whichever operator takes the place of which", () => {
		const conditions = operators.filter(({ result }) => result === "boolean");
		// The check refuses a bare true in a condition, which some examples have.
		for (const { example } of conditions.filter(({ example }) => faultOf(example.expression, "condition") === null)) {
			for (const other of conditions) {
				const now = reshaped(example.expression, other);
				expect([other.name, now, faultOf(now, "condition")]).toEqual([other.name, now, null]);
				// Complete or not, trying it never throws.
				expect(() => verdictsOf(now, emptyTrial(), {})).not.toThrow();
			}
		}
	});

	it("are whole once every name and value was chosen", () => {
		expect(isWhole({ "==": [{ var: "" }, "yes"] })).toBe(false);
		expect(isWhole({ "==": [{ var: "Advice.Advice" }, ""] })).toBe(false);
		expect(isWhole({ and: [{ filled: "A" }, { in: [{ var: "B" }, []] }] })).toBe(false);
		expect(isWhole({ and: [{ filled: "A" }, { "==": [{ var: "B" }, false] }] })).toBe(true);
		expect(isWhole({ some: ["Chargers", { "==": [{ item: "" }, "A1"] }] })).toBe(true);
	});

	it("keep what was built when it is put in a group or turned round", () => {
		const [and, not] = ["and", "!"].map((name) => operators.find((each) => each.name === name));
		const built = { "!": { filled: "Plan.Name" } };
		expect(and && reshaped(built, and)).toEqual({ and: [built, expect.anything()] });
		expect(not && reshaped({ filled: "Plan.Name" }, not)).toEqual(built);
	});
});

/** The example flow with a condition on a field, and access to its file as it is written. */
function openAt(address: string) {
	const [first, ...rest] = threeSteps.steps;
	const [section] = first?.sections ?? [];
	const flow = {
		...threeSteps,
		steps: [{ ...first, sections: [{ ...section, fields: { "Plan.Note": { when: { filled: "Plan.Name" } } } }] }, ...rest],
	};
	const { source, textOf, put } = exampleSource(new Map([["flow.json", JSON.stringify(flow, null, "\t")]]));
	window.history.replaceState(null, "", address);
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<Workbench source={source} />
		</MantineProvider>,
	);
	const now = () => JSON.parse(textOf("flow.json")) as FlowDefinition;
	/** Changes the steps as a colleague would. */
	const others = (change: (steps: FlowDefinition["steps"]) => FlowDefinition["steps"]) =>
		act(async () => put("flow.json", JSON.stringify({ ...now(), steps: change(now().steps) }, null, "\t")));
	return { now, others, rule: () => (now().steps[0]?.sections[0] as SectionDefinition | undefined)?.fields?.["Plan.Note"]?.when };
}

/** The place as addresses name it, and as problems write it. */
const place = `steps["${threeSteps.steps[0]?.uuid}"].sections.proposal.fields["Plan.Note"].when`;
const byPosition = 'steps[0].sections[0].fields["Plan.Note"].when';
const addressOf = (at: string) => `/werkbank/voorwaarden?plek=${encodeURIComponent(at)}`;
const address = addressOf(place);
const inAddress = () => new URLSearchParams(window.location.search).get("plek");

afterEach(cleanup);

describe("the conditions of a flow", () => {
	it("are listed as sentences with what hangs on them, found by a word, and open beside the list", async () => {
		openAt("/werkbank/voorwaarden");
		const user = userEvent.setup();
		const list = await screen.findByRole("region", { name: "Alle voorwaarden" });
		expect(within(list).getAllByRole("link")).toHaveLength(2);
		await user.type(within(list).getByRole("searchbox"), "getoond");
		const [link] = within(list).getAllByRole("link");
		expect(link?.textContent).toBe("“Notitie” wordt getoond alsNaam is ingevuld");
		await user.click(link as HTMLElement);
		expect(await screen.findByRole("heading", { name: "“Notitie” wordt getoond als" })).toBeTruthy();
		expect(inAddress()).toBe(place);
	});

	it("stay the chosen one when others insert, move or change what is before it, also where the address had positions", async () => {
		const { others, now } = openAt(addressOf(byPosition));
		const user = userEvent.setup();
		const chosen = within(await screen.findByRole("region", { name: "Gekozen voorwaarde" }));
		await waitFor(() => expect(inAddress()).toBe(place));
		await user.selectOptions(await chosen.findByRole("combobox", { name: "Vergelijking" }), "is");
		const added = { uuid: uuidOf(990), code: "9", label: "Nieuw", version: "1.0.0", access: { read: [], edit: ["cpo"] }, sections: [] };
		await others((steps) => [added as never, ...steps]);
		expect(await chosen.findByText(/^Stap 1 Voorstel/)).toBeTruthy();
		// What was being built is still there, and is written where it belongs.
		await user.type(chosen.getByRole("textbox", { name: "Waarde" }), "Plein{Enter}");
		const rules = () => now().steps.map(({ sections }) => (sections[0] as SectionDefinition | undefined)?.fields);
		await waitFor(() => expect(rules()[1]).toEqual({ "Plan.Note": { when: { "==": [{ var: "Plan.Name" }, "Plein"] } } }));
		await others((steps) => steps.toReversed());
		expect(chosen.getByRole("heading", { name: "“Notitie” wordt getoond als" })).toBeTruthy();
		expect([rules()[2] !== undefined, inAddress()]).toEqual([true, place]);
		await others((steps) => steps.slice(0, 2));
		expect(await chosen.findByText(/^Kies een voorwaarde/)).toBeTruthy();
	});

	it("that only a position tells apart are followed, and gone once they are taken away", async () => {
		const { others } = openAt(`/werkbank/voorwaarden?plek=${encodeURIComponent("steps[1].complete[0].unless")}`);
		const chosen = within(await screen.findByRole("region", { name: "Gekozen voorwaarde" }));
		const rule = (field: string) => ({ unless: { filled: field }, message: "Vul alles in." });
		const complete = (rules: readonly object[]) =>
			others((steps) => steps.map((step) => (step.code === "2" ? { ...step, complete: rules as never } : step)));
		await complete([rule("Plan.Note")]);
		expect(await chosen.findByText("Notitie is ingevuld")).toBeTruthy();
		await complete([rule("Plan.Name"), rule("Plan.Note")]);
		expect(await chosen.findByText("Notitie is ingevuld")).toBeTruthy();
		await waitFor(() => expect(inAddress()).toContain("complete[1]"));
		await complete([rule("Plan.Name")]);
		expect(await chosen.findByText(/^Kies een voorwaarde/)).toBeTruthy();
		await complete([rule("Plan.Name"), rule("Delivery.Code")]);
		expect(chosen.getByText(/^Kies een voorwaarde/)).toBeTruthy();
		await complete([rule("Delivery.Code"), rule("Plan.Note")]);
		expect(await chosen.findByText("Notitie is ingevuld")).toBeTruthy();
	});

	it("are changed by choosing, said as a sentence at once, written when whole, and taken back", async () => {
		const { rule } = openAt(address);
		const user = userEvent.setup();
		const chosen = await screen.findByRole("region", { name: "Gekozen voorwaarde" });
		await user.selectOptions(await within(chosen).findByRole("combobox", { name: "Vergelijking" }), "is");
		// A value is still missing.
		expect(within(chosen).getByText("Nog niet bewaard: er ontbreekt een keuze.")).toBeTruthy();
		expect(rule()).toEqual({ filled: "Plan.Name" });
		await user.type(within(chosen).getByRole("textbox", { name: "Waarde" }), "Plein{Enter}");
		await waitFor(() => expect(rule()).toEqual({ "==": [{ var: "Plan.Name" }, "Plein"] }));
		expect(within(chosen).getByText("Naam is 'Plein'")).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(rule()).toEqual({ filled: "Plan.Name" }));
		expect(await within(chosen).findByText("Naam is ingevuld")).toBeTruthy();
	});

	it("say of trial values what each operation comes to", async () => {
		openAt(address);
		const user = userEvent.setup();
		const chosen = await screen.findByRole("region", { name: "Gekozen voorwaarde" });
		const trial = await within(chosen).findByRole("region", { name: "Probeer" });
		expect(within(trial).getByRole("status").textContent).toBe("Met deze waarden: onwaar");
		await user.type(within(trial).getByRole("textbox", { name: "Naam" }), "Plein{Enter}");
		expect(within(trial).getByRole("status").textContent).toBe("Met deze waarden: waar");
		await user.click(within(chosen).getByRole("button", { name: "en…" }));
		expect(within(chosen).getAllByText("waar")).toHaveLength(1);
		expect(within(trial).getByRole("status").textContent).toBe("Kies eerst wat nog ontbreekt.");
	});

	it("are the same as JSON; what is no condition is kept as typed and not taken over", async () => {
		const { rule } = openAt(address);
		const user = userEvent.setup();
		const chosen = await screen.findByRole("region", { name: "Gekozen voorwaarde" });
		await user.click(await within(chosen).findByRole("button", { name: "JSON" }));
		const json = within(chosen).getByRole("textbox", { name: "Zo staat het in het bestand" });
		await user.clear(json);
		await user.click(json);
		await user.paste('{ "gevuld": "Plan.Name" }');
		expect(within(chosen).getByRole("alert").textContent).toContain("“gevuld” is geen operator");
		expect(rule()).toEqual({ filled: "Plan.Name" });
		await user.clear(json);
		await user.paste('{ "empty": "Plan.Name" }');
		await waitFor(() => expect(rule()).toEqual({ empty: "Plan.Name" }));
		expect(within(chosen).getByText("Naam is leeg")).toBeTruthy();
	});

	it("get a name that other places can use, in one act, and are made where there is none", async () => {
		const { now, rule } = openAt(address);
		const user = userEvent.setup();
		const chosen = await screen.findByRole("region", { name: "Gekozen voorwaarde" });
		await user.click(await within(chosen).findByRole("button", { name: "Geef een naam" }));
		await user.type(within(chosen).getByRole("textbox", { name: "Naam van de voorwaarde" }), "Mijn Naam{Enter}");
		expect(within(chosen).getByRole("alert").textContent).toContain("kleine letters");
		await user.clear(within(chosen).getByRole("textbox", { name: "Naam van de voorwaarde" }));
		await user.type(within(chosen).getByRole("textbox", { name: "Naam van de voorwaarde" }), "plan-genoemd{Enter}");
		await waitFor(() => expect(rule()).toEqual({ cond: "plan-genoemd" }));
		expect(now().conditions).toEqual({ "plan-genoemd": { filled: "Plan.Name" } });
		await waitFor(() => expect(document.activeElement?.textContent).toBe("JSON"));
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(rule()).toEqual({ filled: "Plan.Name" }));
		expect(now().conditions).toBeUndefined();
		await user.click(await within(chosen).findByRole("button", { name: "Haal weg: altijd" }));
		await waitFor(() => expect(rule()).toBeUndefined());
		expect(await within(chosen).findByText("Altijd: er is geen voorwaarde.")).toBeTruthy();
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Maak een voorwaarde"));
		await user.click(within(chosen).getByRole("button", { name: "Maak een voorwaarde" }));
		await user.selectOptions(within(chosen).getByRole("combobox", { name: "Vergelijking" }), "is ingevuld");
		await user.selectOptions(within(chosen).getByRole("combobox", { name: "Veld" }), "Naam");
		await waitFor(() => expect(rule()).toEqual({ filled: "Plan.Name" }));
	});

	it("get another name wherever they are named, in one act, and stay the chosen one", async () => {
		const { now, rule } = openAt(address);
		const user = userEvent.setup();
		const chosen = within(await screen.findByRole("region", { name: "Gekozen voorwaarde" }));
		await user.click(await chosen.findByRole("button", { name: "Geef een naam" }));
		await user.type(chosen.getByRole("textbox", { name: "Naam van de voorwaarde" }), "plan-genoemd{Enter}");
		await waitFor(() => expect(rule()).toEqual({ cond: "plan-genoemd" }));
		expect(chosen.queryByRole("button", { name: "Geef een andere naam" })).toBeNull();
		await user.click(screen.getByRole("link", { name: /plan-genoemd/ }));
		await user.click(await chosen.findByRole("button", { name: "Geef een andere naam" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Hernoem plan-genoemd" }));
		const input = dialog.getByRole("textbox", { name: "Naam van de voorwaarde" });
		expect(within(dialog.getByRole("list", { name: "Plaatsen" })).getAllByRole("listitem")).toHaveLength(2);
		await user.clear(input);
		await user.type(input, "Plan");
		expect(dialog.getByText(/^Gebruik kleine letters/)).toBeTruthy();
		await user.clear(input);
		await user.type(input, "plan-klaar{Enter}");
		await waitFor(() => expect(rule()).toEqual({ cond: "plan-klaar" }));
		expect(now().conditions).toEqual({ "plan-klaar": { filled: "Plan.Name" } });
		await waitFor(() => expect(inAddress()).toBe("conditions.plan-klaar"));
		expect(await chosen.findByText("Naam is ingevuld")).toBeTruthy();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Gekozen voorwaarde" })));
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(rule()).toEqual({ cond: "plan-genoemd" }));
		// The name in the address is gone, and nothing is offered under it.
		expect(await chosen.findByText(/^Een voorwaarde met de naam “plan-klaar” is er niet \(meer\)\./)).toBeTruthy();
		expect(chosen.queryByRole("button", { name: "Maak een voorwaarde" })).toBeNull();
	});

	it("go once nothing names them, and say until then what does", async () => {
		const { now, rule } = openAt(address);
		const user = userEvent.setup();
		const chosen = within(await screen.findByRole("region", { name: "Gekozen voorwaarde" }));
		await user.click(await chosen.findByRole("button", { name: "Geef een naam" }));
		await user.type(chosen.getByRole("textbox", { name: "Naam van de voorwaarde" }), "plan-genoemd{Enter}");
		await waitFor(() => expect(rule()).toEqual({ cond: "plan-genoemd" }));
		const remove = async () => {
			await user.click(screen.getByRole("link", { name: /plan-genoemd/ }));
			await user.click(await chosen.findByRole("button", { name: "Verwijder voorwaarde" }));
			return within(await screen.findByRole("dialog", { name: "Verwijder “plan-genoemd”" }));
		};
		const held = await remove();
		const [use, ...others] = within(held.getByRole("list", { name: "Plaatsen" })).getAllByRole("listitem");
		expect([use?.textContent, others]).toEqual([expect.stringMatching(/^Stap 1 Voorstel/), []]);
		await user.click(held.getByRole("button", { name: "Verwijder" }));
		expect(held.getByRole("alert").textContent).toMatch(/^Kies daar eerst een andere voorwaarde/);
		expect(now().conditions).toEqual({ "plan-genoemd": { filled: "Plan.Name" } });
		await user.keyboard("{Escape}");
		await user.click(screen.getByRole("link", { name: /wordt getoond als/ }));
		await user.click(await chosen.findByRole("button", { name: "Haal weg: altijd" }));
		await waitFor(() => expect(rule()).toBeUndefined());
		await user.click((await remove()).getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(now().conditions).toBeUndefined());
		await waitFor(() => expect(inAddress()).toBeNull());
		expect(await chosen.findByText(/^Kies een voorwaarde/)).toBeTruthy();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Gekozen voorwaarde" })));
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(now().conditions).toEqual({ "plan-genoemd": { filled: "Plan.Name" } }));
	});
});
