import { describe, expect, it } from "@jest/globals";
import { PersonAccess } from "./person-access.ts";

const tenant = { slug: "here", access: { realisationlist: ["cpo", "municipality"], realisationbtn: ["cpo"], eventlog: [] } };
const person = {
	userId: "u",
	name: "n",
	email: "e",
	roles: { here: { cpo: ["0202"], municipality: ["*"] }, there: { admin: ["*"] } },
};

describe("PersonAccess", () => {
	const access = new PersonAccess(person, tenant);

	it("adds up the codes of all roles that have the attribute", () => {
		expect(access.codes("realisationlist")).toBe("*");
		expect(access.codes("realisationbtn")).toEqual(["0202"]);
		expect(access.codes("eventlog")).toEqual([]);
	});

	it("adds up the codes of the roles that are asked for, of those that the person has", () => {
		expect(access.codesOf("cpo")).toEqual(["0202"]);
		expect(access.codesOf("cpo", "admin")).toEqual(["0202"]);
		expect(access.codesOf("cpo", "municipality")).toBe("*");
		expect(access.codesOf()).toEqual([]);
	});

	it("gives a role only for the codes it was given for", () => {
		expect(access.at("0202").roles).toEqual(["cpo", "municipality"]);
		expect(access.at("0268").roles).toEqual(["municipality"]);
		expect(access.at("0268").may("realisationbtn")).toBe(false);
	});

	it("knows nothing of roles in another tenant, nor of attributes nobody defined", () => {
		expect(access.has("admin")).toBe(false);
		expect(new PersonAccess({ ...person, roles: { there: { cpo: ["*"] } } }, tenant).hasRole).toBe(false);
	});
});
