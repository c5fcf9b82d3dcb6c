import { describe, expect, it } from "@jest/globals";
import { passwordErrors } from "./password-provider.ts";
import { passwordProblem } from "./password-rules.ts";

const context = ["laadstroom", "Stad aan Zee", "stad-aan-zee", "Ans van der Wit-Jansen", "a.janszoon@voorbeeld.example"];
const problems = (passwords: readonly string[]) => passwords.map((password) => [password, passwordProblem(password, context)]);
const all = (passwords: readonly string[], problem: string | null) => passwords.map((password) => [password, problem]);

describe("a new password", () => {
	it("is asked for", () => {
		expect(passwordProblem("", context)).toBe(passwordErrors.required);
	});

	it("V6.2.5 has 8 to 128 characters, of whatever kind", () => {
		const weak = [
			"Kr0kus!",
			"Kr0kussen-in-mei ".repeat(8),
			"        ",
			" ".repeat(20),
			"Aa1Aa1Aa1Aa1",
			"a".repeat(40),
			"Krokus7\u0000x",
			"Krokus7\ud800x",
		];
		expect(problems(weak)).toEqual(all(weak, passwordErrors.weak));
		const good = [
			"Kr0kusje",
			"krokussen7",
			"KROKUSSEN7",
			"Krokussen!",
			"krokus in mei",
			"narcissen",
			"730184526",
			"Krokussen7",
			"twee krokussen onder een eik",
			" Krokus 7 ",
			"Krökussen7",
			"Krokus7😀",
			`Kr0kus${"je".repeat(61)}`,
		];
		expect(problems(good)).toEqual(all(good, null));
	});

	it("is none that everybody tries first, whatever stands around it or in the place of its letters", () => {
		const common = [
			"Password1",
			"P@ssw0rd2026",
			"Welkom01",
			"W3lkom!2026",
			"Wachtwoord1!",
			"Qwerty12345",
			"1Qaz2wsx3edc",
			"Zomer2026!",
			"Iloveyou1",
			"Feyenoord1908",
			"passwordpassword1",
			"wachtwoordwachtwoord",
			"Abcdefgh1",
			"Admin12345",
		];
		expect(problems(common)).toEqual(all(common, passwordErrors.blacklisted));
	});

	it("holds no word that is about the person, the product or the organisation", () => {
		const about = [
			"Laadstroom-demo-2026",
			"L4adstr00m-Krokus",
			"StadKrokus77",
			"Krokus-Jansen-77",
			"Janszoon.Krokus.9",
			"Voorbeeld7krokus",
		];
		expect(problems(about)).toEqual(all(about, passwordErrors.blacklisted));
		// Words of up to three letters occur in too many others.
		expect(passwordProblem("Vanille-Derby-77", context)).toBeNull();
	});
});
