import { describe, expect, it } from "@jest/globals";
import { returnPath } from "./return-path.ts";

const origin = "https://laadstroom.example";

describe("returnPath", () => {
	it.each(["/", "/realisatie/actief?zoek=a%20b#rij-3", "/realisatie/1/2"])("leads back to %s", (path) => {
		expect(returnPath(path, origin)).toBe(path);
	});

	it.each([
		"https://evil.example/",
		"//evil.example/",
		"/\\evil.example",
		"\\\\evil.example",
		"/\t/evil.example",
		"javascript:alert(1)",
		"data:text/html,x",
		"realisatie",
		"",
		" /realisatie",
		"/aangemeld?code=1&state=2",
		undefined,
		null,
		{ toString: () => "/x" },
	])("leads to the start instead of %p", (wanted) => {
		expect(returnPath(wanted, origin)).toBe("/");
	});

	it("stays within the origin whatever the path contains", () => {
		for (const path of ["/../../x", "/./%2e%2e/x", "/@evil.example", "/:443", "/%5cevil.example", "/%2f%2fevil.example"]) {
			expect(new URL(returnPath(path, origin), origin).origin).toBe(origin);
		}
	});
});
