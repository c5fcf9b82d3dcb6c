import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { trackedFiles } from "./source-files.ts";

/** Texts that people read: those of the web, of tenants and blocks, the manuals, and what engine, server and commands say in Dutch. */
const read =
	/^(web\/texts\/.*\.json|flows\/[^/]+\/(tenant|flow)\.json|flows\/[^/]+\/manuals\/.*\.md|server\/.*\.md|schemas\/(blocks|lists)\/.*\.json|(engine|server)\/(?!.*(test|fixture|generated)).*\.ts)$/;

interface Rule {
	/** The word to avoid. */
	readonly word: RegExp;
	/** The word to use, from the glossary. */
	readonly instead: string;
	/** Texts that are literal in the specification, or mean something else. */
	readonly but?: RegExp;
}

const rules: readonly Rule[] = [
	{
		word: /\bafgebroken\b/i,
		instead: "geannuleerd",
		// The danger notice of a cancelled process is literal in the specification; an aborted sign-in is not a process.
		but: /Dit proces is afgebroken|Het aanmelden is afgebroken/,
	},
	{ word: /\bgepauzeerd\b/i, instead: "on hold", but: /"(label|word|aliases)": |`Gepauzeerd`/ },
	{ word: /(^|["'`> ])ok([.!"'`< ]|$)/i, instead: "the verb of what happens", but: /"stream: OK"|status\\?"?: ?"ok"|"status":"ok"/ },
	{ word: /[Bb]evestigen het\b/, instead: "Bevestig", but: /Bevestigen het verwijderen/ },
	{ word: /\binloggen\b|\bingelogd\b/i, instead: "aanmelden, aangemeld" },
	{
		word: /"(Annuleer|Annuleren)"/,
		instead: "what is stopped, such as 'Verwerp wijzigingen'",
		but: /"(step\.button\.cancel|side\.status\.cancel|files\.upload\.cancel)"/,
	},
	{ word: /\bDoor U\b/, instead: "Door u" },
	{ word: /\brealisatie proces\b/i, instead: "realisatieproces", but: /Start een nieuw realisatie proces/ },
	{ word: /\b(\p{L}+)ed (door|op) de gebruiker\b/iu, instead: "Dutch" },
	{ word: /: ".*\bpop-?up\b|\bklik hier\b/i, instead: "the name of what is pressed" },
];

/** Lines with the word to avoid. */
function found(rule: Rule, text: string): readonly string[] {
	return text.split("\n").filter((line) => isText(line) && rule.word.test(line) && rule.but?.test(line) !== true);
}

/** Only text for people: not comments, nor code without a text. */
function isText(line: string): boolean {
	return !/^\s*(\/\/|\*|\/\*)/.test(line) && !/^\s*import /.test(line);
}

describe("one word for one thing", () => {
	const files = trackedFiles().filter((path) => read.test(path));

	it.each(rules.map((rule) => [String(rule.word), rule.instead, rule] as const))("%s is not written but %s", (_word, _instead, rule) => {
		const places = files.flatMap((path) => found(rule, readFileSync(path, "utf8")).map((line) => `${path}: ${line.trim().slice(0, 140)}`));
		expect(places).toEqual([]);
	});

	it("looks in what people read", () => {
		expect(files.length).toBeGreaterThan(100);
		for (const start of ["web/texts/", "flows/", "schemas/blocks/", "server/", "engine/"]) {
			expect(files.some((path) => path.startsWith(start))).toBe(true);
		}
	});

	it("sees a word that came in, and leaves the specification's own", () => {
		const [first] = rules;
		expect(first && found(first, '"x": "De export is afgebroken."')).toHaveLength(1);
		expect(first && found(first, '"x": "Dit proces is afgebroken, met reden {reason}"')).toEqual([]);
	});
});
