import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { roles as knownRoles } from "../../schemas/index.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

/** Tenants that have requests, with the role that judges them and one of their geography codes. */
const withRequests = [
	["go-ral", "cpo", "0202"],
	["opcharge", "cpo", "0344"],
	["park-n-charge", "cpo", "0034"],
	["vlaanderen", "cpo", "44021"],
	["amsterdam", "municipality", "0363"],
] as const;

async function loaded(): Promise<void> {
	await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
}

describe("roles", () => {
	it("REA-006 that are known are nine; another one has no right in any tenant", async () => {
		expect(knownRoles.map(({ role }) => role).sort()).toEqual(
			["cpo", "municipality", "admin", "developer", "rvb", "customer", "caseworker", "caseviewer", "guest"].sort(),
		);
		for (const tenant of screens.tenants) {
			const holders = screens.deployment.app.tenants.find(tenant)?.access.realisationlist ?? [];
			const status = async (role: string) => (await screens.deployment.as(tenant, role).get("processes/realisation?pageSize=1")).status;
			for (const { role } of knownRoles)
				expect([tenant, role, await status(role)]).toEqual([tenant, role, holders.includes(role) ? 200 : 403]);
			for (const other of ["koning", "CPO", "gemeente", ""]) expect([tenant, other, await status(other)]).toEqual([tenant, other, 403]);
		}
	});
});

describe("the list of the property agency", () => {
	it.each([
		["actief", "Actief", (status: Status) => !status.onhold.enabled && !status.cancelled.enabled && !status.completed.enabled],
		["gepauzeerd", "Gepauzeerd", (status: Status) => status.onhold.enabled && !status.cancelled.enabled],
		["afgerond", "Afgerond", (status: Status) => status.completed.enabled],
		["geannulleerd", "Geannuleerd", (status: Status) => status.cancelled.enabled],
	] as const)("REA-023 takes the filter value %s", async (word, label, fits) => {
		const { address } = screens.show("rvb", "caseworker", `/realisatie/${word}`);
		const tab = await screen.findByRole("link", { name: new RegExp(`^${label}`), current: "page" });
		await loaded();
		const expected = (await screens.processes("rvb", ({ status }) => fits(status))).map(({ ref }) => ref);
		expect(address()).toBe(`/realisatie/${word}`);
		await waitFor(() => expect(tab.textContent).toContain(String(expected.length)));
		expect(expected.length).toBeGreaterThan(0);
		const shown = within(await screen.findByRole("table"))
			.getAllByRole("row")
			.slice(1)
			.map((row) => row.textContent ?? "");
		expect(shown.length).toBeGreaterThan(0);
		expect(shown.filter((row) => !expected.some((ref) => row.includes(ref ?? "-")))).toEqual([]);
	});

	it.each(["gemeente", "cpo", "alles"])("REA-023 does not take %s, a value of the first variant", async (word) => {
		screens.show("rvb", "caseworker", "/realisatie/actief");
		await screen.findByRole("table");
		expect(screen.getByRole("link", { name: /^Actief/, current: "page" })).toBeTruthy();
		const { calls } = screens.show("rvb", "caseworker", `/realisatie/${word}`);
		// A word that is not a filter is taken for the address of a process, and none has this name.
		expect(await screen.findByRole("heading", { level: 1, name: "Niet gevonden" })).toBeTruthy();
		expect(screen.queryByRole("table")).toBeNull();
		expect(calls.filter(({ path, status }) => path.startsWith(`processes/realisation/${word}`) && status === 200)).toEqual([]);
	});
});

type Status = Readonly<Record<"onhold" | "cancelled" | "completed", { readonly enabled: boolean }>>;

describe("a process from a request", () => {
	it.each(withRequests)(
		"REA-026 of %s, started by a %s, takes the place along when it is known, and leaves it out otherwise",
		async (tenant, role, geographyCode) => {
			for (const [coordinates, place] of [
				[{ lat: 51.98313, lng: 5.91502, nomatch: false }, "&lat=51.98313&lng=5.91502"],
				[{ lat: null, lng: null, nomatch: true }, ""],
			] as const) {
				const { uuid } = await placeRequest(screens.deployment.app, tenant, { geographyCode, status: 3, coordinates });
				const { address } = screens.show(tenant, role, `/aanvragen/${uuid}`);
				fireEvent.click(await screen.findByRole("button", { name: /^Start realisatieproces/ }));
				await waitFor(() => expect(address()).toMatch(/^\/realisatie\/[0-9a-f-]{36}/));
				expect(address().split("?")[1]).toBe(`aanvragen=${uuid}${place}`);
			}
		},
	);
});

describe("the page of a request", () => {
	it("REQ-029 is laid out as go-ral's in tenants without a layout of their own, and otherwise as the tenant's", async () => {
		const titles = new Map<string, string>();
		for (const [tenant, role, geographyCode] of withRequests) {
			const { uuid } = await placeRequest(screens.deployment.app, tenant, { geographyCode });
			screens.show(tenant, role, `/aanvragen/${uuid}`);
			await screen.findByRole("complementary", { name: "Over deze aanvraag" });
			const main = screen.getByRole("main");
			titles.set(
				tenant,
				[...main.querySelectorAll("section > dl, section dl")]
					.map(
						(list) =>
							`${list.closest("section")?.querySelector("h2")?.textContent}: ${[...list.querySelectorAll("dt")].map((term) => term.textContent).join(", ")}`,
					)
					.join("\n"),
			);
		}
		expect(titles.get("go-ral")?.split("\n").length).toBeGreaterThan(2);
		for (const tenant of ["opcharge", "park-n-charge"]) expect([tenant, titles.get(tenant)]).toEqual([tenant, titles.get("go-ral")]);
		for (const tenant of ["amsterdam", "vlaanderen"]) expect([tenant, titles.get(tenant)]).not.toEqual([tenant, titles.get("go-ral")]);
	});
});

describe("a filter of several values", () => {
	it.each([
		["go-ral", "cpo", "/realisatie/actief", "tags"],
		["go-ral", "cpo", "/realisatie/actief", "gemeente"],
		["go-ral", "cpo", "/aanvragen", "tags"],
		["go-ral", "cpo", "/aanvragen", "gemeente"],
	])("REQ-080 of %s, for a %s at %s, calls a value of '%s' that nobody knows 'Onbekend'", async (tenant, role, list, word) => {
		screens.show(tenant, role, `${list}?${word}=${randomUUID()}`);
		expect(await screen.findByRole("button", { name: "Filter Onbekend verwijderen" })).toBeDefined();
	});
});

describe("a PID that processes have", () => {
	it("REQ-170 cannot be deleted: not on the page, and not by a call", async () => {
		const [used] = (
			await screens.processes("rvb", ({ values }) => (values.Application as { PidUuid?: string } | undefined)?.PidUuid !== undefined)
		).map(({ values }) => (values.Application as { PidUuid: string }).PidUuid);
		const { pids } = (await screens.deployment.configuration("rvb")) as unknown as { pids: readonly Readonly<Record<string, unknown>>[] };
		const pid = pids.find(({ uuid }) => uuid === used);
		screens.show("rvb", "admin", "/beheer/pids");
		const remove = await screen.findByRole("button", { name: new RegExp(`^Verwijder ${pid?.label}`) });
		expect(remove.getAttribute("aria-disabled")).toBe("true");
		const person = screens.deployment.as("rvb", "admin");
		const body = { data: { PIDS: [{ uuid: used, label: pid?.label, enabled: true, deleted_at: 5 }] } };
		const reply = await person.post("/api/config_savepids", body, { "x-tenant": "rvb" });
		expect([reply.status, reply.body.message]).toEqual([400, `'${pid?.label}' is in gebruik en kan niet verwijderd worden.`]);
	});
});

describe("the pictures of a tenant", () => {
	it.each([
		["rvb", "caseworker", "180"],
		["vlaanderen", "cpo", "130"],
		["amsterdam", "cpo", "130"],
		["opcharge", "cpo", "130"],
		["park-n-charge", "cpo", "130"],
		["go-ral", "cpo", "130"],
	])("PLA-146 the logo of %s stands for a %s %s pixels wide in the bar", async (tenant, role, width) => {
		screens.show(tenant, role, "/gebruiksvoorwaarden");
		const bar = await screen.findByRole("banner");
		expect(bar.querySelector("img")?.getAttribute("width")).toBe(width);
	});
});
