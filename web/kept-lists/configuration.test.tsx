import "../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Account, AccountContext } from "../accounts/account-context.ts";
import { connectApi } from "../api/connection.ts";
import { notifyError } from "../api/notify.ts";
import { createQueryClient } from "../api/query-client.ts";
import { routes } from "../routes.tsx";
import { TenantProvider } from "../tenants/TenantProvider.tsx";
import type { ListEntry, TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import { answer, type FakeAnswer, fakeApi, page, problem } from "../test-support/fake-api.ts";
import { memoryPages } from "../test-support/memory-pages.tsx";
import { NotificationArea } from "../ui/notices/NotificationArea.tsx";
import { theme } from "../ui/theme/theme.ts";

afterEach(cleanup);

const entry = (uuid: string, label: string, changes: Partial<ListEntry> = {}): ListEntry => ({
	uuid,
	label,
	enabled: true,
	deleted_at: null,
	synced: 5,
	request: true,
	process: true,
	requests: 0,
	realisations: 0,
	...changes,
});

type Sent = {
	readonly synchronisation: { readonly synced: number };
	readonly data: { readonly entries: readonly ListEntry[] };
};

interface Setting {
	readonly tags?: readonly ListEntry[];
	readonly pids?: readonly ListEntry[];
	readonly hasPids?: boolean;
	readonly role?: string;
	readonly status?: () => FakeAnswer;
	/** Replaces storing. */
	readonly onSave?: (sent: Sent) => FakeAnswer | undefined;
}

/** The whole application with a fake server that stores what it receives. */
function open(
	address: string,
	{ tags = [], pids = [], hasPids = false, role = "admin", status = () => problem(404), onSave }: Setting = {},
) {
	const stored = { tags: [...tags], pids: [...pids] };
	const configuration = (): TenantConfiguration => ({
		...exampleTenant,
		access: { ...exampleTenant.access, admin: ["admin"], realisationlist: ["cpo", "admin"], requestlist: ["municipality"] },
		tags: stored.tags,
		pids: stored.pids,
		hasPids,
	});
	const store = (list: readonly ListEntry[], sent: readonly ListEntry[]) => [
		...list.map((one) => ({ ...one, ...sent.find(({ uuid }) => uuid === one.uuid) })),
		...sent.filter(({ uuid }) => list.every((one) => one.uuid !== uuid)).map((one) => entry(one.uuid, one.label, one)),
	];
	const save =
		(list: "tags" | "pids") =>
		({ body }: { readonly body?: unknown }): FakeAnswer => {
			const sent = body as Sent;
			const given = onSave?.(sent);
			if (given !== undefined) return given;
			stored[list] = store(stored[list], sent.data.entries);
			return answer({ entries: stored[list] });
		};
	const calls = fakeApi({
		"GET status": status,
		"GET configs": () => answer({ tenant: configuration() }),
		"GET processes/realisation": page([]),
		"GET charging-point-requests": page([]),
		"GET stakeholders": answer([]),
		"POST kept-lists/tags": save("tags"),
		"POST kept-lists/pids": save("pids"),
	});
	const person = personWith(role);
	const account: Account = {
		person,
		tenant: exampleTenant.slug,
		getAccessToken: async () => "token",
		signOut: () => {},
		session: { startedAt: Date.now(), expiresAt: Date.now() + 3_600_000, renew: async () => true },
	};
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: account.getAccessToken, onUnauthorised: () => {} });
	const { pages, history } = memoryPages(
		routes(configuration(), () => {}),
		address,
	);
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<NotificationArea />
			<QueryClientProvider client={createQueryClient(notifyError)}>
				<AccountContext value={account}>
					<TenantProvider waiting={null} tenant={exampleTenant.slug} person={person}>
						{pages}
					</TenantProvider>
				</AccountContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return {
		user: userEvent.setup(),
		history,
		at: () => history.location.pathname,
		sent: () => calls.filter(({ method }) => method === "POST").map(({ path, body, headers }) => ({ path, body: body as Sent, headers })),
	};
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const entryOf = (name: string) => within(screen.getByRole("group", { name }));
const press = (name: string | RegExp) => screen.getByRole("button", { name });
const pressable = (name: string) => (press(name) as HTMLButtonElement).disabled === false;

describe("the configuration", () => {
	it("REQ-009 is for people with the attribute admin, and redirects everybody else to the Dashboard", async () => {
		for (const address of ["/beheer", "/beheer/tags", "/beheer/pids"]) {
			const { at } = open(address, { role: "cpo", hasPids: true });
			await waitFor(() => expect(at()).toBe("/realisatie/actief"));
			expect(screen.queryByRole("link", { name: "Beheer" })).toBeNull();
			cleanup();
		}
	});

	it("REQ-010 leads to the first page of its menu, and has tags and PIDs", async () => {
		const { at } = open("/beheer", { hasPids: true });
		expect(await heading("Beschikbare tags")).toBeTruthy();
		expect(at()).toBe("/beheer/tags");
		cleanup();
		open("/beheer/pids", { hasPids: true });
		expect(await heading("PIDs")).toBeTruthy();
	});

	it("REQ-100 has a menu with the segment Configuratie, of 'Beschikbare tags' and 'PIDs'; the latter where there are PIDs", async () => {
		open("/beheer/tags", { hasPids: true });
		await heading("Beschikbare tags");
		const menu = within(screen.getByRole("navigation", { name: "Beheer" }));
		expect(menu.getByRole("heading", { name: "Configuratie" })).toBeTruthy();
		expect(menu.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Beschikbare tags", "PIDs", "Status"]);
		cleanup();
		const { at } = open("/beheer/pids");
		await heading("Beschikbare tags");
		expect(at()).toBe("/beheer/tags");
		expect(within(screen.getByRole("navigation", { name: "Beheer" })).getAllByRole("link")).toHaveLength(2);
	});

	it("has its cog in the top bar", async () => {
		const { user, at } = open("/realisatie/actief");
		await user.click(await screen.findByRole("link", { name: "Beheer" }));
		await heading("Beschikbare tags");
		expect(at()).toBe("/beheer/tags");
	});

	it("is in the menu of a narrow screen too", async () => {
		const { user } = open("/realisatie/actief");
		await user.click(await screen.findByRole("button", { name: "Menu" }));
		const links = screen.getAllByRole("link", { name: "Beheer" });
		expect(links.map((link) => link.getAttribute("href"))).toEqual(["/beheer", "/beheer"]);
	});

	it("REQ-085 both pages have a help text beside the list", async () => {
		open("/beheer/tags");
		await heading("Beschikbare tags");
		const aside = screen.getByRole("complementary", { name: "Toelichting" });
		expect(aside.textContent).toContain("gaan van haar tags alleen die mee die ook bij processen gebruikt mogen worden");
		cleanup();
		open("/beheer/pids", { hasPids: true });
		await heading("PIDs");
		expect(screen.getByRole("complementary", { name: "Toelichting" }).textContent).toContain("Elk realisatieproces hoort bij een PID.");
	});
});

describe("the tags", () => {
	it("REQ-086 REQ-264 are edited, switched off, added and removed, and stored with one press, which says so", async () => {
		const tags = [entry("t-1", "Spoed"), entry("t-2", "Monument"), entry("t-3", "Oud", { synced: 9 })];
		const { user, sent } = open("/beheer/tags", { tags });
		await heading("Beschikbare tags");
		const label = entryOf("Tag Spoed").getByRole("textbox", { name: "Naam van de tag" });
		await user.clear(label);
		await user.type(label, "Grote spoed");
		await user.click(entryOf("Tag Monument").getByRole("checkbox", { name: "Beschikbaar" }));
		await user.click(entryOf("Tag Monument").getByRole("checkbox", { name: "Processen" }));
		await user.click(entryOf("Tag Oud").getByRole("button", { name: "Verwijder Oud" }));
		expect(entryOf("Tag Oud").getByText("Wordt verwijderd zodra u opslaat", { exact: false })).toBeTruthy();
		const added = screen.getByRole("textbox", { name: "Nieuwe tag" });
		await user.type(added, "monument{Enter}");
		expect(screen.getByText("'Monument' staat al in de lijst")).toBeTruthy();
		await user.clear(added);
		await user.type(added, "Laadplein");
		await user.click(press("Voeg tag toe"));
		expect(screen.getByText("4 wijzigingen, nog niet opgeslagen")).toBeTruthy();
		await user.click(press("Opslaan"));
		expect(await screen.findByText("De wijzigingen zijn opgeslagen")).toBeTruthy();
		expect(sent()).toMatchObject([
			{
				path: "kept-lists/tags",
				body: {
					synchronisation: { synced: 9 },
					data: {
						entries: [
							{ label: "Laadplein", enabled: true, request: true, process: true, deleted_at: null },
							{ uuid: "t-1", label: "Grote spoed", enabled: true, request: true, process: true, deleted_at: null },
							{ uuid: "t-2", label: "Monument", enabled: false, request: true, process: false, deleted_at: null },
							{ uuid: "t-3", deleted_at: expect.any(Number) },
						],
					},
				},
			},
		]);
		expect(sent()[0]?.headers.get("x-tenant")).toBe(exampleTenant.slug);
		await waitFor(() => expect(screen.queryByRole("group", { name: "Tag Oud" })).toBeNull());
		for (const name of ["Tag Grote spoed", "Tag Laadplein", "Tag Monument"]) expect(screen.getByRole("group", { name })).toBeTruthy();
		expect(screen.getByText("Geen wijzigingen")).toBeTruthy();
		expect(pressable("Opslaan")).toBe(false);
	});

	it("REQ-169 one in use says by how many records and can't be removed, and says why", async () => {
		const { user } = open("/beheer/tags", {
			tags: [entry("t-1", "Spoed", { requests: 1, realisations: 3 }), entry("t-2", "Vrij")],
		});
		await heading("Beschikbare tags");
		expect(entryOf("Tag Spoed").getByText("In gebruik bij 1 aanvraag en 3 realisatieprocessen")).toBeTruthy();
		expect(entryOf("Tag Vrij").getByText("Niet in gebruik")).toBeTruthy();
		const button = entryOf("Tag Spoed").getByRole("button", { name: /^Verwijder Spoed/ });
		expect(button.getAttribute("aria-disabled")).toBe("true");
		await user.click(button);
		expect((await screen.findByText("Waarom kan dit niet?")).parentElement?.textContent).toContain("'Spoed' is in gebruik");
		expect(screen.getByText("Geen wijzigingen")).toBeTruthy();
		expect(entryOf("Tag Vrij").getByRole("button", { name: "Verwijder Vrij" }).getAttribute("aria-disabled")).toBeNull();
	});

	it("REQ-186 REQ-188 an empty and a long label are reported at the field, and nothing is sent", async () => {
		const { user, sent } = open("/beheer/tags", { tags: [entry("t-1", "Spoed"), entry("t-2", "Monument")] });
		await heading("Beschikbare tags");
		await user.clear(entryOf("Tag Spoed").getByRole("textbox"));
		const long = entryOf("Tag Monument").getByRole("textbox");
		await user.type(long, "x".repeat(60));
		await user.click(press("Opslaan"));
		expect(entryOf("Tag Spoed").getByText("Lege tags zijn niet toegestaan")).toBeTruthy();
		expect(entryOf("Tag Monument").getByText("Beperk tags tot maximaal 60 tekens")).toBeTruthy();
		expect(screen.getByRole("alert").textContent).toContain("Controleer of alle velden (juist) zijn ingevuld.");
		expect(document.activeElement).toBe(long);
		await user.click(press("Voeg tag toe"));
		expect(screen.getAllByText("Lege tags zijn niet toegestaan")).toHaveLength(2);
		expect(sent()).toEqual([]);
	});

	it.each([
		["/beheer/tags", "Beschikbare tags", "Tag Een"],
		["/beheer/pids", "PIDs", "PID Een"],
	])("REQ-263 a save at %s that failed is told, and what was changed still stands", async (address, title, name) => {
		const one = [entry("t-1", "Een")];
		const { user } = open(address, { tags: one, pids: one, hasPids: true, onSave: () => problem(500) });
		await heading(title);
		await user.type(entryOf(name).getByRole("textbox"), "!");
		await user.click(press("Opslaan"));
		expect(await screen.findByText("Er ging iets mis met het opslaan. Probeer het later nog eens")).toBeTruthy();
		expect((entryOf(name).getByRole("textbox") as HTMLInputElement).value).toBe("Een!");
		expect(screen.getByText("1 wijziging, nog niet opgeslagen")).toBeTruthy();
		expect(pressable("Opslaan")).toBe(true);
	});

	it("two administrators: what the other one stored meanwhile is shown beside one's own changes, and neither loses anything", async () => {
		const theirs = [
			entry("t-1", "Van de ander", { synced: 20 }),
			entry("t-2", "Monument"),
			entry("t-3", "Ook van de ander", { synced: 21 }),
		];
		let times = 0;
		const { user, sent } = open("/beheer/tags", {
			tags: [entry("t-1", "Spoed"), entry("t-2", "Monument")],
			onSave: () => {
				times += 1;
				return times === 1 ? problem(409, { current: theirs }) : undefined;
			},
		});
		await heading("Beschikbare tags");
		await user.type(entryOf("Tag Spoed").getByRole("textbox"), "!");
		await user.type(entryOf("Tag Monument").getByRole("textbox"), "!");
		await user.click(press("Opslaan"));
		expect(await screen.findByText("De lijst is intussen gewijzigd.")).toBeTruthy();
		expect(screen.getByRole("group", { name: "Tag Ook van de ander" })).toBeTruthy();
		expect((entryOf("Tag Van de ander").getByRole("textbox") as HTMLInputElement).value).toBe("Spoed!");
		expect(entryOf("Tag Van de ander").getByText(/intussen gewijzigd: 'Van de ander', beschikbaar/)).toBeTruthy();
		expect(entryOf("Tag Monument").queryByText(/intussen gewijzigd/)).toBeNull();
		await user.click(entryOf("Tag Van de ander").getByRole("button", { name: "Neem over: de gewijzigde Van de ander" }));
		await user.click(press("Opslaan"));
		await screen.findByText("De wijzigingen zijn opgeslagen");
		expect(sent()[1]?.body).toMatchObject({ synchronisation: { synced: 21 }, data: { entries: [{ uuid: "t-2", label: "Monument!" }] } });
		expect(sent()[1]?.body.data.entries).toHaveLength(1);
	});

	it("leaving with changes asks first, discarding them doesn't", async () => {
		const { user, at } = open("/beheer/tags", { tags: [entry("t-1", "Spoed")], hasPids: true });
		await heading("Beschikbare tags");
		await user.type(entryOf("Tag Spoed").getByRole("textbox"), "!");
		await user.click(screen.getByRole("link", { name: "PIDs" }));
		await user.click(within(await screen.findByRole("dialog", { name: "Pagina verlaten?" })).getByRole("button", { name: "Terug" }));
		expect(at()).toBe("/beheer/tags");
		await user.click(press("Verwerp wijzigingen"));
		expect((entryOf("Tag Spoed").getByRole("textbox") as HTMLInputElement).value).toBe("Spoed");
		await user.type(screen.getByRole("textbox", { name: "Nieuwe tag" }), "Nog niet");
		await user.click(screen.getByRole("link", { name: "PIDs" }));
		await user.click(await screen.findByRole("button", { name: "Verlaat de pagina" }));
		await heading("PIDs");
	});

	it("a label changed back to its stored value is no change; a new tag that is removed again leaves nothing", async () => {
		const { user } = open("/beheer/tags", { tags: [entry("t-1", "Spoed")] });
		await heading("Beschikbare tags");
		await user.type(entryOf("Tag Spoed").getByRole("textbox"), "!{Backspace}");
		expect(screen.getByText("Geen wijzigingen")).toBeTruthy();
		await user.type(screen.getByRole("textbox", { name: "Nieuwe tag" }), "Even{Enter}");
		expect(screen.getByText("1 wijziging, nog niet opgeslagen")).toBeTruthy();
		await user.click(press("Verwijder Even"));
		expect(screen.getByText("Geen wijzigingen")).toBeTruthy();
	});
});

describe("the PIDs", () => {
	it("REQ-087 are edited, switched off, added and removed", async () => {
		const pids = [entry("p-1", "PID 1"), entry("p-2", "PID 2"), entry("p-3", "PID 3")];
		const { user, sent } = open("/beheer/pids", { pids, hasPids: true });
		await heading("PIDs");
		await user.type(entryOf("PID PID 1").getByRole("textbox", { name: "Naam van de PID" }), "0");
		await user.click(entryOf("PID PID 2").getByRole("checkbox", { name: "Beschikbaar" }));
		expect(entryOf("PID PID 2").queryByRole("checkbox", { name: "Aanvragen" })).toBeNull();
		await user.click(press("Verwijder PID 3"));
		await user.type(screen.getByRole("textbox", { name: "Nieuwe PID" }), "PID 4{Enter}");
		await user.click(press("Opslaan"));
		expect(await screen.findByText("De wijzigingen zijn opgeslagen")).toBeTruthy();
		expect(sent().map(({ path, body }) => [path, body.data.entries])).toEqual([
			[
				"kept-lists/pids",
				[
					{ uuid: expect.any(String), label: "PID 4", enabled: true, deleted_at: null },
					{ uuid: "p-1", label: "PID 10", enabled: true, deleted_at: null },
					{ uuid: "p-2", label: "PID 2", enabled: false, deleted_at: null },
					{ uuid: "p-3", label: "PID 3", enabled: true, deleted_at: expect.any(Number) },
				],
			],
		]);
	});

	it("REQ-187 REQ-189 REQ-170 labels are checked, and one in use by processes can't be removed", async () => {
		const { user, sent } = open("/beheer/pids", {
			pids: [entry("p-1", "PID 1", { realisations: 2 }), entry("p-2", "PID 2")],
			hasPids: true,
		});
		await heading("PIDs");
		expect(entryOf("PID PID 1").getByText("In gebruik bij 2 realisatieprocessen")).toBeTruthy();
		expect(press(/^Verwijder PID 1/).getAttribute("aria-disabled")).toBe("true");
		await user.clear(entryOf("PID PID 1").getByRole("textbox"));
		await user.type(entryOf("PID PID 2").getByRole("textbox"), "x".repeat(60));
		await user.click(press("Opslaan"));
		expect(entryOf("PID PID 1").getByText("Lege PIDs zijn niet toegestaan")).toBeTruthy();
		expect(entryOf("PID PID 2").getByText("Beperk PIDs tot maximaal 60 tekens")).toBeTruthy();
		expect(sent()).toEqual([]);
	});
});

describe("the status", () => {
	const since = 1_763_900_000_000;
	const parts = (storage: "up" | "down") =>
		Object.entries({ database: "up", storage, scanner: "off", geocoder: "replaced" }).map(([name, state]) => ({ name, state, since }));
	const told = (storage: "up" | "down") =>
		answer({ startedAt: since, mail: null, parts: parts(storage), releases: { running: 4, active: 5, aside: 6 } });

	it("says what works, what does not and since when, and what to do about it", async () => {
		open("/beheer/status", { status: () => told("down") });
		expect(await screen.findByText("1 onderdeel werkt niet. Hieronder staat wat u kunt doen.")).toBeTruthy();
		expect(screen.getByText(/Laat de beheerder van de server nakijken of de opslag bereikbaar is/)).toBeTruthy();
		expect(screen.getByText("Werkt niet").parentElement?.textContent).toMatch(/^Werkt niet sinds .*2025/);
		expect(screen.getByText(/Wat bij het product zelf hoort, neemt het over/)).toBeTruthy();
		for (const words of [/^Uitgave 4 loopt/, /^Uitgave 5 is geac/, /^Afwijking.*uitgave 6/]) screen.getByText(words);
	});

	it("says that all is well, and that nothing is known while the server does not answer", async () => {
		let away = false;
		const status = () => (away ? problem(503) : told("up"));
		open("/beheer/status", { status });
		await screen.findByText("Alles werkt.");
		cleanup();
		away = true;
		open("/beheer/status", { status });
		const again = await screen.findByRole("button", { name: "Opnieuw proberen" });
		away = false;
		await userEvent.click(again);
		expect(await screen.findByText("Alles werkt.")).toBeTruthy();
	});
});
