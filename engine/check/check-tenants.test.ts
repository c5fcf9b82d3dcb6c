import { describe, expect, it } from "@jest/globals";
import { parseTenant } from "../definition/index.ts";
import { checkTenants } from "./check-tenants.ts";
import { soundTenant } from "./fixtures/sound-tenant.ts";

const tenant = (slug: string, isDefault?: boolean) =>
	parseTenant(
		JSON.stringify({ ...soundTenant, slug, name: slug, ...(isDefault === undefined ? {} : { default: isDefault }) }),
		`${slug}/tenant.json`,
	);
const found = (...tenants: ReturnType<typeof tenant>[]) => checkTenants(tenants).map(({ code, file, path }) => [code, file, path]);

describe("the check of tenants together", () => {
	it("wants exactly one default", () => {
		expect(found(tenant("arcadia"), tenant("utopia", true), tenant("atlantis", false))).toEqual([]);
		expect(found(tenant("arcadia"), tenant("utopia", false))).toEqual([["default-tenant", "arcadia/tenant.json", ""]]);
		expect(found(tenant("arcadia", true), tenant("utopia", true))).toEqual([["default-tenant", "utopia/tenant.json", "default"]]);
	});

	it("takes a tenant alone as it is", () => {
		expect(found(tenant("utopia"))).toEqual([]);
		expect(found()).toEqual([]);
	});

	it("leaves files that cannot be read to the check of each", () => {
		expect(found(parseTenant("{", "broken/tenant.json"), tenant("utopia"))).toEqual([]);
	});
});
