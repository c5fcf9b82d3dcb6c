import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

afterEach(() => {
	cleanup();
	localStorage.clear();
	account = {};
});

const tour = {
	enabled: true,
	date: "2023-05-11",
	pages: [
		{
			helps: ["/realisatie"],
			steps: [
				{ title: "Overzicht", text: "Hier is de lijst.", at: "Categorie", needs: ["realisationlist" as const], manual: "lijst" },
				{ title: "Status", text: "Rechts.", at: "Categorie", needs: ["canChangeStatus" as const] },
				{ title: "Niet hier", text: "Wat hier niet is.", at: "Iets van een andere pagina" },
				{ title: "Hulp", text: "Onderaan.", at: "Sneltoetsen (?)" },
			],
		},
		{ helps: ["/handleidingen"], steps: [{ title: "Handleidingen", text: "Alle pagina's.", at: "Begin" }] },
	],
};
const tenant: TenantConfiguration = {
	...exampleTenant,
	access: { ...exampleTenant.access, manuals: ["cpo"], canChangeStatus: ["municipality"] },
	manuals: { segments: [{ title: "Begin", pages: [{ slug: "lijst", title: "De lijst" }] }] },
	tour,
};

/** What the account keeps, whatever the device. */
let account: Readonly<Record<string, string>> = {};
let calls: ReturnType<typeof fakeApi> = [];
const told = () => calls.filter(({ method, path }) => method === "POST" && path === "user/preferences/tour").map(({ body }) => body);

function open(
	options: Parameters<typeof renderApplication>[1] = {},
	address = "/realisatie/actief",
	more: Parameters<typeof fakeApi>[0] = {},
) {
	calls = fakeApi({
		"GET user/preferences": () => answer(account),
		"POST user/preferences/tour": ({ body }) => {
			account = { tour: (body as { data: { value: string } }).data.value };
			return answer(account);
		},
		"GET processes/realisation": page([]),
		"GET stakeholders": answer([]),
		"GET manual/page/lijst": answer({ slug: "lijst", title: "De lijst", markdown: "Tekst." }),
		...more,
	});
	return renderApplication(address, { tenant, ...options });
}

/** Milliseconds between two looks at the page (Tour.tsx). */
const lookEvery = 250;

const dialog = () => screen.findByRole("dialog", { name: "Rondleiding" });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const stored = () => JSON.parse(localStorage.getItem("laadstroom.settings") ?? "{}").tour;

async function expectNone(): Promise<void> {
	await screen.findByRole("contentinfo");
	// Lazy parts have had time to load.
	await new Promise((resolve) => setTimeout(resolve, 600));
	expect(screen.queryByRole("dialog")).toBeNull();
}

describe("the guided tour", () => {
	it("is about the page it opens on, and comes uninvited on one page only; elsewhere on request", async () => {
		const { unmount } = open({}, "/handleidingen/lijst");
		expect(await within(await dialog()).findByRole("heading", { name: "Handleidingen" })).toBeTruthy();
		expect(screen.getByText("1 van 1")).toBeTruthy();
		await press("Aan de slag");
		await gone();
		unmount();
		open();
		await expectNone();
		await press("Sneltoetsen (?)");
		await userEvent.click(await screen.findByRole("button", { name: "Bekijk de rondleiding van deze pagina" }));
		expect(await within(await dialog()).findByRole("heading", { name: "Overzicht" })).toBeTruthy();
		expect(screen.getByText("1 van 2")).toBeTruthy();
	});

	it("does not interrupt typing, nor cover another dialog", async () => {
		// The test triggers the tour's checks: on a busy machine nobody types in time.
		const looks = new Map<unknown, () => void>();
		const [start, end] = [globalThis.setInterval, globalThis.clearInterval];
		jest.spyOn(globalThis, "setInterval").mockImplementation(((look: () => void, every: number) => {
			const timer = start(every === lookEvery ? () => {} : look, every);
			if (every === lookEvery) looks.set(timer, look);
			return timer;
		}) as typeof setInterval);
		jest.spyOn(globalThis, "clearInterval").mockImplementation((timer) => {
			looks.delete(timer);
			end(timer);
		});
		open();
		const field = await screen.findByRole("searchbox");
		await waitFor(() => expect(looks.size).toBe(1));
		await userEvent.type(field, "a");
		for (let time = 0; time < 3; time++) act(() => [...looks.values()].forEach((look) => void look()));
		await expectNone();
		expect(stored()).toBeUndefined();
		jest.restoreAllMocks();
	});

	it("is shown once: step by step, and not again after the last", async () => {
		const { unmount } = open();
		expect(await within(await dialog()).findByRole("heading", { name: "Overzicht" })).toBeTruthy();
		expect(screen.getByText("1 van 2")).toBeTruthy();
		await press("Volgende");
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Hulp"));
		await press("Vorige");
		expect(screen.getByRole("heading", { name: "Overzicht" })).toBeTruthy();
		await press("Volgende");
		await press("Aan de slag");
		await gone();
		expect(stored()).toEqual({ date: "2023-05-11" });
		unmount();
		open();
		await expectNone();
	});

	it("is shown again to people who saw an older version, and not to those who saw this one", async () => {
		localStorage.setItem("laadstroom.settings", JSON.stringify({ tour: { date: "2023-05-10" } }));
		const { unmount } = open();
		await dialog();
		await userEvent.keyboard("{Escape}");
		await gone();
		expect(stored()).toEqual({ date: "2023-05-11" });
		unmount();
		open();
		await expectNone();
	});

	it("is not shown uninvited on another device of the person, to whom it is known there from then on", async () => {
		const { unmount } = open();
		await dialog();
		await waitFor(() => expect(told()).toEqual([{ data: { value: "2023-05-11" } }]));
		unmount();
		localStorage.clear();
		open().unmount();
		open();
		await expectNone();
		expect(told()).toEqual([]);
		expect(stored()).toEqual({ date: "2023-05-11" });
	});

	it("is told to the account once, also if it was seen before accounts kept it or while the server was away", async () => {
		localStorage.setItem("laadstroom.settings", JSON.stringify({ tour: { date: "2023-05-11" } }));
		const away = open({}, undefined, { "POST user/preferences/tour": problem(503) });
		await waitFor(() => expect(told()).toHaveLength(1));
		away.unmount();
		const back = open();
		await waitFor(() => expect(account).toEqual({ tour: "2023-05-11" }));
		back.unmount();
		open();
		await expectNone();
		expect(calls.filter(({ path }) => path.startsWith("user/preferences"))).toEqual([]);
	});

	it("is not shown while it is not known whether it was seen", async () => {
		open({}, undefined, { "GET user/preferences": problem(503) });
		await expectNone();
		expect(screen.queryByRole("alert")).toBeNull();
		expect(told()).toEqual([]);
	});

	it("shows only what concerns the person, and nothing where there is none or it is switched off", async () => {
		const { unmount } = open({ role: "municipality" });
		expect(await within(await dialog()).findByText("1 van 3")).toBeTruthy();
		await press("Overslaan");
		await gone();
		unmount();
		localStorage.clear();
		account = {};
		open({ tenant: { ...tenant, tour: { ...tour, enabled: false } } }).unmount();
		open({ tenant: { ...tenant, tour: { enabled: false } } });
		await expectNone();
	});

	it("leads to the manual page with more information, and can be replayed from there", async () => {
		const { address } = open();
		await userEvent.click(await within(await dialog()).findByRole("link", { name: "Lees meer in de handleiding" }));
		await screen.findByRole("heading", { level: 1, name: "De lijst" });
		expect(address()).toBe("/handleidingen/lijst");
		await gone();
		await press("Bekijk de rondleiding");
		expect(await within(await dialog()).findByRole("heading", { name: "Overzicht" })).toBeTruthy();
		await press("Overslaan");
		await gone();
	});
});
