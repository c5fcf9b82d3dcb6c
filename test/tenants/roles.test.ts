import { describe, expect, it } from "@jest/globals";
import { roleLabel } from "../../web/ui/words/role-label.ts";

describe("roles", () => {
	it("PLA-040 have their Dutch labels", () => {
		const roles = ["cpo", "municipality", "admin", "caseworker", "rvb", "customer", "guest", "caseviewer"];
		expect(roles.map((role) => roleLabel(role))).toEqual([
			"CPO",
			"Gemeente",
			"Beheerder",
			"Medewerker",
			"Medewerker",
			"Klant",
			"Gast",
			"Gast",
		]);
	});
});
