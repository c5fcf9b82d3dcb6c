import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { rowsFilled } from "../../server/test-support/rows-filled.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

const references = () => [...document.querySelectorAll<HTMLElement>("a[data-row]")];
const neighbours = () => screen.findByRole("navigation", { name: "Bladeren door de lijst" });
const place = async () => within(await neighbours()).getByText(/ van /).textContent;
const shows = (reference: string) =>
	waitFor(() => expect(screen.getByRole("navigation", { name: "Kruimelpad" }).textContent).toContain(reference));

/** Opens the list, and its row at `at`; returns all references on the list's first page. */
async function openRow(address: string, at: number) {
	const shown = screens.show("go-ral", "cpo", address);
	await waitFor(() => expect(references().length).toBeGreaterThan(2));
	await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
	await screens.answered();
	const listed = references().map(({ textContent }) => textContent ?? "");
	const total = Number(/(\d+) resultaten/.exec(document.body.textContent ?? "")?.[1]);
	await userEvent.click(references()[at] as HTMLElement);
	await shows(listed[at] ?? "");
	return { ...shown, listed, total };
}

describe("a process opened from its list", () => {
	const address = "/realisatie/actief?stap=5&sorteer=referentie";

	it("tells its place, leads to the next and the previous in the list's order and filter, and back to the list as it was", async () => {
		const { address: here, listed, total } = await openRow(address, 1);
		expect(await place()).toBe(`2 van ${total}`);
		// What it counts is said, to who sees the page too.
		expect((await neighbours()).textContent).toContain(`2 van ${total}in de lijst`);
		await userEvent.click(within(await neighbours()).getByRole("link", { name: "Volgend realisatieproces in de lijst" }));
		await shows(listed[2] ?? "");
		expect(await place()).toBe(`3 van ${total}`);
		act(() => (document.activeElement as HTMLElement | null)?.blur());
		fireEvent.keyDown(document.body, { key: "k" });
		await shows(listed[1] ?? "");
		fireEvent.keyDown(document.body, { key: "k" });
		await shows(listed[0] ?? "");
		expect(within(await neighbours()).queryByRole("link", { name: "Vorig realisatieproces in de lijst" })).toBeNull();
		fireEvent.keyDown(document.body, { key: "k" });
		fireEvent.keyDown(document.body, { key: "j" });
		await shows(listed[1] ?? "");
		await userEvent.click(
			within(screen.getByRole("navigation", { name: "Kruimelpad" })).getByRole("link", { name: "Realisatieprocessen" }),
		);
		await waitFor(() => expect(here()).toBe(address));
	});

	it("is without a place for who did not open it from the list that was last shown", async () => {
		await openRow(address, 0);
		const [other] = await screens.processes("go-ral", ({ status }) => status.step === "2");
		screens.show("go-ral", "cpo", `/realisatie/${other?.uuid}/2`);
		await shows(other?.reference ?? "");
		expect(screen.queryByRole("navigation", { name: "Bladeren door de lijst" })).toBeNull();
	});

	it("takes no letter that is typed into a field for a step to the next", async () => {
		const { listed } = await openRow("/realisatie/actief?stap=5&sorteer=referentie", 0);
		const box = await screen.findByRole("textbox", { name: "Nieuwe opmerking" });
		await userEvent.type(box, "jjk");
		await shows(listed[0] ?? "");
		expect((box as HTMLTextAreaElement).value).toBe("jjk");
	});
});

describe("a process opened from a list that the server answers", () => {
	let inBrowser: Screens;
	beforeAll(async () => {
		inBrowser = screens;
		screens = await Screens.open({ LIST_IN_BROWSER: "0" });
		await rowsFilled(screens.deployment.app);
	});
	afterAll(async () => {
		await screens.close();
		screens = inBrowser;
	});

	it.each(["referentie", "-gemeente"])(
		"leads on to the other pages of the list, in its order by %s and within its filter",
		async (order) => {
			const address = `/realisatie/actief?sorteer=${order}&rijen=20`;
			const second = await openRow(`${address}&pagina=2`, 0);
			expect(second.total).toBeGreaterThan(21);
			expect(await place()).toBe(`21 van ${second.total}`);
			const first = await openRow(address, 19);
			expect(first.listed).toHaveLength(20);
			expect(await place()).toBe(`20 van ${first.total}`);
			await userEvent.click(await screen.findByRole("link", { name: "Volgend realisatieproces in de lijst" }));
			await shows(second.listed[0] ?? "");
			expect(await place()).toBe(`21 van ${first.total}`);
			fireEvent.keyDown(document.body, { key: "j" });
			await shows(second.listed[1] ?? "");
			await openRow(`${address}&pagina=2`, 0);
			await userEvent.click(await screen.findByRole("link", { name: "Vorig realisatieproces in de lijst" }));
			await shows(first.listed[19] ?? "");
			expect(await place()).toBe(`20 van ${first.total}`);
		},
	);
});
