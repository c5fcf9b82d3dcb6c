import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { placeRequest } from "../api/harness/place-request.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	// Loads up front what the top bar fetches on first use, so that anything missing is really absent.
	await import("../../web/shell/SpecialTools.tsx");
});
afterAll(() => screens.close());

const accessOf = (tenant: string) => screens.deployment.app.tenants.find(tenant)?.access ?? {};
const may = (tenant: string, role: string, attribute: string) =>
	(accessOf(tenant) as Readonly<Record<string, readonly string[]>>)[attribute]?.includes(role) === true;
/** Roles in the tenant's file, and the guest. */
const rolesOf = (tenant: string) => ["guest", ...new Set(Object.values(accessOf(tenant)).flatMap((names) => [...(names ?? [])]))];
const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const link = (container: HTMLElement, name: string) => within(container).queryByRole("link", { name });

const settled = () => screens.settled();

describe("the address", () => {
	it("REQ-001 / leads to the requests for who may access them, otherwise to the processes, in every tenant", async () => {
		const seen = new Set<string>();
		for (const tenant of screens.tenants) {
			for (const role of rolesOf(tenant)) {
				const [first, word] = may(tenant, role, "requestlist")
					? ["requests", /^\/aanvragen(\?|$)/]
					: may(tenant, role, "realisationlist")
						? ["processes", /^\/realisatie\/actief(\?|$)/]
						: ["neither", /^\/(?!aanvragen|realisatie)/];
				seen.add(String(first));
				const { address } = screens.show(tenant, role, "/");
				await settled();
				await waitFor(() => expect([tenant, role, address()]).toEqual([tenant, role, expect.stringMatching(word as RegExp)]));
			}
		}
		expect([...seen].sort()).toEqual(["neither", "processes", "requests"]);
	}, 240_000);

	it.each([
		["rvb", "admin"],
		["vlaanderen", "municipality"],
		["amsterdam", "cpo"],
	])(
		"REQ-003 REQ-006 in %s the list and the page of a request lead a %s, who may not see requests, to the beginning",
		async (tenant, role) => {
			expect(may(tenant, role, "requestlist")).toBe(false);
			const { uuid } = await placeRequest(screens.deployment.app, tenant, {});
			for (const path of ["/aanvragen", `/aanvragen/${uuid}`]) {
				const { address } = screens.show(tenant, role, path);
				await waitFor(() => expect([path, address()]).toEqual([path, expect.stringMatching(/^\/realisatie\/actief/)]));
				await settled();
				expect(screen.queryByRole("link", { name: "Aanvragen" })).toBeNull();
			}
		},
	);

	it("REQ-002 /aanvragen shows the requests in a table, how old they are, and the way back to the one opened last", async () => {
		const { address } = screens.show("go-ral", "cpo", "/aanvragen");
		const links = () => screen.findAllByRole("link", { name: /^AV-|^GOR-|^0\d{3}-/ });
		await links();
		// Rows that arrive later are placed before these.
		await settled();
		const [first] = await links();
		const reference = first?.textContent ?? "";
		expect(within(screen.getByRole("table")).getAllByRole("row").length).toBeGreaterThan(1);
		expect((await screen.findByText(/^Laatst bijgewerkt:/)).textContent).toMatch(/\d{2}:\d{2}/);
		fireEvent.click(first as HTMLElement);
		await waitFor(() => expect(address()).toMatch(/^\/aanvragen\/[0-9a-f-]{36}$/));
		const opened = address();
		await screen.findByRole("complementary", { name: "Over deze aanvraag" });
		fireEvent.click(within(screen.getByRole("navigation", { name: "Kruimelpad" })).getByRole("link", { name: "Aanvragen" }));
		fireEvent.click(await screen.findByRole("link", { name: `Terug naar ${reference}, de laatst geopende aanvraag` }));
		await waitFor(() => expect(address()).toBe(opened));
	});

	it("REQ-004 /aanvragen asks for the requests when none are loaded", async () => {
		const { calls } = screens.show("go-ral", "cpo", "/aanvragen");
		await screen.findByRole("table");
		expect(calls.filter(({ path }) => path.startsWith("charging-point-requests?")).length).toBeGreaterThan(0);
	});

	it("REQ-005 of a request that nobody knows leads to the list", async () => {
		const { address } = screens.show("go-ral", "cpo", `/aanvragen/${randomUUID()}`);
		await waitFor(() => expect(address()).toMatch(/^\/aanvragen(\?|$)/));
	});

	it("REA-024 of a request opens the one whose uuid it names", async () => {
		const [one, other] = [
			await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202" }),
			await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202" }),
		];
		for (const { uuid } of [one, other]) {
			const { body } = await screens.deployment.as("go-ral", "cpo").get(`charging-point-requests/${uuid}`);
			screens.show("go-ral", "cpo", `/aanvragen/${uuid}`);
			expect(await heading((body.data as unknown as { ref: string }).ref)).toBeDefined();
		}
	});

	it("REA-025 of step 1 with requests in it adds those to the new process", async () => {
		const placed = { geographyCode: "0202", status: 3 as const, coordinates: { lat: 51.98313, lng: 5.91502, nomatch: false } };
		const made = [
			await placeRequest(screens.deployment.app, "go-ral", placed),
			await placeRequest(screens.deployment.app, "go-ral", placed),
		];
		const { address } = screens.show("go-ral", "cpo", `/realisatie/${randomUUID()}/1?aanvragen=${made.map(({ uuid }) => uuid).join("|")}`);
		fireEvent.click(await screen.findByRole("button", { name: "Kies dit procestype" }));
		const card = within(await screen.findByRole("region", { name: "Aanvragen" }));
		await waitFor(() => expect(card.getAllByRole("link")).toHaveLength(2));
		fireEvent.change(await screen.findByRole("combobox", { name: /^CPO/ }), { target: { value: "cpo|allego" } });
		fireEvent.click(screen.getByRole("button", { name: "Start het proces" }));
		await waitFor(() => expect(address()).toMatch(/^\/realisatie\/[0-9a-f-]{36}\/1$/));
		const uuid = address().split("/")[2] ?? "";
		await waitFor(async () => {
			const { body } = await screens.deployment.as("go-ral", "cpo").get(`processes/realisation/${uuid}`);
			expect([...body.data.requestUuids].sort()).toEqual(made.map((request) => request.uuid).sort());
		});
	});

	it("REQ-009 REQ-010 /beheer leads an administrator to the first page of its menu, and everybody else to the beginning", async () => {
		for (const tenant of screens.tenants) {
			for (const role of rolesOf(tenant)) {
				const { address } = screens.show(tenant, role, "/beheer");
				await settled();
				if (may(tenant, role, "admin")) await waitFor(() => expect([tenant, address()]).toEqual([tenant, "/beheer/tags"]));
				else await waitFor(() => expect([tenant, role, address()]).toEqual([tenant, role, expect.not.stringMatching(/^\/beheer/)]));
			}
		}
	}, 240_000);

	it("REQ-010 REQ-100 the configuration has tags, and PIDs where the tenant has them, under Configuratie", async () => {
		for (const tenant of screens.tenants) {
			const { address } = screens.show(tenant, "admin", "/beheer/pids");
			const menu = within(await screen.findByRole("navigation", { name: "Beheer" }));
			await settled();
			const pids = tenant === "rvb";
			const shown = [...menu.getAllByRole("heading"), ...menu.getAllByRole("link")].sort((one, other) =>
				one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
			);
			expect([tenant, ...shown.map(({ textContent }) => textContent)]).toEqual([
				tenant,
				"Configuratie",
				"Beschikbare tags",
				...(pids ? ["PIDs"] : []),
				"Systeem",
				"Status",
			]);
			expect([tenant, address()]).toEqual([tenant, pids ? "/beheer/pids" : "/beheer/tags"]);
			expect(await heading(pids ? "PIDs" : "Beschikbare tags")).toBeDefined();
		}
	});

	it("REQ-014 /handleidingen is for who has access to manuals; a page stands under its slug, and everybody else is led to the beginning", async () => {
		const slug = (tenant: string) => (tenant === "rvb" ? "overzichtspagina" : "inleiding");
		for (const tenant of screens.tenants) {
			for (const role of rolesOf(tenant)) {
				for (const path of ["/handleidingen", `/handleidingen/${slug(tenant)}`]) {
					const { address } = screens.show(tenant, role, path);
					await settled();
					const expected = may(tenant, role, "manuals") ? `/handleidingen/${slug(tenant)}` : expect.not.stringMatching(/^\/handleidingen/);
					await waitFor(() => expect([tenant, role, address()]).toEqual([tenant, role, expected]));
				}
			}
		}
	}, 240_000);
});

describe("the bar at the top", () => {
	const bar = async (tenant: string, role: string) => {
		screens.show(tenant, role, "/gebruiksvoorwaarden");
		await settled();
		return screen.getByRole("banner");
	};

	it("PLA-016 has Workflow, Aanvragen, Realisatieprocessen and Rapportages, each for who has the permission, in every tenant", async () => {
		for (const tenant of screens.tenants) {
			for (const role of rolesOf(tenant)) {
				await bar(tenant, role);
				const menu = screen.queryByRole("navigation", { name: "Hoofdmenu" });
				const shown =
					menu === null
						? []
						: within(menu)
								.queryAllByRole("link")
								.map(({ textContent }) => textContent);
				const [requests, processes] = [may(tenant, role, "requestlist"), may(tenant, role, "realisationlist")];
				expect([tenant, role, ...shown]).toEqual([
					tenant,
					role,
					...(role === "guest" ? [] : ["Vandaag"]),
					...(requests || processes ? ["Workflow"] : []),
					...(requests ? ["Aanvragen"] : []),
					...(processes ? ["Realisatieprocessen"] : []),
					...(may(tenant, role, "locationlist") ? ["Laadlocaties"] : []),
					...(may(tenant, role, "reporting") ? ["Rapportages"] : []),
				]);
			}
		}
	}, 240_000);

	it("PLA-018 has the help sign to the manuals, the cog to the configuration and the profile card", async () => {
		for (const [tenant, role] of [
			["go-ral", "admin"],
			["go-ral", "cpo"],
			["rvb", "rvb"],
			["amsterdam", "municipality"],
		] as const) {
			const top = await bar(tenant, role);
			expect([tenant, role, link(top, "Handleidingen") !== null, link(top, "Beheer") !== null]).toEqual([
				tenant,
				role,
				may(tenant, role, "manuals"),
				may(tenant, role, "admin"),
			]);
			expect(link(top, "Beheer")?.getAttribute("href") ?? "/beheer").toBe("/beheer");
			fireEvent.click(within(top).getByRole("button", { name: /profiel van Sanne de Wit/ }));
			expect(await within(top).findByText("sanne@voorbeeld.example")).toBeDefined();
		}
	});

	it("PLA-019 has the sign of the debugger for who has access to it alone", async () => {
		for (const tenant of screens.tenants) {
			for (const role of ["developer", "cpo", "admin", "caseworker"]) {
				const top = await bar(tenant, role);
				const shown = within(top).queryByRole("button", { name: "Debugger" }) !== null;
				expect([tenant, role, shown]).toEqual([tenant, role, may(tenant, role, "canAccessDebugger")]);
			}
		}
	}, 300_000);
});

describe("a menu", () => {
	it("REQ-019 of manuals hides the pages that somebody may not read, and a segment of which none is left", async () => {
		const shown = async (role: string) => {
			screens.show("rvb", role, "/handleidingen");
			await settled();
			const menu = within(await screen.findByRole("navigation", { name: "Handleidingen" }));
			return [
				menu.getAllByRole("heading").map(({ textContent }) => textContent),
				menu.getAllByRole("link").map(({ textContent }) => textContent),
			];
		};
		const [segments, pages] = await shown("admin");
		expect(segments).toEqual(["Workflow handleiding", "Voor beheerders"]);
		expect(pages).toEqual(expect.arrayContaining(["Nieuwe PID", "Nieuw realisatieproces", "Rapportage"]));
		for (const role of ["customer", "caseviewer", "caseworker"]) {
			const [own, left] = await shown(role);
			expect([role, own]).toEqual([role, ["Workflow handleiding"]]);
			expect(left).not.toEqual(expect.arrayContaining(["Nieuwe PID"]));
		}
	});
});

describe("what a list begins with", () => {
	it("is what the tenant's file has for a role, until the person begins with the list itself, or with a view of their own", async () => {
		const shown = screens.show("vlaanderen", "municipality", "/postvak");
		const menu = async () => within(await screen.findByRole("navigation", { name: "Hoofdmenu" }));
		const toList = async () => fireEvent.click((await menu()).getByRole("link", { name: "Realisatieprocessen" }));
		const begins = (address: string) => waitFor(() => expect(shown.address()).toBe(address));
		await toList();
		await begins("/realisatie/actief?wacht-op=mij");
		const openViews = async () => fireEvent.click(await screen.findByRole("button", { name: /^Selectie/, expanded: false }));
		await openViews();
		fireEvent.click(await screen.findByRole("button", { name: "Begin met de lijst zelf" }));
		await screen.findByText("U begint met de lijst zelf.");
		await toList();
		await begins("/realisatie/actief");
		await openViews();
		fireEvent.change(await screen.findByLabelText("Bewaar wat u nu ziet als"), { target: { value: "Alles van mij" } });
		fireEvent.click(screen.getByRole("button", { name: "Bewaar selectie" }));
		fireEvent.click(await screen.findByRole("button", { name: "Begin deze lijst met 'Alles van mij'" }));
		await screen.findByText(/u begint hiermee/);
		await toList();
		await begins("/realisatie/actief?weergave=default");
		await openViews();
		fireEvent.click(await screen.findByRole("button", { name: "Begin deze lijst niet meer met 'Alles van mij'" }));
		await screen.findByText("Uw rol begint deze lijst met een selectie.");
		await toList();
		await begins("/realisatie/actief?wacht-op=mij");
	});
});
