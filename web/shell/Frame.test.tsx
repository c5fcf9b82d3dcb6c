import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { answer, fakeApi, page } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";

afterEach(() => {
	cleanup();
	localStorage.clear();
});

function open(options: Parameters<typeof renderApplication>[1] = {}) {
	fakeApi({ "GET processes/realisation": page([]) });
	return renderApplication("/realisatie/actief", options);
}

describe("the frame around every page", () => {
	it("PLA-004 the footer shows the person, the role, the tenant and a link to its support address", async () => {
		open();
		const footer = await screen.findByRole("contentinfo");
		expect(footer.textContent).toContain("Sanne de Wit");
		expect(footer.textContent).toContain("CPO");
		expect(footer.textContent).toContain("Voorbeeld");
		expect(within(footer).getByRole("link", { name: /@/ }).getAttribute("href")).toBe("mailto:hulp@voorbeeld.example");
	});

	it("REQ-293 the support contact is the address from the tenant's configuration", async () => {
		const one = open();
		const contact = async () => within(await screen.findByRole("contentinfo")).getByRole("link", { name: /@/ });
		expect([(await contact()).textContent, (await contact()).getAttribute("href")]).toEqual([
			"hulp@voorbeeld.example",
			"mailto:hulp@voorbeeld.example",
		]);
		one.unmount();
		open({ tenant: { ...exampleTenant, supportAddress: "loket@elders.example" } });
		expect((await contact()).getAttribute("href")).toBe("mailto:loket@elders.example");
	});

	it("the footer leads to the page about accessibility", async () => {
		const one = open();
		await userEvent.click(within(await screen.findByRole("contentinfo")).getByRole("link", { name: "Toegankelijkheid" }));
		expect(await screen.findByRole("heading", { level: 1, name: "Toegankelijkheid" })).toBeTruthy();
		expect(one.address()).toBe("/toegankelijkheid");
		expect(document.title).toMatch(/^Toegankelijkheid/);
	});

	it("what somebody opened in the bar stays open when the page arrives after it", async () => {
		open();
		await userEvent.click(await screen.findByRole("button", { name: /profiel van/i }));
		const signOut = await screen.findByRole("button", { name: "Uitloggen" });
		// Following the link without focusing it: a redirect, not a click by the person.
		fireEvent.click(screen.getByRole("link", { name: "Vandaag" }));
		await waitFor(() => expect(screen.getByRole("link", { name: "Vandaag" }).getAttribute("aria-current")).toBe("page"));
		expect(signOut.isConnected).toBe(true);
		expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true");
	});

	it("a fault in the frame itself shows a page in Dutch that says what to do, with a way to the start page", async () => {
		const reported = jest.spyOn(console, "error").mockImplementation(() => {});
		// The button for a new process, in the bar, counts the types.
		open({ tenant: { ...exampleTenant, processTypes: null as unknown as typeof exampleTenant.processTypes } });
		await screen.findByRole("heading", { level: 1, name: "Er ging iets mis op deze pagina" });
		const page = within(screen.getByRole("main"));
		expect(page.getByText(/Laad de pagina opnieuw\..*hulp@voorbeeld\.example/)).toBeTruthy();
		expect(page.getByRole("button", { name: "Opnieuw laden" })).toBeTruthy();
		expect(page.getByRole("link", { name: "Naar het begin" }).getAttribute("href")).toBe("/");
		expect(screen.queryByRole("contentinfo")).toBeNull();
		reported.mockRestore();
	});

	it("PLA-017 offers a split button for several process types, one button for one type, and nothing without the right", async () => {
		const several = open();
		expect((await screen.findByRole("link", { name: "Nieuw realisatieproces" })).getAttribute("href")).toBe("/realisatie/nieuw");
		await userEvent.click(screen.getByRole("button", { name: /Kies een procestype/ }));
		expect(screen.getByRole("link", { name: "Strategisch" }).getAttribute("href")).toBe("/realisatie/nieuw?type=strategisch");
		several.unmount();
		const one = open({ tenant: { ...exampleTenant, processTypes: exampleTenant.processTypes.slice(0, 1) } });
		expect(await screen.findByRole("link", { name: "Nieuw realisatieproces" })).toBeTruthy();
		expect(screen.queryByRole("button", { name: /Kies een procestype/ })).toBeNull();
		one.unmount();
		open({ role: "municipality" });
		await screen.findByRole("contentinfo");
		expect(screen.queryByRole("link", { name: "Nieuw realisatieproces" })).toBeNull();
	});

	it("the menu has only what the person may open", async () => {
		const allowed = open();
		const menu = within(await screen.findByRole("navigation", { name: "Hoofdmenu" }));
		expect(menu.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Vandaag", "/vandaag"],
			["Workflow", "/"],
			["Realisatieprocessen", "/realisatie"],
		]);
		await userEvent.click(menu.getByRole("link", { name: "Workflow" }));
		await waitFor(() => expect(allowed.address()).toBe("/realisatie/actief"));
		allowed.unmount();
		open({ role: "admin" });
		await screen.findByRole("contentinfo");
		const links = within(screen.getByRole("navigation", { name: "Hoofdmenu" })).queryAllByRole("link");
		expect(links.map(({ textContent }) => textContent)).toEqual(["Vandaag"]);
	});

	it("PLA-016 the top navigation has Workflow, Aanvragen, Realisatieprocessen and Rapportages, each only with the permission", async () => {
		const access = { requestlist: ["cpo"], realisationlist: ["cpo", "municipality"], reporting: ["cpo", "admin"] };
		const shown = async (role: string) => {
			const one = open({ role, tenant: { ...exampleTenant, access } });
			await screen.findByRole("contentinfo");
			const links = within(screen.getByRole("navigation", { name: "Hoofdmenu" })).queryAllByRole("link");
			const found = links.map((link) => [link.textContent, link.getAttribute("href")]);
			one.unmount();
			return found;
		};
		const [today, workflow, requests, realisations, reports] = [
			["Vandaag", "/vandaag"],
			["Workflow", "/"],
			["Aanvragen", "/aanvragen"],
			["Realisatieprocessen", "/realisatie"],
			["Rapportages", "/rapportage"],
		];
		expect(await shown("cpo")).toEqual([today, workflow, requests, realisations, reports]);
		expect(await shown("municipality")).toEqual([today, workflow, realisations]);
		expect(await shown("admin")).toEqual([today, reports]);
		expect(await shown("developer")).toEqual([today]);
	});

	it("PLA-018 has the help button that leads to the manuals, the cog that leads to the configuration, and the profile card", async () => {
		const access = { ...exampleTenant.access, manuals: ["cpo"], admin: ["cpo"] };
		const one = open({ tenant: { ...exampleTenant, access } });
		const bar = within(await screen.findByRole("banner"));
		expect(bar.getByRole("link", { name: "Handleidingen" }).getAttribute("href")).toBe("/handleidingen?bij=%2Frealisatie%2Factief");
		expect((await bar.findByRole("link", { name: "Beheer" })).getAttribute("href")).toBe("/beheer");
		await userEvent.click(bar.getByRole("button", { name: /profiel van Sanne de Wit/ }));
		expect(await bar.findByText("sanne@voorbeeld.example")).toBeTruthy();
		one.unmount();
		open();
		await screen.findByRole("contentinfo");
		for (const name of ["Handleidingen", "Beheer"]) expect(screen.queryByRole("link", { name })).toBeNull();
		expect(screen.getByRole("button", { name: /profiel van/ })).toBeTruthy();
	});

	it("people who may see no list start at the first page they may open; if there is none, it says so and names who can help", async () => {
		fakeApi({ "GET configs/tags": answer([]) });
		const one = renderApplication("/", { role: "admin", tenant: { ...exampleTenant, access: { admin: ["admin"] } } });
		await waitFor(() => expect(one.address()).toMatch(/^\/beheer\//));
		expect(screen.queryByText(/onvoldoende rechten|geen toegang/)).toBeNull();
		one.unmount();
		open({ role: "developer" });
		expect(await screen.findByRole("heading", { level: 1, name: "Er zijn hier nog geen pagina's voor u" })).toBeTruthy();
		expect(screen.getByText(/^Met de rol .+ kunt u in deze omgeving geen lijsten/)).toBeTruthy();
	});

	it("a page the person may not open redirects to the start page, which says which page that was and who can open it", async () => {
		fakeApi({ "GET processes/realisation": page([]) });
		const { address } = renderApplication("/rapportage", {
			tenant: { ...exampleTenant, access: { ...exampleTenant.access, reporting: ["admin"] } },
		});
		await waitFor(() => expect(address()).toBe("/realisatie/actief"));
		expect(await screen.findByText("U heeft geen toegang tot de pagina 'Rapportages'.")).toBeTruthy();
		expect(screen.getByText("Dit kan wel met de rol: Beheerder")).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "Sluiten" }));
		await waitFor(() => expect(screen.queryByText(/U heeft geen toegang/)).toBeNull());
	});

	it("the shortcuts open from the footer", async () => {
		open();
		await userEvent.click(await screen.findByRole("button", { name: "Sneltoetsen (?)" }));
		expect(await screen.findByRole("dialog", { name: "Sneltoetsen" })).toBeTruthy();
	});

	it("the profile opens and closes by keyboard and signs out", async () => {
		const signOut = jest.fn();
		open({ signOut });
		const button = await screen.findByRole("button", { name: "SW, profiel van Sanne de Wit" });
		button.focus();
		await userEvent.keyboard("{Enter}");
		expect(await screen.findByText("sanne@voorbeeld.example")).toBeTruthy();
		await userEvent.keyboard("{Escape}");
		expect(screen.queryByText("sanne@voorbeeld.example")).toBeNull();
		expect(document.activeElement).toBe(button);
		await userEvent.click(button);
		await userEvent.click(await screen.findByRole("button", { name: "Uitloggen" }));
		expect(signOut).toHaveBeenCalledTimes(1);
	});

	it("a question mark opens the shortcuts, and not once single keys are switched off", async () => {
		open();
		await screen.findByRole("contentinfo");
		await userEvent.keyboard("?");
		expect(await screen.findByRole("dialog", { name: "Sneltoetsen" })).toBeTruthy();
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await userEvent.click(screen.getByRole("button", { name: /profiel van/ }));
		await userEvent.click(screen.getByLabelText("Sneltoetsen van één letter"));
		await userEvent.keyboard("{Escape}?");
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("after navigation the focus is at the start of the page", async () => {
		open();
		await userEvent.click(await screen.findByRole("link", { name: "Nieuw realisatieproces" }));
		await screen.findByRole("heading", { name: "Nieuw realisatieproces" });
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
		expect(document.title).toContain("Nieuw realisatieproces");
	});
});
