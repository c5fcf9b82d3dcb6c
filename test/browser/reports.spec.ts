import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { ReportPage, shown } from "./harness/report-page.ts";

const months = ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"];
const operators = ["go-ral", "amsterdam", "opcharge", "park-n-charge", "vlaanderen"];
const standard = [
	["KeyMetrics", "key-metrics", "Kerncijfers"],
	["RequestJudgement", "beoordelingen", "Beoordelingen"],
	["RealisationProcessStatus", "realisatiestatus", "Realisatiestatus"],
	["RealisationProcessTimeInSteps", "realisatiedoorlooptijden", "Realisatiedoorlooptijden"],
	["RealisationParties", "dagen-per-partij", "Dagen per partij"],
	["RealisationPlanning", "gepland-en-verwacht", "Gepland en verwacht"],
] as const;
const propertyManagement = [
	["RVBCustomers", "klanten", "Voor klanten"],
	["RVBChargingpointCount", "aantal-laadpunten", "Aantal laadpunten"],
	["RVBChargingpointsByObjectType", "laadpunten-per-stelsel", "Laadpunten per stelsel"],
	["RVBChargingpointsByRegion", "laadpunten-per-regio", "Laadpunten per regio"],
	["RVBChargingpointsByPID", "laadpunten-per-pid", "Laadpunten per PID"],
	["RVBGridImprovementCount", "aantal-netverzwaringen", "Aantal netverzwaringen"],
] as const;

/** Route names of the reports by their path, as the tenant's configuration has them. */
async function routesOf(page: Page): Promise<readonly (readonly [string, string])[]> {
	type Menu = readonly { readonly items: readonly { readonly name: string; readonly path: string }[] }[];
	type Configuration = { data: { tenant: { reports: { menu: Menu } } } };
	const answered: Configuration[] = [];
	page.on("response", async (answer) => {
		// Responses from before the redirect to sign-in can no longer be read.
		if (/\/configs?(\?|$)/.test(answer.url())) answered.push(await answer.json().catch(() => undefined));
	});
	await page.goto("/rapportage");
	await expect.poll(() => answered.filter((each) => each?.data !== undefined).length).toBeGreaterThan(0);
	const menu = answered.flatMap((each) => each?.data?.tenant.reports.menu ?? []).flatMap(({ items }) => items);
	const names = new Map(menu.map(({ name, path }) => [name, path] as const));
	return [...names];
}

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Rapportages" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("REQ-011 the reports are for who has the right to them; everybody else gets to the dashboard", async ({ asAccount }) => {
	for (const [email, landing] of [
		["cpo@go-ral.example", /\/aanvragen/],
		["gemeente@go-ral.example", /\/aanvragen/],
		["rvb@rvb.example", /\/realisatie\/actief/],
	] as const) {
		const page = await asAccount(email);
		for (const path of ["/rapportage", "/rapportage/key-metrics", "/rapportage/klanten"]) {
			await page.goto(path);
			await expect(page).toHaveURL(landing);
		}
	}
	for (const [email, first] of [
		["beheerder@go-ral.example", "Kerncijfers"],
		["inzage@rvb.example", "Aantal laadpunten"],
		["defensie@rvb.example", "Voor klanten"],
	] as const) {
		const page = await asAccount(email);
		for (const path of ["/rapportage", "/rapportage/bestaat-niet", "/rapportage/key-metrics/meer"]) {
			await page.goto(path);
			await expect(title(page, first)).toBeVisible();
		}
	}
});

test("REQ-012 the reports of the operators, the city and the region", async ({ asAccount }) => {
	for (const tenant of operators) {
		const page = await asAccount(`beheerder@${tenant}.example`);
		expect(await routesOf(page)).toEqual(standard.map(([name, path]) => [name, path]));
		for (const [, path, label] of standard) {
			await menuOf(page).getByRole("link", { name: label, exact: true }).click();
			await expect(page).toHaveURL(new RegExp(`/rapportage/${path}$`));
			await expect(title(page, label)).toBeVisible();
		}
		// A report of another tenant does not exist here.
		await page.goto("/rapportage/laadpunten-per-pid");
		await expect(page).toHaveURL(/\/rapportage\/key-metrics$/);
	}
});

test("REQ-013 REQ-099 the reports of property management, in the segments of its menu", async ({ asAccount }) => {
	const page = await asAccount("beheerder@rvb.example");
	expect([...(await routesOf(page))].sort()).toEqual(propertyManagement.map(([name, path]) => [name, path] as const).sort());
	const menu = menuOf(page);
	await expect(menu.getByRole("heading")).toHaveText(["Laadpunten", "Proces informatie"]);
	await expect(menu.getByRole("link")).toHaveText(propertyManagement.map(([, , label]) => label));
	const inSegment = (name: string) => menu.getByRole("list", { name, exact: true }).getByRole("link");
	await expect(inSegment("Laadpunten")).toHaveText([
		"Aantal laadpunten",
		"Laadpunten per stelsel",
		"Laadpunten per regio",
		"Laadpunten per PID",
	]);
	await expect(inSegment("Proces informatie")).toHaveText(["Aantal netverzwaringen"]);
	for (const [, path, label] of propertyManagement) {
		await menu.getByRole("link", { name: label, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`/rapportage/${path}$`));
		await expect(title(page, label)).toBeVisible();
		await expect(page.getByRole("table").first()).toBeVisible();
	}
});

test("REQ-089 key metrics count what the lists show to who may see them", async ({ asAccount }) => {
	const admin = new ReportPage(await asAccount("beheerder@go-ral.example"));
	const [answer] = await admin.open("key-metrics");
	const numbers = answer?.rows.map(({ values }) => shown(values[0] ?? null)) ?? [];
	const names = [
		"Openstaande aanvragen",
		"Geaccepteerde aanvragen zonder realisatieproces",
		"Lopende realisatieprocessen",
		"Afgeronde realisatieprocessen",
	];
	expect(await admin.cells(admin.table("Kerncijfers"))).toEqual(names.map((name, index) => [name, numbers[index]]));
	// Somebody who is only an administrator has no list to go to.
	await expect(admin.table("Kerncijfers").getByRole("link")).toHaveCount(0);

	// Somebody who is both administrator and municipality has one; the numbers match the lists.
	const both = new ReportPage(await asAccount("beheerder-gemeente@amsterdam.example"));
	await both.open("key-metrics");
	for (const name of ["Openstaande aanvragen", "Lopende realisatieprocessen", "Afgeronde realisatieprocessen"]) {
		await both.page.goto("/rapportage/key-metrics");
		const link = both.table("Kerncijfers").getByRole("link", { name: new RegExp(`^${name}`) });
		const number = (await link.textContent()) ?? "";
		await link.click();
		await expect(both.page.locator('[aria-current="page"]').filter({ hasText: number }).first()).toBeVisible();
	}
});

test("REQ-090 judged requests stand as columns of the months, one year on another, and as a table", async ({ asAccount }) => {
	const admin = new ReportPage(await asAccount("beheerder@go-ral.example"));
	const [answer] = await admin.open("beoordelingen");
	const years = answer?.columns.map(({ value }) => value ?? "") ?? [];
	expect(years.length).toBeGreaterThan(1);
	const chart = admin.page.getByRole("figure", { name: /Grafiek: Beoordelingen/ });
	await expect(chart.locator(".recharts-xAxis-tick-labels text")).toHaveText(months);
	for (const year of years) await expect(chart.getByText(year, { exact: true })).toBeVisible();
	// Bars of the years in one column: at the same horizontal position, one above the other.
	const boxes = await chart
		.locator(".recharts-bar")
		.evaluateAll((bars) =>
			bars.map((bar) => [...bar.querySelectorAll("path")].map((path) => path.getBoundingClientRect().toJSON() as DOMRect)),
		);
	expect(boxes).toHaveLength(years.length);
	const [lower = [], upper = []] = boxes;
	const stacked = lower.flatMap((box) => upper.filter((other) => Math.abs(other.x - box.x) < 1).map((other) => [box, other] as const));
	expect(stacked.length).toBeGreaterThan(0);
	for (const [below, above] of stacked) expect(Math.abs(above.bottom - below.top)).toBeLessThan(2);

	await admin.page.getByRole("button", { name: "Tabel" }).press("Enter");
	const rows = answer?.rows.map(({ values }, index) => [months[index], ...values.map((value) => shown(value))]);
	expect(await admin.cells(admin.table("Beoordelingen"))).toEqual(rows);
	await admin.page.reload();
	expect(await admin.cells(admin.table("Beoordelingen"))).toHaveLength(12);
	await expect(chart).toHaveCount(0);
});

test("REQ-091 processes and charging stations stand as bars per step, per reason, and completed", async ({ asAccount }) => {
	const admin = new ReportPage(await asAccount("beheerder@go-ral.example"));
	const [answer] = await admin.open("realisatiestatus");
	const words: Readonly<Record<string, string>> = { active: "Actief", onhold: "On hold", cancelled: "Geannuleerd", completed: "Afgerond" };
	const rows = (answer?.rows ?? []).map(({ of: [status, part], values }) => ({
		status: status?.value ?? "",
		part: part?.label ?? "",
		values,
	}));
	expect([...new Set(rows.map(({ status }) => status))]).toEqual(["active", "onhold", "cancelled", "completed"]);
	expect(rows.filter(({ status }) => status === "active").map(({ part }) => part)).toEqual(
		expect.arrayContaining(["1. Locatievoorstel", "2. Gemeente beoordeling", "8. SAT"]),
	);
	const chart = admin.page.getByRole("figure", { name: /Grafiek: Realisatiestatus/ });
	for (const name of ["Processen", "Laadpalen"]) await expect(chart.getByText(name, { exact: true })).toBeVisible();
	const ticks = chart.locator(".recharts-yAxis-tick-labels text");
	await expect(ticks).toHaveCount(rows.length);
	const names = (await ticks.allTextContents()).map((name) => name.replaceAll(/\s/g, ""));
	const wanted = rows.map(({ status, part }) =>
		status === "active" ? part : [words[status], part].filter((each) => each !== "").join(", "),
	);
	expect(names).toEqual(wanted.map((name) => name.replaceAll(/\s/g, "")));
	// The bars carry their numbers: of processes, and of charging stations.
	for (const series of [0, 1]) await expect(chart.getByText(shown(rows[1]?.values[series] ?? 0), { exact: true }).first()).toBeVisible();

	await admin.page.getByRole("button", { name: "Tabel" }).click();
	expect(await admin.cells(admin.table("Realisatiestatus"))).toEqual(
		rows.map(({ status, part, values }) => [words[status], part, ...values.map((value) => shown(value))]),
	);
});

test("REQ-093 the benchmark is limited by year of creation and status, and a reload keeps that", async ({ asAccount }) => {
	const admin = new ReportPage(await asAccount("beheerder@go-ral.example"));
	const [all] = await admin.open("realisatiedoorlooptijden");
	// The years that the tenant names, and those in which the demonstration created processes.
	const years = await admin.options("Aanmaakjaar");
	expect(years).toEqual(expect.arrayContaining(["Alles", "2021", "2022", "2023"]));
	expect(years.slice(1)).toEqual(years.slice(1).toSorted());
	expect(years.length).toBeGreaterThan(4);
	expect(await admin.options("Status")).toEqual(["Alles", "Actief", "On hold", "Afgerond", "Geannuleerd"]);
	const [completed] = await admin.answered(() => admin.page.getByLabel("Status", { exact: true }).selectOption("Afgerond"));
	expect(completed?.totals?.[0]).toBeLessThan(all?.totals?.[0] ?? 0);
	await expect(admin.table("Realisatiedoorlooptijden").locator("tfoot td").first()).toHaveText(shown(completed?.totals?.[0] ?? null));
	const [none] = await admin.answered(() => admin.page.getByLabel("Aanmaakjaar").selectOption("2022"));
	expect(none?.rows).toEqual([]);
	await expect(admin.page.getByText("Er zijn geen resultaten die voldoen aan uw criteria.")).toBeVisible();
	await expect(admin.page).toHaveURL(/status=completed/);
	await expect(admin.page).toHaveURL(/jaar=2022/);
	await admin.answered(() => admin.page.reload());
	await expect(admin.page.getByLabel("Aanmaakjaar")).toHaveValue("2022");
	await expect(admin.page.getByLabel("Status", { exact: true })).toHaveValue("completed");
});

test("REQ-092 REQ-094 REQ-285 benchmark rows have the average days per step and open into what they consist of, 10, 20 or 50 a page and 5 inside", async ({
	asAccount,
}) => {
	const admin = new ReportPage(await asAccount("beheerder@go-ral.example"));
	const [answer] = await admin.open("realisatiedoorlooptijden?per=type&uitsplitsing=municipality");
	const table = admin.table("Realisatiedoorlooptijden");
	await expect(table.locator("tbody tr")).toHaveCount(3);
	const days = answer?.rows[0]?.values ?? [];
	expect((await admin.cells(table))[0]?.slice(1)).toEqual([shown(days[0] ?? null), ...days.slice(1).map((value) => shown(value, 1))]);
	await table.getByRole("button", { name: "Toon de uitsplitsing van Op aanvraag" }).press("Enter");
	await expect(table.getByRole("row")).toHaveCount(1 + 3 + 5 + 1 + 1);
	const inside = table.getByRole("navigation", { name: "Pagina's van de uitsplitsing van Op aanvraag" });
	await expect(inside).toContainText(/^1 - 5 van \d+/);
	const first = await table.locator("tbody tr").nth(1).textContent();
	await inside.getByRole("button", { name: "Volgende pagina" }).click();
	await expect(inside).toContainText(/^6 - 10 van \d+/);
	expect(await table.locator("tbody tr").nth(1).textContent()).not.toBe(first);
	await admin.answered(() => admin.page.reload());
	await expect(table.getByRole("button", { name: "Verberg de uitsplitsing van Op aanvraag" })).toBeVisible();
	await expectNoAxeViolations(admin.page);

	await admin.open("realisatiedoorlooptijden?uitsplitsing=");
	await expect(table.locator("tbody tr")).toHaveCount(10);
	await expect(table.getByRole("button")).toHaveCount(0);
	expect(await admin.options("Rijen per pagina")).toEqual(["10", "20", "50"]);
	for (const size of ["20", "50"]) {
		await admin.page.getByLabel("Rijen per pagina").selectOption(size);
		await expect(table.locator("tbody tr")).toHaveCount(Number(size));
	}
	await admin.page.getByRole("button", { name: "Pagina 2" }).click();
	await admin.page.reload();
	await expect(table.locator("tbody tr").first()).toBeVisible();
	await expect(admin.page.getByRole("button", { name: "Pagina 2" })).toHaveAttribute("aria-current", "page");
});

const menu = ["Gemeente", "Netbeheerder", "Aannemer", "Type", "Aantal laadpalen"];

test("REQ-095 the benchmark's menu is municipality, grid operator, contractor, process type and number of posts", async ({ asAccount }) => {
	for (const tenant of operators.filter((slug) => slug !== "vlaanderen")) {
		const admin = new ReportPage(await asAccount(`beheerder@${tenant}.example`));
		await admin.open("realisatiedoorlooptijden");
		expect([tenant, await admin.options("Vergelijk per")]).toEqual([tenant, menu]);
		await admin.answered(() => admin.page.getByLabel("Vergelijk per").selectOption("Netbeheerder"));
		await expect(admin.table("Realisatiedoorlooptijden").getByRole("columnheader").first()).toHaveText("Netbeheerder");
		await expect(admin.page.getByRole("columnheader", { name: "1. Locatievoorstel" })).toBeVisible();
	}
});

test("PLA-150 the region's benchmark has no contractor in its menu", async ({ asAccount }) => {
	const admin = new ReportPage(await asAccount("beheerder@vlaanderen.example"));
	await admin.open("realisatiedoorlooptijden?per=contractor");
	expect(await admin.options("Vergelijk per")).toEqual(menu.filter((name) => name !== "Aannemer"));
	await expect(admin.page.getByLabel("Vergelijk per")).toHaveValue("municipality");
});

test("REQ-096 REQ-098 charging points requested and realised by status, object type, region and PID, grid upgrades, and a matrix", async ({
	asAccount,
}) => {
	const reader = new ReportPage(await asAccount("inzage@rvb.example"));
	const measures = ["Aanvragen", "Bestaande laadpunten", "Gevraagde laadpunten", "Gerealiseerde laadpunten"];
	for (const [path, name, field, some] of [
		["aantal-laadpunten", "Laadpunten naar status", "Status", ["Actief", "Afgerond", "Geannuleerd"]],
		["laadpunten-per-stelsel", "Laadpunten per stelsel", "Stelsel", ["Rijkskantoor", "Defensie"]],
		["laadpunten-per-regio", "Laadpunten per regio", "Regio", ["Noord", "Noord-West", "Oost", "Zuid", "Zuid-West"]],
		["laadpunten-per-pid", "Laadpunten per PID", "PID", ["PID 2024 Noord", "PID 2026 Defensie"]],
	] as const) {
		const [answer] = await reader.open(path);
		const table = reader.table(name);
		await expect(table.getByRole("columnheader")).toHaveText([field, ...measures]);
		const cells = await reader.cells(table);
		expect(cells.map((row) => row.slice(1))).toEqual(answer?.rows.map(({ values }) => values.map((value) => shown(value))));
		expect(cells.map(([first]) => first)).toEqual(expect.arrayContaining([...some]));
		await expect(table.locator("tfoot td")).toHaveText(answer?.totals?.map((value) => shown(value)) ?? []);
		expect(answer?.totals?.[2]).toBeGreaterThan(answer?.totals?.[3] ?? 0);
	}

	const [, ...matrices] = await reader.open("laadpunten-per-regio");
	const matrix = reader.table(/^Stelsel en klant per regio/);
	await expect(matrix.getByRole("columnheader")).toHaveText([
		"Stelsel",
		"Klant",
		"Noord",
		"Noord-West",
		"Oost",
		"Zuid",
		"Zuid-West",
		"Totaal",
	]);
	for (const [index, choice] of ["Gevraagde laadpunten", "Gerealiseerde laadpunten", "Aanvragen"].entries()) {
		await reader.page.getByLabel("Toon", { exact: true }).selectOption(choice);
		await expect(reader.table(`Stelsel en klant per regio: ${choice}`)).toBeVisible();
		expect((await reader.cells(matrix)).map((row) => row.slice(2))).toEqual(
			matrices[index]?.rows.map(({ values }) => values.map((value) => shown(value))),
		);
	}
	await reader.page.reload();
	await expect(reader.table("Stelsel en klant per regio: Aanvragen")).toBeVisible();

	await reader.open("aantal-netverzwaringen");
	const upgrades = reader.table(/^Netaansluiting naar status/);
	await expect(upgrades.getByRole("columnheader")).toHaveText(["Vermogen", "Actief", "On hold", "Afgerond", "Geannuleerd", "Totaal"]);
	await expect(upgrades.getByRole("rowheader", { name: "Netverzwaring" })).toBeVisible();

	// A number leads to the list it counts.
	await reader.open("laadpunten-per-regio");
	const link = reader.table("Laadpunten per regio").getByRole("link", { name: /^Oost, Aanvragen/ });
	const number = await link.textContent();
	await link.click();
	await expect(reader.page).toHaveURL(/categorie=alles&regio=Oost/);
	await expect(reader.page.getByText(new RegExp(`van ${number}$`)).first()).toBeVisible();
});

test("REQ-097 requests per customer need the right to them; a customer sees only its own", async ({ asAccount }) => {
	const viewer = await asAccount("inzage@rvb.example");
	await viewer.goto("/rapportage/klanten");
	await expect(viewer.getByText("U heeft geen toegang tot klantrapportages")).toBeVisible();
	await expect(viewer.getByRole("table")).toHaveCount(0);
	await expect(menuOf(viewer).getByRole("link", { name: "Voor klanten" })).toHaveCount(0);
	await expectNoAxeViolations(viewer);

	const caseworker = new ReportPage(await asAccount("behandelaar@rvb.example"));
	await caseworker.open("klanten");
	expect((await caseworker.cells(caseworker.table(/^Aanvragen per klant/))).length).toBeGreaterThan(2);
	const customer = new ReportPage(await asAccount("defensie@rvb.example"));
	const [answer] = await customer.open("klanten");
	const [own, ...others] = await customer.cells(customer.table(/^Aanvragen per klant/));
	expect([own?.[0], others]).toEqual(["Ministerie van Defensie", []]);
	expect(own?.slice(1)).toEqual(answer?.rows[0]?.values.map((value) => shown(value)));
	await customer.open("laadpunten-per-regio");
	const matrix = await customer.cells(customer.table(/^Stelsel en klant per regio/));
	expect(new Set(matrix.map(([, name]) => name))).toEqual(new Set(["Ministerie van Defensie"]));
});

test("every report fits and can be read without seeing or pointing, wide, on a phone and on paper", async ({ asAccount }) => {
	for (const [email, paths] of [
		["beheerder@go-ral.example", standard.map(([, path]) => path)],
		["beheerder@rvb.example", propertyManagement.map(([, path]) => path)],
	] as const) {
		const page = await asAccount(email);
		for (const path of paths)
			for (const width of [1440, 390]) {
				await page.setViewportSize({ width, height: 900 });
				for (const address of path === "beoordelingen" || path === "realisatiestatus" ? [path, `${path}?weergave=tabel`] : [path]) {
					await page.goto(`/rapportage/${address}`);
					await expect(page.locator("main table, main .recharts-bar").first()).toBeVisible();
					await expectNoAxeViolations(page);
					expect(
						await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
					).toBeLessThanOrEqual(0);
				}
			}
		await page.emulateMedia({ media: "print" });
		await expect(menuOf(page)).toBeHidden();
		await expect(page.locator("main table, main .recharts-bar").first()).toBeVisible();
		await page.emulateMedia({ media: null });
	}
});

test("figures that can't be had are told where they would stand, and asked for again", async ({ asAccount }) => {
	const page = await asAccount("beheerder@vlaanderen.example");
	await page.route("**/reports/**", (route) => route.abort());
	await page.goto("/rapportage/key-metrics");
	await expect(page.getByRole("alert")).toContainText("De rapportage kon niet worden geladen.");
	await expectNoAxeViolations(page);
	await page.unroute("**/reports/**");
	await page.getByRole("button", { name: "Probeer opnieuw" }).click();
	await expect(page.getByRole("table", { name: "Kerncijfers" })).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
});
