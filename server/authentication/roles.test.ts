import { describe, expect, it } from "@jest/globals";
import { claimFromRoles, rolesFromClaim } from "./roles.ts";

const plain = (claim: unknown) => JSON.parse(JSON.stringify(rolesFromClaim(claim))) as unknown;

describe("rolesFromClaim", () => {
	it("reads a list of tenant entries", () => {
		const claim = [
			{ tenant: "alfa", role: "cpo", details: ["0200", "0202"] },
			{ tenant: "alfa", role: "cpo", details: ["0203"] },
			{ tenant: "beta", role: "admin", details: true },
			{ tenant: "beta", role: "municipality", details: "*" },
			{ tenant: "beta", role: "guest" },
		];
		expect(plain(claim)).toEqual({
			alfa: { cpo: ["0200", "0202", "0203"] },
			beta: { admin: ["*"], municipality: ["*"], guest: [] },
		});
	});

	it("reads an object with tenant, admin, cpo and municipality lists", () => {
		const claim = { tenant: "alfa", admin: true, cpo: ["0200"], municipality: [] };
		expect(plain(claim)).toEqual({ alfa: { admin: ["*"], cpo: ["0200"] } });
		expect(plain([claim, { tenant: "beta", cpo: ["*", "0200"] }])).toEqual({ alfa: { admin: ["*"], cpo: ["0200"] }, beta: { cpo: ["*"] } });
	});

	it("reads true and * as all codes, and * beside codes too", () => {
		for (const details of [true, "*", ["*"], ["0200", "*"]])
			expect(plain([{ tenant: "alfa", role: "cpo", details }])).toEqual({ alfa: { cpo: ["*"] } });
	});

	it.each([
		undefined,
		null,
		"admin",
		42,
		true,
		[],
		{},
		[["alfa", "cpo"]],
		[{ tenant: "alfa" }],
		[{ role: "cpo", details: ["*"] }],
		[{ tenant: "alfa", role: "cpo", details: false }],
		[{ tenant: "alfa", role: "cpo", details: { all: true } }],
		[{ tenant: "alfa", role: ["cpo"], details: ["*"] }],
		[{ tenant: ["alfa"], role: "cpo", details: ["*"] }],
		[{ tenant: "__proto__", role: "cpo", details: ["*"] }],
		[{ tenant: "alfa", role: "__proto__", details: ["*"] }],
		{ tenant: "alfa", cpo: "yes" },
		{ tenant: "alfa", cpo: false },
		JSON.parse('{"tenant":"alfa","__proto__":["*"]}'),
	])("gives nothing for %j", (claim) => {
		expect(Object.values(plain(claim) as object).flatMap((roles) => Object.keys(roles as object))).toEqual([]);
		expect(Object.getPrototypeOf({})).toBe(Object.prototype);
		expect(({} as Record<string, unknown>).cpo).toBeUndefined();
	});

	it("leaves out codes that are none", () => {
		const details = ["0200", 202, null, "", "a b", "../x", "x".repeat(90), { code: "0203" }];
		expect(plain([{ tenant: "alfa", role: "cpo", details }])).toEqual({ alfa: { cpo: ["0200"] } });
	});

	it("reads back what the embedded provider writes", () => {
		const roles = { alfa: { cpo: ["*"], guest: [] }, beta: { municipality: ["0202", "0200"] } };
		expect(plain(claimFromRoles(roles))).toEqual(roles);
	});
});
