import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { placeRequest } from "../api/harness/place-request.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	await import("../../web/table/peek/PeekPanel.tsx");
	await import("../../web/realisations/list/ProcessPeek.tsx");
	await import("../../web/requests/list/RequestPeek.tsx");
});
afterAll(() => screens.close());

const links = () => [...document.querySelectorAll<HTMLElement>("a[data-row]")];
const link = (at: number) => links()[at] as HTMLElement;
const panel = () => screen.queryByRole("region", { name: /naast de lijst$/ });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

async function open(address: string, role = "cpo") {
	const shown = screens.show("go-ral", role, address);
	await waitFor(() => expect(links().length).toBeGreaterThan(2));
	await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
	await screens.answered();
	return shown;
}

async function expectShown(reference: string | null) {
	const name = `${reference} naast de lijst`;
	await waitFor(() => expect(screen.getByRole("region", { name })).toBeDefined());
	return within(screen.getByRole("region", { name }));
}

describe("a record beside its list", () => {
	it("opens with space, follows the arrows and j and k, and closes with Escape; the keyboard stays at the row", async () => {
		const { address } = await open("/realisatie/actief");
		act(() => link(0).focus());
		press("ArrowDown");
		expect(document.activeElement).toBe(link(0));
		press(" ");
		await expectShown(link(0).textContent);
		expect(address()).toBe(`/realisatie/actief?zicht=${link(0).dataset.row}`);
		for (const [key, at] of [
			["ArrowDown", 1],
			["j", 2],
			["k", 1],
			["ArrowUp", 0],
		] as const) {
			press(key);
			expect(document.activeElement).toBe(link(at));
			await expectShown(link(at).textContent);
			expect(address()).toBe(`/realisatie/actief?zicht=${link(at).dataset.row}`);
		}
		press("Escape");
		await waitFor(() => expect(panel()).toBeNull());
		expect(address()).toBe("/realisatie/actief");
		expect(document.activeElement).toBe(link(0));
	});

	it("tells who is to act by the flow of that process, since when, and the last comments", async () => {
		const record = await screens.processAt("go-ral", "2");
		screens.show("go-ral", "municipality", `/realisatie/actief?zoek=${record.reference}&zicht=${record.uuid}`);
		const shown = await expectShown(record.reference);
		const line = await waitFor(() => shown.getByRole("listitem"));
		expect(line.textContent).toContain(`2. ${record.status.label}`);
		expect(line.textContent).toMatch(/sinds \d\d-\d\d-\d{4}/);
		expect(await shown.findByRole("heading", { name: "Laatste opmerkingen" })).toBeDefined();
		expect(shown.getByRole("link", { name: record.reference }).getAttribute("href")).toBe(`/realisatie/${record.uuid}`);
	});

	it("says of what nobody can go on with that nobody is to act", async () => {
		const [record] = await screens.processes("go-ral", ({ status }) => status.onhold.enabled && !status.cancelled.enabled);
		screens.show("go-ral", "cpo", `/realisatie/onhold?zoek=${record?.reference}&zicht=${record?.uuid}`);
		const shown = await expectShown(record?.reference ?? "");
		expect(await shown.findByText("Niemand is aan zet.")).toBeDefined();
	});

	it("opens and closes by a button at the row, after which the keyboard goes on from there", async () => {
		await open("/realisatie/actief");
		const reference = link(1).textContent;
		const button = screen.getByRole("button", { name: `Bekijk ${reference} naast de lijst` });
		fireEvent.click(button);
		const shown = await expectShown(reference);
		expect(button.getAttribute("aria-expanded")).toBe("true");
		expect(document.activeElement).toBe(link(1));
		const close = shown.getByRole("button", { name: "Sluit" });
		act(() => close.focus());
		fireEvent.click(close);
		await waitFor(() => expect(panel()).toBeNull());
		await waitFor(() => expect(document.activeElement).toBe(link(1)));
	});

	it("shows a request with its status and who judges it, and nothing for a row that is not in the list", async () => {
		for (let at = 0; at < 3; at += 1) await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202" });
		await open("/aanvragen");
		act(() => link(0).focus());
		press(" ");
		const shown = await expectShown(link(0).textContent);
		expect(await shown.findByText("Aan zet")).toBeDefined();
		await open("/aanvragen?zicht=onbekend");
		expect(panel()).toBeNull();
	});

	it("leaves space to the box that chooses a row", async () => {
		await open("/realisatie/actief");
		const box = screen.getAllByRole("checkbox", { name: /^Kies / })[0] as HTMLElement;
		act(() => box.focus());
		expect(fireEvent.keyDown(box, { key: " " })).toBe(true);
		expect(panel()).toBeNull();
	});
});
