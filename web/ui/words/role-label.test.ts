import { afterEach, expect, it } from "@jest/globals";
import { allowedRoleLabels, roleLabelApart, roleLabels, setRoleNames } from "./role-label.ts";

afterEach(() => setRoleNames({}));

it("nobody is told that a role can do something under the name of their own role, which can not", () => {
	expect(roleLabels(["guest", "caseviewer"])).toBe("Gast");
	expect(allowedRoleLabels(["customer", "caseviewer", "admin"])).toBe("Klant, Gast (caseviewer) of Beheerder");
	expect(allowedRoleLabels(["guest", "caseviewer"])).toBe("Gast");
	setRoleNames({ roles: { caseviewer: { label: "Inzage" } } });
	expect(allowedRoleLabels(["caseviewer", "admin"])).toBe("Inzage of Beheerder");
});

it("a choice between roles tells those with one name apart", () => {
	expect(["guest", "caseviewer", "customer"].map(roleLabelApart)).toEqual(["Gast (guest)", "Gast (caseviewer)", "Klant"]);
});
