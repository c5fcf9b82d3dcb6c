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
	});
	it("is the one that is asked for, if they can open it", () => {
		expect(resolve({ person: person("alfa", "beta"), asked: "alfa", remembered: "beta" })).toBe("alfa");
		expect(resolve({ person: person("alfa", "beta"), asked: "gamma", remembered: "beta" })).toBe("beta");
		expect(resolve({ host: "alfa.example", person: person("alfa", "beta"), asked: "beta" })).toBe("alfa");
	});
	it("is the default for a person with several who has a role there and made no choice, or can't open it any more", () => {
		expect(resolve({ person: person("alfa", "gamma") })).toBe("gamma");
		expect(resolve({ person: person("alfa", "gamma"), remembered: "beta" })).toBe("gamma");
	});
	it("is the first of a person with several when they have no role in the default", () => {
		expect(resolve({ person: person("beta", "alfa") })).toBe("beta");
		expect(resolve({ person: person("beta", "alfa"), remembered: "delta" })).toBe("beta");
	});
	it("is one that exists, and in which the person is more than a guest, if there is one", () => {
		const roles = { delta: { cpo: ["*"] }, gamma: { guest: ["*"] }, alfa: {}, beta: { cpo: ["*"] } };
		expect(resolve({ person: { ...person(), roles }, remembered: "gamma" })).toBe("beta");
		expect(resolve({ person: { ...person(), roles: { alfa: { guest: ["*"] } } } })).toBe("alfa");
	});
	it("is the default otherwise", () => {
		expect(resolve({})).toBe("gamma");
	});
});
