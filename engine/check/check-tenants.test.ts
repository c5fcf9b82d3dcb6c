import { describe, expect, it } from "@jest/globals";
import { parseTenant } from "../definition/index.ts";
import { checkTenants } from "./check-tenants.ts";

const tenant = (slug: string, isDefault?: boolean) =>
	parseTenant(
		JSON.stringify({
			slug,
			name: slug,
			...(isDefault === undefined ? {} : { default: isDefault }),
			acronym: "UTO",
			pageTitle: "UTO",
			supportAddress: "support@utopia.example",
			theme: { brand: "#00A19A", action: "#0B5C78", logo: "logo.svg", logoAlt: "Utopia" },
			flow: "9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11",
			access: {},
			filterWords: [{ word: "actief", label: "Actief", category: "active" }],
			processTypes: [{ value: "new", text: "Nieuw" }],
			onHoldReasons: [{ value: "other", text: "Overig" }],
			cancelReasons: [{ value: "other", text: "Overig" }],
			search: { keys: ["reference"], placeholder: "Zoek" },
			map: {
				center: { latitude: 52, longitude: 5 },
				zoom: 11,
				bounds: [
					[50.7, 3.2],
					[53.6, 7.3],
				],
				countries: ["nl"],
			},
		}),
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
