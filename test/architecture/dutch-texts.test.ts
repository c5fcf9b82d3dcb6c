import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { choices, properties } from "../../schemas/index.ts";
import { catalogue } from "../../server/problems/catalogue.ts";
import { dutchWords, literalsOf, strayDutch } from "./dutch-words.ts";
import { foreignIn } from "./foreign-words.ts";
import { isTest, sourceFiles } from "./source-files.ts";

const shownKeys = new Set(
	"label title text message placeholder short help hint warning add item confirm description pageTitle logoAlt required minLength maxLength format".split(
		" ",
	),
);

/** Codes of refusals and formats occur where texts can occur too. */
const isCode = (text: string) => /^[a-z]+(-[a-z]+)*$/.test(text);

/** Texts under the keys that are shown on screen, wherever they are in the file. */
function shownTexts(value: unknown, key = ""): string[] {
	if (typeof value === "string") return shownKeys.has(key) && !isCode(value) ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((entry) => shownTexts(entry, key));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, entry]) => shownTexts(entry, name));
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const jsonFiles = (folder: string) =>
	readdirSync(folder)
		.filter((name) => name.endsWith(".json"))
		.map((name) => join(folder, name));

const interfaceTexts = jsonFiles("web/texts").map((path) => [path, Object.values(json(path) as Record<string, string>)] as const);
const flowTexts = [
	...readdirSync("flows").flatMap((slug) => ["tenant.json", "flow.json"].map((name) => join("flows", slug, name))),
	...jsonFiles("schemas/blocks"),
].map((path) => {
	// A flow's own description is for designers; As is a municipality.
	const { description: _, municipalityOptions: __, ...file } = json(path) as Record<string, unknown>;
	return [path, shownTexts(file)] as const;
});

/** Messages of the engine and the server outside their texts. */
const writtenMessage =
	/(?:\b(?:message|reason|title|detail)\s*[:=]\s*|\b(?:no|byRoles|refuse|invalid)\((?:[^()"`]*,\s*)?)["`]([^"`]+)["`]/g;
/** A sentence that is the value of a name, as in a table of messages. */
const tabledMessage = /["\w]:\s*["`]([A-Z][^"`\n]* [^"`\n]*)["`]/g;
const codeTexts = sourceFiles()
	.filter(({ path }) =>
		/^(engine\/(command|progress|run|validation)|server\/(accounts\/sign-in-pages|problems|realisations|stakeholders|locations))\//.test(
			path,
		),
	)
	.filter(({ path }) => !isTest(path) && !/fixture|geocoder|catalogue/.test(path))
	.map(({ path, text }) => {
		const patterns = path.startsWith("engine/") ? [writtenMessage, tabledMessage] : [writtenMessage];
		const messages = new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, message]) => message ?? "")));
		return [path, [...messages].filter((message) => !isCode(message))] as const;
	});

/** Texts of the engine and the server, extracted from their modules. */
const modules = sourceFiles().filter(({ path }) => /^(?:engine|server)\/texts\/.*\.ts$/.test(path));
const moduleTexts = modules.map(({ path, text }) => [path, literalsOf(text)] as const);

/** Text in a component that is not in the texts: between two tags, or in an attribute that is read aloud. */
const literalText =
	/>\s*([A-Za-zÀ-ÿ][^<>{}=;()]*[a-zà-ÿ]{2}[^<>{}=;()]*)<\/|\b(?:aria-label|title|placeholder|alt)="([^"]*[a-z]{2}[^"]*)"/g;
const components = sourceFiles().filter(({ path }) => path.startsWith("web/") && path.endsWith(".tsx") && !/test/.test(path));
const literalsIn = (text: string) => [...text.matchAll(literalText)].map(([, between, attribute]) => between ?? attribute ?? "");

describe("the language of the interface", () => {
	it("REA-004 is Dutch: every text of the web, of the flows and their blocks, and of what the engine and the server say", () => {
		const found = [...interfaceTexts, ...flowTexts, ...moduleTexts, ...codeTexts].flatMap(([path, texts]) =>
			texts.flatMap((text) => (foreignIn(text) === undefined ? [] : [`${path}: ${text} (${foreignIn(text)})`])),
		);
		expect(found).toEqual([]);
		for (const [path, texts] of interfaceTexts) expect([path, texts.length > 0]).toEqual([path, true]);
		expect(flowTexts.flatMap(([, texts]) => texts).length).toBeGreaterThan(200);
		expect(moduleTexts.flatMap(([, texts]) => texts).length).toBeGreaterThan(400);
		// The specification gives this one in English.
		const { "unknown-tenant": _, ...problems } = catalogue;
		expect(Object.values(problems).filter(({ title, detail }) => foreignIn(title) ?? foreignIn(detail))).toEqual([]);
		expect(components.flatMap(({ path, text }) => literalsIn(text).map((literal) => `${path}: ${literal}`))).toEqual([]);
		expect(readFileSync("web/index.html", "utf8")).toMatch(/<html lang="nl">/);
		expect(readFileSync("server/accounts/sign-in-pages/page.ts", "utf8")).toMatch(/<html lang="nl">/);
	});

	it("would be found out when it were another one", () => {
		for (const text of [
			"Save",
			"The step is completed.",
			"Please enter a date",
			"{n} requests could not be loaded",
			"Show six more recent location proposals today",
		])
			expect([text, foreignIn(text)]).not.toEqual([text, undefined]);
		for (const text of ["Opslaan", "On hold", "Workflow", "De stap is afgerond.", "Stap {number} van {total}", "support@go-ral.example"])
			expect([text, foreignIn(text)]).toEqual([text, undefined]);
		expect(literalsIn('<p className="x">Save this</p><img alt="a map" />')).toEqual(["Save this", "a map"]);
		expect(literalsIn('<p className="x">{text("a.b")}</p>')).toEqual([]);
	});
});

describe("the Dutch of the engine and the server", () => {
	const words = dutchWords();

	it("stands in their texts, where a translator finds it, and nowhere else", () => {
		expect(strayDutch(sourceFiles(), words)).toEqual([]);
	});

	it("is found where it is planted", () => {
		const planted = [
			{ path: "engine/run/a.ts", text: 'throw new Error("Deze stap bestaat niet.");' },
			{ path: "server/tags/b.ts", text: "const c = `Verwijderd`; // geen tekst, niet geteld" },
			{ path: "server/accounts/c.ts", text: 'html`<p class="muted">Wachtwoord</p>`' },
			{ path: "engine/texts/d.ts", text: 'export const gone = "Deze stap bestaat niet.";' },
			{ path: "engine/run/e.ts", text: 'type A = "vandaag"; const step = "The step is gone."; const b = { niet: 1 };' },
		];
		expect(strayDutch(planted, words).map((line) => line.split(":")[0])).toEqual([
			"engine/run/a.ts",
			"server/tags/b.ts",
			"server/accounts/c.ts",
		]);
	});

	it("has no text that nothing says", () => {
		const everything = sourceFiles().filter(({ path }) => !isTest(path));
		const unused = modules.flatMap(({ path, text }) => {
			const space = new RegExp(`import \\* as (\\w+) from "[^"]*texts/${path.split("/").at(-1)}"`);
			const name = everything
				.map((file) => (file.path.startsWith(path.split("/")[0] ?? "") ? space.exec(file.text)?.[1] : undefined))
				.find(Boolean);
			const says = everything.filter((file) => file.text.includes(`${name}.`) || file.path === path);
			return [...text.matchAll(/^export const (\w+)/gm)].flatMap(([, key]) => {
				const used = new RegExp(`\\b${name}\\.${key}\\b|\\$\\{${key}\\}`);
				return says.some((file) => used.test(file.text)) ? [] : [`${path}: ${key}`];
			});
		});
		expect(modules.length).toBeGreaterThan(10);
		expect(unused).toEqual([]);
	});
});

describe("the language of designers", () => {
	it("is Dutch: the name and the help of every property, and of every name in a closed list", () => {
		const said = [
			...Object.entries(properties),
			...Object.entries(choices).flatMap(([path, list]) => list.map((choice) => [path, choice] as const)),
		];
		const found = said.flatMap(([path, { name, help }]) =>
			[name, help].flatMap((text) => (foreignIn(text) === undefined ? [] : [`${path}: ${text} (${foreignIn(text)})`])),
		);
		expect(found).toEqual([]);
		expect(said.length).toBeGreaterThan(550);
	});

	it("calls a tenant what the screens call it", () => {
		const said = [
			...Object.entries(properties),
			...Object.entries(choices).flatMap(([path, list]) => list.map((one) => [path, one] as const)),
		];
		expect(said.filter(([, { name, help }]) => /\btenants?\b(?!\.json)/i.test(`${name} ${help}`)).map(([path]) => path)).toEqual([]);
	});
});

describe("dates and numbers", () => {
	const calls = sourceFiles()
		.filter(({ path }) => /^(web|engine)\//.test(path) && !isTest(path))
		.flatMap(({ path, text }) =>
			[
				...text.matchAll(
					/Intl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|PluralRules|Collator|ListFormat)\(([^,)]*)|\.toLocale\w*String\(([^,)]*)/g,
				),
			].map(([, constructed = "", converted = ""]) => ({ path, locale: (constructed || converted).trim() })),
		);

	it("REA-481 are written in the locale nl-NL wherever they are put into words", () => {
		expect(calls.length).toBeGreaterThan(5);
		expect(calls.filter(({ locale }) => locale !== '"nl-NL"')).toEqual([]);
	});
});
