import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type AccessMap, type Attribute, type ManualMenu, PersonAccess, roles } from "../../engine/index.ts";
import { reportMenuOf } from "../../web/reports/report-menu.ts";
import { entriesFor, topMenu } from "../../web/shell/menu.ts";
import type { TenantConfiguration } from "../../web/tenants/tenant-configuration.ts";
import { type MenuEntry, type MenuSegment, visibleSegments } from "../../web/tenants/visible-segments.ts";
import { Deployment } from "./harness/deployment.ts";

const tenants = ["go-ral", "amsterdam", "opcharge", "park-n-charge", "vlaanderen", "rvb"] as const;
interface Configuration {
	readonly access: AccessMap;
	readonly manuals: ManualMenu;
	readonly reports: NonNullable<TenantConfiguration["reports"]>;
}

describe("the menus of the tenants", () => {
	let deployment: Deployment;
	const configurations = new Map<string, Configuration>();
	beforeAll(async () => {
		deployment = await Deployment.open();
		for (const tenant of tenants) configurations.set(tenant, (await deployment.configuration(tenant)) as unknown as Configuration);
	});
	afterAll(() => deployment.close());

	function configurationOf(tenant: string): Configuration {
		const found = configurations.get(tenant);
		if (found === undefined) throw new Error(`no configuration of ${tenant}`);
		return found;
	}

	const holding = ({ access }: Configuration, ...held: readonly string[]) =>
		new PersonAccess({ userId: "u", roles: { here: Object.fromEntries(held.map((role) => [role, ["*"]])) } }, { slug: "here", access });

	function menusOf({ manuals }: Configuration): readonly (readonly MenuSegment<MenuEntry>[])[] {
		const ofManuals = manuals.segments.map(({ title, pages }) => ({ title, items: pages }));
		return [[topMenu.pages, topMenu.signs], ofManuals];
	}

	it("REQ-019 hide what a role fails the check for, and segments in which nothing is left, for every tenant and role", () => {
		let hidden = 0;
		let emptied = 0;
		for (const tenant of tenants) {
			const configuration = configurationOf(tenant);
			for (const { role } of roles) {
				for (const menu of menusOf(configuration)) {
					const may = ({ needs }: MenuEntry) =>
						needs === undefined || needs.some((attribute) => configuration.access[attribute]?.includes(role));
					const seen = visibleSegments(menu, holding(configuration, role));
					expect(seen.flatMap(({ items }) => items)).toEqual(menu.flatMap(({ items }) => items).filter(may));
					expect(seen.filter(({ items }) => items.length === 0)).toEqual([]);
					expect(seen).toHaveLength(menu.filter(({ items }) => items.some(may)).length);
					hidden += menu.flatMap(({ items }) => items).length - seen.flatMap(({ items }) => items).length;
					emptied += menu.length - seen.length;
				}
			}
		}
		for (const tenant of tenants) {
			const configuration = configurationOf(tenant);
			for (const { role } of roles) {
				const may = (attribute: Attribute) => configuration.access[attribute]?.includes(role) === true;
				const expected = configuration.reports.menu.flatMap(({ items }) => items).filter(({ access }) => access === null || may(access));
				const seen = reportMenuOf(configuration, holding(configuration, role));
				expect(seen.flatMap(({ items }) => items)).toEqual(may("reporting") ? expected : []);
				expect(seen.filter(({ items }) => items.length === 0)).toEqual([]);
			}
		}
		expect([hidden > 50, emptied > 10]).toEqual([true, true]);
	});

	it("the top navigation of each role has Workflow, Aanvragen, Realisatieprocessen and Rapportages, each only with the permission", () => {
		const shown = (tenant: string, ...held: readonly string[]) =>
			entriesFor("pages", holding(configurationOf(tenant), ...held)).map(({ label }) => label);
		expect(shown("opcharge", "cpo")).toEqual(["nav.today", "nav.workflow", "nav.requests", "nav.realisations"]);
		expect(shown("opcharge", "municipality")).toEqual(["nav.today", "nav.workflow", "nav.realisations"]);
		expect(shown("opcharge", "admin")).toEqual(["nav.today", "nav.reports"]);
		expect(shown("opcharge", "cpo", "admin")).toEqual(["nav.today", "nav.workflow", "nav.requests", "nav.realisations", "nav.reports"]);
		expect(shown("rvb", "rvb")).toEqual(["nav.today", "nav.workflow", "nav.realisations"]);
		expect(shown("rvb", "customer")).toEqual(["nav.today", "nav.workflow", "nav.realisations", "nav.reports"]);
		for (const tenant of tenants) expect(shown(tenant, "guest")).toEqual([]);
	});
});
