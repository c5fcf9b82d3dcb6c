import { describe, expect, it } from "@jest/globals";
import { statusProblems } from "./StatusDialog.tsx";

const allowed = ["vkb", "other"];

describe("statusProblems", () => {
	it("accepts a listed reason without a comment", () => {
		expect(statusProblems("vkb", "", allowed)).toEqual({});
	});

	it("REA-368 names a missing and an unknown reason", () => {
		expect(statusProblems("", "", allowed).reason).toBe("Er moet een reden geselecteerd worden");
		expect(statusProblems("nope", "", allowed).reason).toBe("Er moet een geldige reden geselecteerd worden");
	});

	it("allows 300 characters and not 301", () => {
		expect(statusProblems("vkb", "a".repeat(300), allowed)).toEqual({});
		expect(statusProblems("vkb", "a".repeat(301), allowed).comment).toBe("De reden omschrijving mag maximaal 300 karakters lang zijn");
	});

	it("names each refused character once", () => {
		expect(statusProblems("vkb", "a<b>{<", allowed).comment).toBe(
			"De reden omschrijving bevat karakters welke om veiligheidsredenen niet geaccepteerd worden: < (teken 2), > (teken 4), { (teken 5)",
		);
	});
});
