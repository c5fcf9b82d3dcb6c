import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { Edit } from "../../engine/index.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { showWorkbench } from "./harness/workbench.tsx";

const roles = { developer: ["*"] };
let test: TestApp;
beforeAll(async () => {
	test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, { WORKBENCH: "design" });
});
afterAll(() => test.close());
afterEach(cleanup);

const set = (value: unknown, ...at: Extract<Edit, { op: "set" }>["at"]): Edit => ({ op: "set", file: "flow.json", at, value });
const step = (code: string) => ({ key: "code", is: code }) as const;

async function designed(name: string, ...edits: readonly Edit[]): Promise<string> {
	const designer = test.person(roles, test.tenant, { userId: "designer" });
	const { uuid } = (await designer.post("designs", { data: { name } })).body.data as unknown as { uuid: string };
	if (edits.length > 0) expect((await designer.post(`designs/${uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
	return uuid;
}
const show = (uuid: string, choice = "") =>
	showWorkbench(
		test,
		{ userId: "designer", name: "Dirk Ontwerper", email: "dirk@voorbeeld.example", roles: { [test.tenant]: roles } },
		`/werkbank/ontwerp/${uuid}/verschil${choice}`,
	);
/** The differences in words, without the lines of text beside them. */
const sentences = () =>
	within(screen.getByRole("main"))
		.getAllByRole("listitem")
		.filter((item) => item.closest("[aria-label='Tekst']") === null)
		.map(({ textContent }) => textContent);

describe("the screen of the difference", () => {
	it("compares the design with what runs, another with it, and says so when nothing is changed; the choice is in the address", async () => {
		await designed("Andere kant", set("Anders beoordeeld", "steps", step("2"), "label"));
		const uuid = await designed("Mijn kant", set("Mijn voorstel", "steps", step("1"), "label"));
		const { user } = show(uuid);
		expect((await screen.findAllByText(/Mijn voorstel/)).length).toBeGreaterThan(0);
		const from = screen.getByRole("combobox", { name: "Van" });
		await user.selectOptions(from, await within(from).findByRole("option", { name: "Ontwerp Andere kant" }));
		await waitFor(() => expect(screen.getAllByText(/Anders beoordeeld/).length).toBeGreaterThan(0));
		expect(window.location.search).toContain("van=design");
		await user.selectOptions(from, "Dit ontwerp: Mijn kant");
		expect((await screen.findByText("Er is niets gewijzigd.")).getAttribute("role")).toBe("status");
	});

	it("shows the changes of one step when asked, and leads to it in the design that is open alone", async () => {
		const uuid = await designed(
			"Twee stappen",
			set("Mijn voorstel", "steps", step("1"), "label"),
			set("Mijn oordeel", "steps", step("2"), "label"),
		);
		const { user } = show(uuid);
		const filter = await screen.findByRole("combobox", { name: "Stap" });
		await user.selectOptions(filter, "Stap 2");
		await waitFor(() => expect(sentences().some((each) => each?.includes("Mijn voorstel"))).toBe(false));
		expect(sentences().some((each) => each?.includes("Mijn oordeel"))).toBe(true);
		expect(screen.getAllByRole("link", { name: "Ga naar stap 2" }).length).toBeGreaterThan(0);
		await user.selectOptions(screen.getByRole("combobox", { name: "Naar" }), "Wat nu in gebruik is");
		expect(await screen.findByText("Er is niets gewijzigd.")).toBeTruthy();
		await user.selectOptions(screen.getByRole("combobox", { name: "Van" }), "Dit ontwerp: Twee stappen");
		await waitFor(() => expect(sentences().some((each) => each?.includes("Mijn oordeel"))).toBe(true));
		expect(within(screen.getByRole("main")).queryByRole("link", { name: /Ga naar stap/ })).toBeNull();
	});

	it("shows what is written in the file that is chosen, what goes and what comes, with the equal lines on request", async () => {
		const uuid = await designed("Tekst ernaast", set("Mijn voorstel", "steps", step("1"), "label"));
		const { user } = show(uuid);
		const written = await screen.findByRole("region", { name: "Tekst van flow.json" });
		await waitFor(() =>
			expect(
				within(written)
					.getAllByRole("insertion")
					.map(({ textContent }) => textContent?.trim()),
			).toEqual([expect.stringMatching(/^nieuw:.*"label": "Mijn voorstel"/s)]),
		);
		expect(within(written).getAllByRole("deletion")[0]?.textContent).toMatch(/^weg:.*"label": /s);
		const lines = () => within(written).getAllByRole("listitem").length;
		const few = lines();
		const [folded] = within(written).getAllByRole("button", { name: /^\d+ gelijke regels tonen$/ });
		if (folded === undefined) throw new Error("nothing is folded");
		await user.click(folded);
		expect(lines()).toBeGreaterThan(few);
	});

	it("shows the text of a file that can't be read beside what runs, and of each file that differs", async () => {
		const uuid = await designed(
			"Kapot",
			{ op: "text", file: "flow.json", value: "{ kapot" },
			{ op: "text", file: "manuals/nieuw.md", value: "# Nieuw\n" },
		);
		const { user } = show(uuid);
		expect(await screen.findByText("De flow heeft fouten, dus alleen de bestanden zijn te vergelijken")).toBeTruthy();
		const broken = await screen.findByRole("region", { name: "Tekst van flow.json" });
		expect((await within(broken).findByText("{ kapot")).tagName).toBe("INS");
		await user.click(screen.getByRole("button", { name: "Toon de tekst van manuals/nieuw.md" }));
		const added = await screen.findByRole("region", { name: "Tekst van manuals/nieuw.md" });
		expect((await within(added).findByText("# Nieuw")).tagName).toBe("INS");
		expect(window.location.search).toContain("bestand=manuals");
	});

	it("says that there is nothing to fetch for a side that is none, and keeps the choice", async () => {
		const uuid = await designed("Onbekende kant");
		show(uuid, "?van=release:9999");
		expect(await screen.findByText("Het verschil is nu niet op te halen")).toBeTruthy();
		expect(screen.getByRole("combobox", { name: "Van" })).toHaveProperty("value", "release:9999");
	});
});
