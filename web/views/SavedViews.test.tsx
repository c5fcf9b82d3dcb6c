import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleRecord } from "../test-support/example-record.ts";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { answer, type FakeCall, fakeApi, page, problem } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";
import type { View } from "./view.ts";

const view = (changes: Partial<View>): View => ({
	uuid: "20000000-0000-4000-8000-000000000001",
	list: "realisations",
	label: "Wacht op ons",
	search: "/gemeente?zoek=Arnhem&weergave=default",
	shared: false,
	owner: { id: "u-1", name: "Iemand" },
	own: true,
	mayChange: true,
	subscribed: false,
	startsFor: [],
	created_at: 1,
	synced: 7,
	...changes,
});
const colleague = view({
	uuid: "20000000-0000-4000-8000-000000000002",
	label: "Van een collega",
	search: "/onhold?weergave=default",
	own: false,
	shared: true,
	mayChange: false,
	owner: { id: "u-2", name: "Collega" },
});

/** A server that stores views. */
function serve(views: View[], refuse?: (call: FakeCall) => ReturnType<typeof problem> | undefined) {
	const kept = [...views];
	const record = exampleRecord({ number: 1, step: "2", createdAt: Date.now() - 1000 });
	const calls = fakeApi({
		"GET processes/realisation": page([record]),
		"GET views": () => answer(kept),
		"GET user/preferences": answer({}),
		"POST user/preferences/views-realisations": ({ body }) =>
			answer({ "views-realisations": (body as { data: { value: string } }).data.value }),
		"POST user/preferences/start-realisations": ({ body }) =>
			answer({ "start-realisations": (body as { data: { value: string } }).data.value }),
		"POST views": (call) => {
			const refused = refuse?.(call);
			if (refused) return refused;
			const made = view({ ...(call.body as { data: Partial<View> }).data, uuid: `20000000-0000-4000-8000-00000000001${kept.length}` });
			kept.push(made);
			return answer(made);
		},
		"POST views/*": (call) => {
			const refused = refuse?.(call);
			if (refused) return refused;
			const at = kept.findIndex(({ uuid }) => call.path.includes(uuid));
			const { data } = call.body as { data?: Partial<View> };
			if (data === undefined) kept.splice(at, 1);
			else kept[at] = { ...(kept[at] ?? view({})), ...data };
			return answer(kept[at] ?? {});
		},
	});
	return { kept, calls, written: () => calls.filter(({ method, path }) => method === "POST" && path.startsWith("views")) };
}

afterEach(() => {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
});

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const open = async (name: string | RegExp = /^Selecti/) => userEvent.click(await button(name));

describe("the saved views of a list", () => {
	it("are a person's own and the shared ones, and lead to what they store", async () => {
		serve([view({}), colleague]);
		const { address } = renderApplication("/realisatie/actief");
		await open();
		const own = (await screen.findByRole("heading", { name: "Mijn selecties" })).closest("section") as HTMLElement;
		const shared = screen.getByRole("heading", { name: "Gedeelde selecties" }).closest("section") as HTMLElement;
		expect(within(own).getByRole("link", { name: "Wacht op ons" }).getAttribute("href")).toBe(
			"/realisatie/gemeente?zoek=Arnhem&weergave=default",
		);
		expect(within(shared).getByText("van Collega")).toBeTruthy();
		expect(within(shared).queryByRole("button", { name: /Verwijder|Deel|naam/ })).toBeNull();
		await userEvent.click(within(own).getByRole("link", { name: "Wacht op ons" }));
		await waitFor(() => expect(address()).toBe("/realisatie/gemeente?zoek=Arnhem&weergave=default"));
		expect(await button("Selectie: Wacht op ons")).toBeTruthy();
	});

	it("the button names the current one, and says if it was changed since; the change can be saved or undone", async () => {
		const { written } = serve([view({})]);
		const { address } = renderApplication("/realisatie/gemeente?weergave=default&zoek=Arnhem&pagina=2");
		await button("Selectie: Wacht op ons");
		await open();
		await userEvent.click(await screen.findByRole("link", { name: "Wacht op ons" }));
		await userEvent.type(screen.getByLabelText("Zoeken in de processen"), " Zuid");
		await open("Selectie: Wacht op ons (gewijzigd)");
		await userEvent.click(await button("Bewaar de wijziging in 'Wacht op ons'"));
		await button("Selectie: Wacht op ons");
		expect(written()[0]?.body).toEqual({
			synchronisation: { synced: 7 },
			data: { search: expect.stringMatching(/^\/gemeente\?.*zoek=Arnhem\+Zuid/) },
		});
		expect(address()).toContain("Zuid");
	});

	it("the list itself is no changed view: who comes back to it by the menu has left the view", async () => {
		serve([view({})]);
		sessionStorage.setItem("laadstroom.view.realisations", view({}).uuid);
		renderApplication("/realisatie/gemeente?zoek=Arnhem+Zuid");
		await button("Selectie: Wacht op ons (gewijzigd)");
		await userEvent.clear(await screen.findByLabelText("Zoeken in de processen"));
		await button("Selecties");
		expect(screen.queryByRole("button", { name: "Bewaar" })).toBeNull();
		// Other filters than the view's still count as changes of it, as long as nobody has left the list.
		await userEvent.type(screen.getByLabelText("Zoeken in de processen"), "Ede");
		await button("Selectie: Wacht op ons (gewijzigd)");
		cleanup();

		const { address } = renderApplication("/realisatie/actief");
		await screen.findByRole("link", { name: /^Wacht op ons/ });
		await userEvent.type(await screen.findByLabelText("Zoeken in de processen"), "Ede");
		await waitFor(() => expect(address()).toContain("zoek=Ede"));
		await open();
		expect((await button(/^Selecti/)).textContent).toBe("Selecties");
	});

	it("saves what is shown under a name, with its tab and layout, but without its page", async () => {
		const { written } = serve([]);
		renderApplication("/realisatie/gemeente?zoek=arnhem&pagina=3&rijen=50");
		await open("Selecties");
		expect(await screen.findByText(/U heeft nog geen selecties bewaard/)).toBeTruthy();
		await userEvent.click(await button("Bewaar selectie"));
		expect(await screen.findByText("Geef de selectie een naam.")).toBeTruthy();
		await userEvent.type(screen.getByLabelText("Bewaar wat u nu ziet als"), "  Arnhem  ");
		await userEvent.click(screen.getByRole("searchbox"));
		await waitFor(() => expect(screen.queryByLabelText("Bewaar wat u nu ziet als")).toBeNull());
		await open("Selecties");
		expect(await screen.findByDisplayValue("Arnhem", { trim: true })).toBeTruthy();
		await userEvent.click(screen.getByLabelText("Deel met iedereen die deze lijst mag zien"));
		await userEvent.click(await button("Bewaar selectie"));
		await button("Selectie: Arnhem");
		expect(written().map(({ body }) => body)).toEqual([
			{ data: { list: "realisations", label: "Arnhem", search: "/gemeente?zoek=arnhem&weergave=default", shared: true } },
		]);
	});

	it("a tab is moved by key, said where it is, and keeps the focus; at an end nothing happens", async () => {
		const { calls } = serve([view({}), colleague]);
		renderApplication("/realisatie/actief");
		const tabs = within(await screen.findByRole("navigation", { name: "Selecties" }));
		const names = () => tabs.getAllByRole("link").map(({ textContent }) => /^\S+ \S+ \S+/.exec(textContent ?? "")?.[0]);
		await waitFor(() => expect(names()).toEqual(["Wacht op ons", "Van een collega"]));
		const first = tabs.getByRole("link", { name: /^Wacht op ons/ });
		first.focus();
		await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
		expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
		await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
		await waitFor(() => expect(names()).toEqual(["Van een collega", "Wacht op ons"]));
		expect(document.activeElement?.textContent).toMatch(/^Wacht op ons/);
		expect(screen.getByText("Tab 2 van 2")).toBeTruthy();
		expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
			{ data: { value: `${colleague.uuid},${view({}).uuid}` } },
		]);
	});

	it("hang over the list: Escape and a press elsewhere close them, and the focus goes back; what they ask themselves does not", async () => {
		serve([view({})]);
		renderApplication("/realisatie/gemeente?zoek=Arnhem&weergave=default");
		const opener = await button("Selectie: Wacht op ons");
		await userEvent.click(opener);
		await userEvent.click(await button("Wijzig de naam van 'Wacht op ons'"));
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Wijzig de naam van 'Wacht op ons'"));
		await userEvent.click(await button("Verwijder 'Wacht op ons'"));
		await button("Verwijder de selectie");
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("button", { name: "Verwijder de selectie" })).toBeNull());
		await userEvent.click(await button("Verwijder 'Wacht op ons'"));
		await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Terug" }));
		expect(opener.getAttribute("aria-expanded")).toBe("true");
		await userEvent.click(await button("Wijzig de naam van 'Wacht op ons'"));
		await userEvent.keyboard("{Escape}{Escape}");
		expect(opener.getAttribute("aria-expanded")).toBe("false");
		expect(document.activeElement).toBe(opener);
		await userEvent.keyboard("{Enter}");
		await screen.findByRole("heading", { name: "Mijn selecties" });
		await userEvent.click(screen.getByRole("searchbox"));
		expect(opener.getAttribute("aria-expanded")).toBe("false");
		// Anything typed or chosen but not saved is there again, without taking the focus.
		await userEvent.click(opener);
		await userEvent.click(await button("Wijzig de naam van 'Wacht op ons'"));
		await userEvent.type(screen.getByLabelText("Nieuwe naam"), " half");
		await userEvent.click(screen.getByRole("searchbox"));
		expect(screen.queryByLabelText("Nieuwe naam")).toBeNull();
		await userEvent.click(opener);
		expect((await screen.findByLabelText<HTMLInputElement>("Nieuwe naam")).value).toBe("Wacht op ons half");
		expect(document.activeElement).toBe(opener);
		await userEvent.click(await button("Terug"));
		await userEvent.click(await button("Wijzig de naam van 'Wacht op ons'"));
		expect(screen.getByLabelText<HTMLInputElement>("Nieuwe naam").value).toBe("Wacht op ons");
		await userEvent.click(screen.getByRole("searchbox"));
		// The button closes what it opened: pressing it is not a press elsewhere.
		await userEvent.click(opener);
		await userEvent.click(opener);
		expect(opener.getAttribute("aria-expanded")).toBe("false");
		expect(document.activeElement).toBe(opener);
	});

	it("asks before it removes, and says why something was refused", async () => {
		const { kept } = serve([view({ shared: true })], ({ body }) =>
			(body as { data?: object }).data ? problem(409, { code: "stale" }) : undefined,
		);
		renderApplication("/realisatie/actief");
		await open();
		await userEvent.click(await button("Deel 'Wacht op ons' niet meer"));
		expect((await screen.findByRole("alert")).textContent).toContain("Deze selectie is intussen gewijzigd of verwijderd.");
		await userEvent.click(await button("Verwijder 'Wacht op ons'"));
		expect((await screen.findByRole("dialog")).textContent).toContain("verdwijnt voor iedereen");
		await userEvent.click(await button("Verwijder de selectie"));
		await waitFor(() => expect(kept).toHaveLength(0));
		await waitFor(() => expect(screen.queryByRole("link", { name: "Wacht op ons" })).toBeNull());
	});
});

describe("the saved views as tabs", () => {
	const tabs = async () => within(await screen.findByRole("navigation", { name: "Selecties" }));
	const names = async () => (await tabs()).getAllByRole("link").map((link) => link.textContent ?? "");

	it("have each the number of its rows, and open what they store", async () => {
		serve([
			view({}),
			view({ uuid: "20000000-0000-4000-8000-000000000003", label: "Alles", search: "?categorie=alles&weergave=default" }),
			colleague,
		]);
		const { address } = renderApplication("/realisatie/gemeente");
		await waitFor(async () => expect(await names()).toEqual(["Wacht op ons 1", "Alles 1", "Van een collega 0"]));
		await userEvent.click((await tabs()).getByRole("link", { name: /^Alles/ }));
		await waitFor(() => expect(address()).toContain("categorie=alles"));
		expect((await tabs()).getByRole("link", { name: /^Alles/ }).getAttribute("aria-current")).toBe("page");
	});

	it("keep the place that a person gives them", async () => {
		const { calls } = serve([view({}), colleague]);
		renderApplication("/realisatie/gemeente");
		await waitFor(async () => expect(await names()).toHaveLength(2));
		await open();
		// The first of them can't move to an earlier place.
		expect(screen.queryByRole("button", { name: "Zet 'Wacht op ons' eerder" })).toBeNull();
		await userEvent.click(await button("Zet 'Van een collega' eerder"));
		await waitFor(async () => expect((await names())[0]).toContain("Van een collega"));
		expect(calls.find(({ path }) => path === "user/preferences/views-realisations")?.body).toEqual({
			data: { value: `${colleague.uuid},${view({}).uuid}` },
		});
	});

	it("are followed with the bell, also those of others, once for a double click, and followed no longer", async () => {
		const { written } = serve([view({}), colleague]);
		renderApplication("/realisatie/gemeente");
		await open();
		const bell = await button(/^Volg 'Van een collega': wat erbij komt staat in uw Postvak$/);
		await userEvent.dblClick(bell);
		await button("Volg 'Van een collega' niet meer");
		expect(written().map(({ path, body }) => [path, body])).toEqual([
			[`views/${colleague.uuid}/subscription`, { data: { subscribed: true } }],
		]);
		expect(screen.getByText(/u volgt deze/)).toBeTruthy();
		await userEvent.click(await button("Volg 'Van een collega' niet meer"));
		await button(/^Volg 'Van een collega':/);
		// Two of them, the second while the first is in progress.
		for (const bell of screen.getAllByRole("button", { name: /^Volg '/ })) fireEvent.click(bell);
		await button("Volg 'Wacht op ons' niet meer");
		await button("Volg 'Van een collega' niet meer");
	});

	it("are what a person begins the list with, once for a double click, and no longer", async () => {
		const { calls } = serve([view({})]);
		renderApplication("/realisatie/gemeente");
		await open();
		await userEvent.dblClick(await button("Begin deze lijst met 'Wacht op ons'"));
		await screen.findByText(/u begint hiermee/);
		await userEvent.click(await button("Begin deze lijst niet meer met 'Wacht op ons'"));
		await button("Begin deze lijst met 'Wacht op ons'");
		expect(calls.filter(({ path }) => path === "user/preferences/start-realisations").map(({ body }) => body)).toEqual([
			{ data: { value: view({}).uuid } },
			{ data: { value: "usual" } },
		]);
	});

	it("are what roles begin the list with, which an administrator chooses of those that see it, and nobody else", async () => {
		const shared = view({ shared: true });
		serve([shared]);
		renderApplication("/realisatie/gemeente");
		await open();
		await button("Begin deze lijst met 'Wacht op ons'");
		expect(screen.queryByRole("button", { name: /voor rollen/ })).toBeNull();
		cleanup();
		const { written } = serve([shared, { ...colleague, mayChange: true, shared: false }]);
		const access = { ...exampleTenant.access, admin: ["cpo"], realisationlist: ["cpo", "municipality"] };
		renderApplication("/realisatie/gemeente", { tenant: { ...exampleTenant, access } });
		await open();
		await userEvent.click(await button("Begin met 'Wacht op ons' voor rollen"));
		expect(screen.queryByRole("button", { name: /Van een collega.* voor rollen/ })).toBeNull();
		const first = await screen.findByRole("checkbox", { name: "CPO" });
		expect(document.activeElement).toBe(first);
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Begin met 'Wacht op ons' voor rollen"));
		await userEvent.keyboard("{Enter}");
		await userEvent.click(await screen.findByRole("checkbox", { name: "Gemeente" }));
		await userEvent.click(screen.getByRole("searchbox"));
		await open();
		expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Gemeente" })).checked).toBe(true);
		await userEvent.dblClick(await button("Opslaan"));
		await screen.findByText(/begin voor Gemeente/);
		expect(written().map(({ body }) => body)).toEqual([{ synchronisation: { synced: 7 }, data: { startsFor: ["municipality"] } }]);
	});

	it("say that one is changed, and keep it so once for a double click, or as a new one", async () => {
		const { kept, written } = serve([view({}), colleague]);
		renderApplication("/realisatie/gemeente");
		await userEvent.click((await tabs()).getByRole("link", { name: /^Wacht op ons/ }));
		await userEvent.type(await screen.findByRole("searchbox"), "!");
		await screen.findByText("'Wacht op ons' is gewijzigd");
		await userEvent.click(await button("Bewaar als nieuwe"));
		expect(document.activeElement).toBe(await screen.findByRole("textbox", { name: "Bewaar wat u nu ziet als" }));
		await userEvent.dblClick(await button("Bewaar"));
		await waitFor(() => expect(screen.queryByText("'Wacht op ons' is gewijzigd")).toBeNull());
		expect(kept[0]?.search).toContain("Arnhem%21");
		expect(written()).toHaveLength(1);
	});
});
