import { describe, expect, it } from "@jest/globals";
import { resolveTenant } from "./resolve-tenant.ts";

const place = (slug: string, baseUrl = "") => ({ slug, label: slug, baseUrl, supportAddress: "" });
const tenants = [place("alfa", "https://alfa.example"), place("beta"), place("gamma", "no address")];
const person = (...slugs: string[]) => ({
	userId: "p",
	name: "",
	email: "",
	roles: Object.fromEntries(slugs.map((slug) => [slug, { cpo: ["*"] }])),
	acceptedTerms: {},
	signedInAt: null,
});
const resolve = (more: Partial<Parameters<typeof resolveTenant>[0]>) =>
	resolveTenant({ host: "laadstroom.example", tenants, person: person(), remembered: null, defaultTenant: "gamma", ...more });

describe("the tenant to work in", () => {
	it("is the host's, whatever the person's roles", () => {
		expect(resolve({ host: "alfa.example", person: person("beta"), remembered: "beta" })).toBe("alfa");
	});
	it("is the person's only one if the host belongs to none", () => {
		expect(resolve({ person: person("beta"), remembered: "alfa" })).toBe("beta");
	});
	it("is the last choice of a person with several, if they still have it", () => {
		expect(resolve({ person: person("alfa", "beta"), remembered: "beta" })).toBe("beta");
		expect(resolve({ person: person("alfa", "beta"), remembered: "delta" })).toBe("gamma");
	});
	it("is the default otherwise", () => {
		expect(resolve({})).toBe("gamma");
	});
});
