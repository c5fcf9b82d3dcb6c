import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { type Edit, type Instruction, objectOf, type Scenario } from "../../engine/index.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { axeFindings } from "../../web/test-support/axe-findings.ts";
import { showWorkbench } from "./harness/workbench.tsx";

const folder = resolve("flows", defaultTenantFolder());
const { access } = JSON.parse(readFileSync(resolve(folder, "tenant.json"), "utf8")) as { access: object };
const files = readdirSync(resolve(folder, "scenarios"));
const kept = "positive-advice.json";
const without = (left: readonly string[]): readonly Edit[] =>
	files.filter((file) => !left.includes(file)).map((file) => ({ op: "text", file: `scenarios/${file}`, value: null }));

let test: TestApp;
const designer = { userId: "designer", name: "Dirk Ontwerper", roles: { cpo: ["*"] } };
beforeAll(async () => {
	const place = { place: { url: null, folder: ":memory:" }, remove: async () => undefined };
	test = await testApp(place, { WORKBENCH: "design" }, { tenantFile: { access: { ...access, design: ["cpo"] } } });
});
afterAll(() => test.close());
afterEach(cleanup);

const calls = () => test.person(designer.roles, test.tenant, { userId: designer.userId, name: designer.name });

/** A page of a design with these edits. */
async function open(page: string, edits: readonly Edit[]) {
	const { body } = await calls().post("designs", { data: { name: "Verhalen" } });
	const { uuid } = body.data as unknown as { uuid: string };
	expect((await calls().post(`designs/${uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
	const person = { ...designer, email: "dirk@voorbeeld.example", roles: { [test.tenant]: designer.roles } };
	const { user } = showWorkbench(test, person, `/werkbank/ontwerp/${uuid}/${page}`);
	const scenarios = async () => {
		const { files: all } = (await calls().get(`designs/${uuid}`)).body.data as unknown as {
			files: readonly { path: string; text: string }[];
		};
		return all.flatMap(({ path, text }) => (path.startsWith("scenarios/") ? [JSON.parse(text) as Scenario] : []));
	};
	return { user, scenarios };
}
const covered = () => screen.getAllByText(/^\d+ van \d+$/).map(({ textContent }) => textContent);

it("plays every scenario, says what they pass, and offers walks for what they do not; one that is kept is played with them", async () => {
	const { user, scenarios } = await open("scenarios", without([kept]));
	await screen.findByText("Het scenario gaat goed");
	const before = covered();
	expect(before[0]).toBe("7 van 8");
	const [offer] = await screen.findAllByRole("button", { name: "Bewaar als scenario" });
	if (offer !== undefined) await user.click(offer);
	const dialog = await screen.findByRole("dialog", { name: "Bewaar als scenario" });
	await user.click(within(dialog).getByRole("button", { name: "Bewaar scenario" }));
	expect((await within(dialog).findByRole("alert")).textContent).toBe("Vul in wat het scenario laat zien.");
	const [there] = await scenarios();
	await user.type(within(dialog).getByRole("textbox"), ` ${there?.name.toUpperCase()}`);
	await user.click(within(dialog).getByRole("button", { name: "Bewaar scenario" }));
	expect((await within(dialog).findByRole("alert")).textContent).toBe(`Er is al een scenario “${there?.name}”.`);
	await user.clear(within(dialog).getByRole("textbox"));
	await user.type(within(dialog).getByRole("textbox"), "Een ander verhaal");
	await user.click(within(dialog).getByRole("button", { name: "Bewaar scenario" }));
	await screen.findByText("Alle 2 gaan goed");
	expect((await scenarios()).map(({ name }) => name)).toContain("Een ander verhaal");
	expect(covered()).not.toEqual(before);
	await user.click(screen.getByRole("button", { name: "Draai terug" }));
	await screen.findByText("Het scenario gaat goed");
	expect((await scenarios()).length).toBe(1);
});

it("promises in the bar only what was played: nothing before, and nothing of earlier files after an edit elsewhere", async () => {
	const { user } = await open("huisstijl", without([kept]));
	const health = async (words: string) => within(await screen.findByRole("banner")).findByText(words);
	const unplayed = "Geen problemen · scenario's niet afgespeeld";
	await health(unplayed);
	await user.click(screen.getByRole("link", { name: "Problemen" }));
	await health("Geen problemen");
	await user.click(screen.getByRole("link", { name: "Redenen en huisstijl" }));
	await health("Geen problemen");
	const colour = await screen.findByRole("textbox", { name: "Merkkleur" });
	await user.clear(colour);
	await user.type(colour, "#0b5c3a");
	await user.tab();
	await health(unplayed);
});

it("says of a scenario that does not go as it says at which act, and what was otherwise", async () => {
	const scenario = JSON.parse(readFileSync(resolve(folder, "scenarios", kept), "utf8")) as Scenario;
	const wrong = scenario.instructions.map(({ expect: said, ...act }, index) => ({
		...act,
		// That the first act leads to step 2 need not be written in the scenario.
		...(index === 0 ? {} : { expect: { ...said, ...(index === 1 ? { step: "5" } : {}) } }),
	}));
	const { user, scenarios } = await open("scenarios", [
		...without([kept]),
		{ op: "set", file: `scenarios/${kept}`, at: ["instructions"], value: wrong },
	]);
	await screen.findByText("Het scenario gaat niet goed");
	await user.click(screen.getByRole("link", { name: scenario.name }));
	const acts = within(await screen.findByRole("list", { name: "Handelingen" }));
	await waitFor(() => expect(acts.getByText("Het eerste verschil: de stap is “4” in plaats van “5”.")).toBeTruthy());
	expect(acts.getAllByText("Niet bereikt").length).toBe(scenario.instructions.length - 2);
	expect(await axeFindings()).toEqual([]);
	await user.click(screen.getByRole("button", { name: "Verwijder scenario" }));
	const dialog = await screen.findByRole("dialog");
	await user.click(within(dialog).getByRole("button", { name: "Verwijder scenario" }));
	await waitFor(async () => expect(await scenarios()).toEqual([]));
	await user.click(screen.getByRole("button", { name: "Draai terug" }));
	await waitFor(async () => expect((await scenarios()).length).toBe(1));

	// Repaired from the act that went differently, it replaces the former scenario.
	await user.click(await screen.findByRole("link", { name: scenario.name }));
	await user.click(await screen.findByRole("link", { name: "Neem opnieuw op vanaf handeling 2" }));
	await screen.findByText("1 handeling opgenomen");
	expect(screen.getByRole("combobox", { name: "Stap" })).toHaveProperty("value", "2");
	expect(screen.getByRole("combobox", { name: "Als" })).toHaveProperty("value", scenario.instructions[1]?.as);
	expect(screen.queryByText(/wordt door iemand anders ingevuld/)).toBeNull();
	await user.click(screen.getByRole("button", { name: "Stop en bewaar" }));
	const saving = within(await screen.findByRole("dialog"));
	expect(saving.getByRole("checkbox", { name: `In plaats van “${scenario.name}”` })).toHaveProperty("checked", true);
	await user.click(saving.getByRole("button", { name: "Bewaar scenario" }));
	await screen.findByText("Goed", { selector: "[role=status]" });
	expect((await scenarios()).map(({ name, instructions }) => [name, instructions.length])).toEqual([[scenario.name, 1]]);
});

it("says in words for which reason an act is refused, as the scenario expects", async () => {
	const scenario = JSON.parse(readFileSync(resolve(folder, "scenarios", kept), "utf8")) as Scenario;
	const [first, ...others] = scenario.instructions;
	const early: Instruction = { as: "cpo", do: "complete", expect: { refused: { code: "incomplete" } } };
	const wrong: Instruction = { as: "cpo", do: "complete", expect: { refused: { code: "nonsense" } } };
	await open(`scenarios/${kept.replace(".json", "")}`, [
		...without([kept]),
		{ op: "set", file: `scenarios/${kept}`, at: ["instructions"], value: [first, early, wrong, ...others] },
	]);
	expect(await screen.findByText("Wordt geweigerd: niet alles is ingevuld")).toBeTruthy();
	expect(screen.getByText("Wordt geweigerd: een andere reden (nonsense)")).toBeTruthy();
});

it("names the field that a scenario leaves empty, and fills it in where it is asked for, in one act that is taken back at once", async () => {
	const scenario = JSON.parse(readFileSync(resolve(folder, "scenarios", kept), "utf8")) as Scenario;
	const [first, ...others] = scenario.instructions;
	const { HouseNumber: _number, ...location } = objectOf(first?.with?.Location);
	const { user, scenarios } = await open("scenarios", [
		...without([kept]),
		{
			op: "set",
			file: `scenarios/${kept}`,
			at: ["instructions"],
			value: [{ ...first, with: { ...first?.with, Location: location } }, ...others],
		},
	]);
	await screen.findByText(/\(Controleer of alle velden \(juist\) zijn ingevuld: Huisnummer\)/);
	await screen.findByText("“Huisnummer” wordt gevraagd, en een scenario vult het niet in.");
	await user.click(screen.getByRole("button", { name: "Vul “Huisnummer” in" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Vul “Huisnummer” in" }));
	await user.click(dialog.getByRole("button", { name: "Vul overal in" }));
	expect((await dialog.findByRole("alert")).textContent).toBe("Vul de waarde in.");
	await user.type(dialog.getByRole("textbox", { name: "Huisnummer" }), "7");
	await user.dblClick(dialog.getByRole("button", { name: "Vul overal in" }));
	await screen.findByText("Het scenario gaat goed");
	expect(screen.queryByText(/wordt gevraagd/)).toBeNull();
	expect((await scenarios())[0]?.instructions[0]?.with).toMatchObject({ "Location.HouseNumber": "7" });
	expect(await axeFindings()).toEqual([]);
	await user.click(screen.getByRole("button", { name: "Draai terug" }));
	await screen.findByText("Het scenario gaat niet goed");
});

it("takes a day as people write it for a scenario, and says at the box what is none", async () => {
	const scenario = JSON.parse(readFileSync(resolve(folder, "scenarios", kept), "utf8")) as Scenario;
	const instructions = scenario.instructions.map((each) => {
		const { "GridConnection.RequestDate": _day, ...others } = each.with ?? {};
		return each.with === undefined ? each : { ...each, with: others };
	});
	const { user, scenarios } = await open("scenarios", [
		...without([kept]),
		{ op: "set", file: `scenarios/${kept}`, at: ["instructions"], value: instructions },
	]);
	await user.click(await screen.findByRole("button", { name: /^Vul “/ }));
	const dialog = within(await screen.findByRole("dialog"));
	const box = dialog.getByRole("textbox");
	const fill = dialog.getByRole("button", { name: "Vul overal in" });
	await user.type(box, "14-03-2026");
	await user.tab();
	await user.clear(box);
	await user.type(box, "31-02-2026");
	await user.click(fill);
	expect(dialog.getByText(/^Dit is geen datum\./).id).toBe(box.getAttribute("aria-describedby"));
	expect(await dialog.findByText("Vul de waarde in.")).toBeTruthy();
	await user.clear(box);
	await user.type(box, "14-03-2026");
	await user.click(fill);
	await screen.findByText("Het scenario gaat goed");
	expect(JSON.stringify(await scenarios())).toContain('"GridConnection.RequestDate":"2026-03-14"');
});

it("makes a scenario of what is done in the frame, and keeps it under a name", async () => {
	const { user, scenarios } = await open("opnemen", without([kept]));
	await screen.findByText("0 handelingen opgenomen");
	const done = (instruction: Instruction | null) =>
		act(async () => {
			window.dispatchEvent(new MessageEvent("message", { origin: window.location.origin, data: { kind: "acted", instruction } }));
		});
	await done({ as: "cpo", do: "onhold", reason: "vovo", expect: { step: "1", label: "Locatievoorstel", status: "onhold" } });
	await done({ as: "cpo", do: "resume", expect: { step: "1", label: "Locatievoorstel", status: "active" } });
	await done(null);
	expect(screen.getByText(/^Wat u het laatst deed, kan een scenario niet vertellen/)).toBeTruthy();
	expect(screen.getByText("2 handelingen opgenomen")).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Haal de laatste weg" }));
	expect(screen.getByText("1 handeling opgenomen")).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Stop en bewaar" }));
	const dialog = await screen.findByRole("dialog");
	await user.type(within(dialog).getByRole("textbox"), "Meteen on hold");
	await user.click(within(dialog).getByRole("button", { name: "Bewaar scenario" }));
	const verdict = await screen.findByText("Goed", { selector: "[role=status]" });
	expect(verdict).toBeTruthy();
	expect(window.location.pathname).toMatch(/\/scenarios\/meteen-on-hold$/);
	expect((await scenarios()).find(({ name }) => name === "Meteen on hold")?.instructions).toEqual([
		{ as: "cpo", do: "onhold", reason: "vovo", expect: { step: "1", label: "Locatievoorstel", status: "onhold" } },
	]);
});
