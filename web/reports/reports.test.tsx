import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FigureRow, type Figures, findReport, resolveLists, resolveReports, type TenantDefinition } from "../../engine/index.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { answer, fakeApi, problem } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";

afterEach(() => {
	cleanup();
	localStorage.clear();
});

const access = {
	reporting: ["admin"],
	realisationlist: ["admin", "cpo"],
	requestlist: ["cpo"],
	customerreports: ["caseworker"],
	export: [],
};
const totals = (path: string, pageSize?: number, more: object = {}) => ({
	name: "Totals",
	path,
	label: `Rapport ${path}`,
	report: "totals" as const,
	...(pageSize === undefined ? {} : { pageSize }),
	tables: [{ label: "Tabel", by: ["municipality"], measures: ["processes"] }],
	...more,
});
const tenantWith = (reports: TenantDefinition["reports"]): TenantConfiguration => ({
	...exampleTenant,
	access,
	reports: resolveReports({ ...(reports ? { reports } : {}), benchmarkMenu: ["municipality", "type"] }),
});
const figures = (rows: number, field = "municipality"): Figures => ({
	label: "Tabel",
	measure: null,
	by: [{ field, label: "Gemeente" }],
	columns: [{ field: "measure", value: "processes", label: "Processen", kind: "count" }],
	rows: Array.from(
		{ length: rows },
		(_, index): FigureRow => ({ of: [{ value: `${index}`, label: `Rij ${index + 1}` }], values: [index] }),
	),
	totals: [(rows * (rows - 1)) / 2],
});
const shownRows = async () => (await screen.findByRole("table", { name: /Tabel/ })).querySelectorAll("tbody tr").length;

describe("reports", () => {
	it("have as many rows per page as the tenant's file says, and lead to the next page", async () => {
		fakeApi({ "GET reports/klein": answer({ tables: [figures(7)], years: [] }) });
		const { address } = renderApplication("/rapportage/klein", {
			role: "admin",
			tenant: tenantWith({ menu: [{ items: [totals("klein", 5)] }] }),
		});
		expect(await shownRows()).toBe(5);
		await userEvent.click(screen.getByRole("button", { name: "Volgende pagina" }));
		await waitFor(() => expect(screen.getByRole("rowheader", { name: "Rij 6" })).toBeTruthy());
		expect(await shownRows()).toBe(2);
		expect(address()).toBe("/rapportage/klein?pagina=2");
	});

	it("hide what a person may not see, with a segment that would be empty, and say so at its address", async () => {
		const calls = fakeApi({ "GET reports/open": answer({ tables: [figures(1)], years: [] }) });
		const menu = [{ label: "Deel", items: [totals("dicht", 100, { access: "customerreports" })] }, { items: [totals("open")] }];
		renderApplication("/rapportage/dicht", { role: "admin", tenant: tenantWith({ menu }) });
		expect(await screen.findByText("U heeft geen toegang tot klantrapportages")).toBeTruthy();
		const links = within(screen.getByRole("navigation", { name: "Rapportages" })).getAllByRole("link");
		expect(links.map((link) => link.textContent)).toEqual(["Rapport open"]);
		expect(screen.queryByText("Deel")).toBeNull();
		expect(calls.filter(({ path }) => path.startsWith("reports/"))).toEqual([]);
	});

	it("link to a list only if it shows what the number counts", async () => {
		fakeApi({ "GET reports/open": answer({ tables: [figures(2)], years: [] }) });
		const tenant = tenantWith({ menu: [{ items: [totals("open")] }] });
		const link = () => screen.queryByRole("link", { name: /^Rij 2, Processen/ });
		const one = renderApplication("/rapportage/open?status=onhold", { role: "admin", tenant });
		await shownRows();
		expect(link()?.getAttribute("href")).toBe("/realisatie/onhold?gemeente=1");
		one.unmount();
		const year = renderApplication("/rapportage/open?jaar=2022", { role: "admin", tenant });
		await shownRows();
		expect(link()).toBeNull();
		year.unmount();
		renderApplication("/rapportage/open", { role: "admin", tenant: { ...tenant, access: { ...access, realisationlist: ["cpo"] } } });
		await shownRows();
		expect(link()).toBeNull();
	});

	it("can be filtered by the tenant's years, those in which something was created, and one that is asked for besides", async () => {
		fakeApi({ "GET reports/open": answer({ tables: [figures(2)], years: ["2026", "2019", "2022"] }) });
		const tenant = tenantWith({ years: [2021, 2022, 2023], menu: [{ items: [totals("open")] }] });
		const years = () =>
			within(screen.getByLabelText("Aanmaakjaar"))
				.getAllByRole("option")
				.map((option) => option.textContent);
		const all = renderApplication("/rapportage/open", { role: "admin", tenant });
		await shownRows();
		expect(years()).toEqual(["Alles", "2019", "2021", "2022", "2023", "2026"]);
		all.unmount();
		renderApplication("/rapportage/open?jaar=2020", { role: "admin", tenant });
		await shownRows();
		expect(years()).toEqual(["Alles", "2019", "2020", "2021", "2022", "2023", "2026"]);
		expect((screen.getByLabelText("Aanmaakjaar") as HTMLSelectElement).value).toBe("2020");
	});

	it("say so if there is nothing, and if they can't be loaded", async () => {
		let fails = true;
		fakeApi({ "GET reports/open": () => (fails ? problem(500) : answer({ tables: [figures(0)], years: [] })) });
		renderApplication("/rapportage/open", { role: "admin", tenant: tenantWith({ menu: [{ items: [totals("open")] }] }) });
		expect(await screen.findByText("De rapportage kon niet worden geladen.")).toBeTruthy();
		fails = false;
		await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
		expect(await screen.findByText("Er is nog niets om te tellen.")).toBeTruthy();
	});

	it("tell how far they are while they are worked out, come by themselves, and say of when they are", async () => {
		let asked = 0;
		const message = "De rapportage wordt berekend: ongeveer 40% is klaar.";
		const at = Date.now() - 5 * 60_000;
		fakeApi({
			"GET reports/open": () =>
				asked++ === 0 ? problem(409, { code: "report-working", message }) : answer({ tables: [figures(2)], years: [], at }),
		});
		renderApplication("/rapportage/open", { role: "admin", tenant: tenantWith({ menu: [{ items: [totals("open")] }] }) });
		expect(await screen.findByText(message)).toBeTruthy();
		expect(screen.queryByText("De rapportage kon niet worden geladen.")).toBeNull();
		await screen.findByRole("table", { name: /Tabel/ }, { timeout: 5_000 });
		expect(screen.queryByText(message)).toBeNull();
		expect(screen.getByText("Stand van", { exact: false }).textContent).toContain("5 minuten geleden");
	});
});

describe("a tenant with reports of its customers", () => {
	const definition = readdirSync("flows")
		.map((folder) => JSON.parse(readFileSync(`flows/${folder}/tenant.json`, "utf8")) as TenantDefinition)
		.find((tenant) => findReport(resolveReports(tenant), "klanten") !== undefined);
	const items = resolveReports(definition ?? {}).menu.flatMap((segment) => segment.items);

	it("REQ-276 has 100 rows per page of customers and 1000 of the other reports", async () => {
		const tenant: TenantConfiguration = {
			...exampleTenant,
			access: { ...definition?.access },
			lists: resolveLists(definition?.lists),
			reports: resolveReports(definition ?? {}),
		};
		expect(items.length).toBeGreaterThan(1);
		for (const { path } of items) {
			const most = path === "klanten" ? 100 : 1000;
			fakeApi({ [`GET reports/${path}`]: answer({ tables: [figures(most + 1, "customer")], years: [] }) });
			const one = renderApplication(`/rapportage/${path}`, { role: "admin", tenant });
			expect([path, await shownRows()]).toEqual([path, most]);
			expect(screen.getByRole("button", { name: "Pagina 2" })).toBeTruthy();
			one.unmount();
		}
	}, 300_000);
});
