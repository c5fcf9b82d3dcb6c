import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

/** The content of 'Waarom?', by its headings. */
async function answer() {
	return within(await screen.findByRole("region", { name: "Waarom?" }));
}
const under = async (heading: string) => {
	const title = (await answer()).queryByRole("heading", { name: heading });
	return [...(title?.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent?.trim());
};

it("somebody who may fill in a step reads by key what it needs, what it hides and where it leads, as they fill it in", async () => {
	const { uuid } = await screens.processAt("go-ral", "2");
	await screens.showStep("go-ral", "municipality", uuid, "2");
	fireEvent.keyDown(document.body, { key: "w" });
	expect(await under("Nodig om verder te gaan")).toEqual([expect.stringMatching(/^Het proces kan niet verder zonder beoordeling\./)]);
	expect(await under("Niet te zien")).toEqual([
		"Alternatief locatievoorstel. Alleen als Beoordeling is Alternatieve locatie.Nu staat er: Beoordeling: Niet ingevuld.",
	]);
	const advice = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Beoordeling/ });
	fireEvent.change(advice, { target: { value: [...advice.options].find(({ text }) => text === "Positief")?.value } });
	expect(await under("Hoe het verder gaat")).toEqual([
		expect.stringMatching(/^4 Verkeersbesluit: als Beoordeling is Positief\. Dit geldt nu\./),
		expect.stringMatching(/^3 .*Nu staat er: Beoordeling: Positief\.$/),
		expect.stringMatching(/^3 .*: in alle andere gevallen\.Nu staat er: Beoordeling: Positief\.$/),
	]);
	expect(await under("Nodig om verder te gaan")).toEqual([]);
	fireEvent.change(advice, { target: { value: [...advice.options].find(({ text }) => text === "Alternatieve locatie")?.value } });
	expect(await under("Niet te zien")).toEqual([]);
	fireEvent.click(screen.getByRole("button", { name: "Waarom?" }));
	expect(screen.queryByRole("region", { name: "Waarom?" })).toBeNull();
});

it("the way that is left for all other answers is named, holds where the line says so, and what a message lacks is said", async () => {
	const { uuid } = await screens.processAt("go-ral", "2");
	await screens.showStep("go-ral", "municipality", uuid, "2");
	fireEvent.keyDown(document.body, { key: "w" });
	const advice = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Beoordeling/ });
	const words = screen.getByRole("textbox", { name: /^Toelichting/ });
	fireEvent.change(words, { target: { value: "" } });
	fireEvent.change(advice, { target: { value: "" } });
	await screen.findByText("Hierna: stap 3 of 4");
	expect((await under("Hoe het verder gaat")).join()).not.toContain("Dit geldt nu.");
	fireEvent.change(advice, { target: { value: "no" } });
	await screen.findByText("Hierna: stap 3, Verwerking beoordeling (CPO)");
	await waitFor(async () =>
		expect(await under("Hoe het verder gaat")).toEqual([
			"4 Verkeersbesluit: als Beoordeling is Positief.Nu staat er: Beoordeling: Negatief.",
			"3 Verwerking beoordeling: als Beoordeling is Alternatieve locatie.Nu staat er: Beoordeling: Negatief.",
			"3 Verwerking beoordeling: in alle andere gevallen. Dit geldt nu.Nu staat er: Beoordeling: Negatief.",
		]),
	);
	expect(await under("Nodig om verder te gaan")).toEqual([
		"Het proces kan bij een afwijzing of alternatief niet verder zonder toelichting.Nu staat er: Toelichting: Niet ingevuld.",
	]);
	expect((await under("Stappen die nog dicht zijn")).filter((line) => line?.includes("overgeslagen"))).toEqual([]);
	fireEvent.change(words, { target: { value: "Te smal." } });
	await waitFor(async () => expect(await under("Nodig om verder te gaan")).toEqual([]));
	await screen.findByText("Hierna: stap 3, Verwerking beoordeling (CPO)");
	fireEvent.change(advice, { target: { value: "yes" } });
	await waitFor(async () =>
		expect((await under("Stappen die nog dicht zijn")).filter((line) => line?.includes("overgeslagen"))).toEqual([
			expect.stringMatching(/^Stap 3, .*Met wat er nu staat, wordt deze stap overgeslagen\.Opent na stap 2 \(Gemeente\), tenzij/),
		]),
	);
});

it("who may not fill in a step reads who does, and whose turn it is", async () => {
	const { uuid } = await screens.processAt("go-ral", "2");
	await screens.showStep("go-ral", "cpo", uuid, "2");
	const why = screen.getByRole("button", { name: "Waarom?" });
	expect(why.getAttribute("aria-expanded")).toBe("false");
	fireEvent.click(why);
	expect(why.getAttribute("aria-expanded")).toBe("true");
	(await answer()).getByText(/U mag deze stap niet bewerken/);
	expect((await answer()).getByText(/^Nu aan zet: stap 2/).textContent).toBe("Nu aan zet: stap 2 Gemeente beoordeling, Gemeente.");
	expect(await under("Nodig om verder te gaan")).toEqual([]);
	const closed = await under("Stappen die nog dicht zijn");
	const begins = "Deze stap is nog niet gestart. In te voeren door:";
	expect(closed.slice(0, 3)).toEqual([
		`Stap 3, Verwerking beoordeling. ${begins} CPO.Opent na stap 2 (Gemeente), tenzij Beoordeling is Positief.Nu staat er: Beoordeling: Niet ingevuld.`,
		`Stap 4, Verkeersbesluit. ${begins} Gemeente.Opent na stap 2 (Gemeente), als Beoordeling is Positief.Nu staat er: Beoordeling: Niet ingevuld.`,
		`Stap 5, Aanvragen netaansluiting. ${begins} CPO.Opent na stap 4 (Gemeente).`,
	]);
	expect(closed.map((line) => line?.split(",")[0])).toEqual(["Stap 3", "Stap 4", "Stap 5", "Stap 6", "Stap 7", "Stap 8"]);
});

it("of a completed step it says what makes it open again", async () => {
	const { uuid } = await screens.processAt("go-ral", "2");
	await screens.showStep("go-ral", "cpo", uuid, "1");
	fireEvent.click(screen.getByRole("button", { name: "Waarom?" }));
	expect((await answer()).getByText(/Met Corrigeren verbetert u wat er staat\. Met Wijzigen maakt u de stap opnieuw\./)).toBeDefined();
});

it("a value that is refused is opened at its field to the rule, with what stands there, until it meets it", async () => {
	const { uuid } = await screens.processAt("go-ral", "2");
	await screens.showStep("go-ral", "municipality", uuid, "2");
	const message = "Het proces kan niet verder zonder beoordeling.";
	const whys = () => screen.queryAllByRole("button", { name: "Waarom?", description: message });
	expect(whys()).toEqual([]);
	fireEvent.click(screen.getAllByRole("button", { name: /^Volgende stap/ })[0] as HTMLElement);
	await waitFor(() => expect(whys()).toHaveLength(1));
	const [why] = whys();
	fireEvent.click(why as HTMLElement);
	const said = within(await screen.findByRole("region", { name: `Waarom? ${message}` }));
	expect(said.getByText(/^Dit moet gelden: Beoordeling is /).textContent).toMatch(/Positief/);
	expect(said.getByText("Nu staat er: Beoordeling: Niet ingevuld.")).toBeDefined();
	expect(why?.getAttribute("aria-expanded")).toBe("true");
	// Only the message describes the field.
	const advice = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Beoordeling/ });
	const described = (advice.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
	expect(described.join(" ")).toContain(message);
	expect(described.join(" ")).not.toContain("Waarom");
	fireEvent.change(advice, { target: { value: [...advice.options].find(({ text }) => text === "Positief")?.value } });
	await waitFor(() => expect(whys()).toEqual([]));
});
