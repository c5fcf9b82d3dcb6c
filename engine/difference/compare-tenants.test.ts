import { expect, it } from "@jest/globals";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { compareTenants } from "./compare-tenants.ts";
import { rolesCalled } from "./roles-called.ts";

const tenant = {
	access: { eventlog: ["admin"], export: ["admin"], realisationlist: ["cpo"] },
	theme: { brand: "#00A19A", action: "#0B5C78" },
} as unknown as TenantDefinition;

it("what a tenant's file changes is told right by right and role by role, and of all else by its name, in Dutch", () => {
	const after: TenantDefinition = {
		...tenant,
		access: { ...tenant.access, export: ["cpo"], eventlog: undefined } as unknown as TenantDefinition["access"],
		roles: { welstand: { label: "Welstandscommissie" }, cpo: { label: "Exploitant" } },
		theme: { ...tenant.theme, brand: "#000000" },
	};
	const sentences = compareTenants(tenant, after, rolesCalled(tenant, after)).map(({ sentence }) => sentence);
	expect(sentences).toEqual([
		"De rol 'Beheerder' verliest het recht 'Gebeurtenissen zien'.",
		"De rol 'Exploitant' krijgt het recht 'Exporteren'.",
		"De rol 'Beheerder' verliest het recht 'Exporteren'.",
		"De rol 'CPO' heet nu 'Exploitant'.",
		"De rol 'Welstandscommissie' is toegevoegd.",
		"'Vormgeving' van de organisatie is gewijzigd.",
	]);
	expect(compareTenants(tenant, { ...tenant }, rolesCalled(tenant, tenant))).toEqual([]);
});
