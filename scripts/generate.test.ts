import { existsSync, readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Blocks, compareFlows, type FlowDefinition, resolveBlocks } from "../engine/index.ts";
import { flowReference } from "./generate/flow-reference.ts";
import { type LanguageProperty, languageChoices, languageProperties } from "./generate/language-properties.ts";
import { definitionAt, type Languages, type Schema } from "./generate/language-source.ts";
import { pageFiles } from "./generate/page-files.ts";
import { readSchemas } from "./generate/read-schemas.ts";
import { schemaFiles } from "./generate/schema-files.ts";
import { typeModule } from "./generate/type-module.ts";
import { validatorModule } from "./generate/validator-module.ts";
import { checkedWidgetsModule, widgetRegistry, widgetSchema, widgetsModule } from "./generate/widgets.ts";

const { languages, widgets: all } = readSchemas(process.cwd());
const properties = languageProperties(languages);

describe("npm run generate", () => {
	it("was run after the last change to the schemas and blocks", () => {
		const stale = [...schemaFiles(process.cwd()), ...pageFiles(process.cwd())]
			.filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text)
			.map(([path]) => path);
		const remedy = "These files no longer follow from schemas/. Run `npm run generate` and look at what changed";
		expect({ remedy, stale }).toEqual({ remedy, stale: [] });
	});

	it("generates types that match the schemas, for a flow as written and as resolved", () => {
		const types = typeModule(languages);
		expect(types).toContain("export interface StepDefinition<Section = SectionReference> {");
		expect(types).toContain("\treadonly sections: readonly Section[];");
		expect(types).toContain("\t/** Dutch name of the step. */\n\treadonly label: string;");
		expect(types).toContain('export type OnHide = "keep" | "clear";');
	});

	it("refuses two parts of the language with the same type name", () => {
		const taken: Languages = new Map([
			[
				"flow.schema.json",
				{ "x-type": "Flow", type: "object", properties: { a: { $ref: "#/$defs/flow" } }, $defs: { flow: { type: "string" } } },
			],
		]);
		expect(() => typeModule(taken)).toThrow("would both be the type Flow");
	});
});

/** What is missing or wrong in a property's description, for designers and for developers. */
function gapsOf({ name, help, meaning, example }: LanguageProperty): readonly string[] {
	return [
		...(name === "" ? ["no Dutch name"] : []),
		...(name.length > 40 ? ["a name of more than 40 letters"] : []),
		...(help === "" ? ["no Dutch help"] : []),
		...(help !== "" && !/[.…]$/.test(help) ? ["help that is no sentence"] : []),
		...(/\b(?:u|uw)\b/i.test(`${name} ${help}`) ? ["words to one person"] : []),
		...(meaning === "" ? ["no meaning in English"] : []),
		...(example === undefined ? ["no example"] : []),
	];
}

describe("the languages", () => {
	it("describe every property in Dutch and in English, with an example", () => {
		expect(properties.flatMap((property) => gapsOf(property).map((gap) => `${property.path}: ${gap}`))).toEqual([]);
		expect(properties.length).toBeGreaterThan(500);
	});

	it("describe every language, and each operator, effect, widget, format and role", () => {
		expect(new Set(properties.map(({ path }) => path.split(/[.#]/)[0]))).toEqual(
			// Conditions consist of operators, and have no properties of their own.
			new Set([...languages.keys()].map((file) => file.replace(".schema.json", "")).filter((name) => name !== "condition")),
		);
		const named = new Set(properties.map(({ path }) => path));
		for (const path of ["operator#condition.filled", "operator#computedValue.days-after", "flow#effect.step-stands"])
			expect([path, named.has(path)]).toEqual([path, true]);
		const choices = languageChoices(languages);
		expect([...choices.keys()]).toEqual(["condition#productRole", "widget#widget", "widget#format"]);
		expect([...choices].flatMap(([path, list]) => list.filter(({ name }) => name === "").map(({ value }) => `${path} ${value}`))).toEqual(
			[],
		);
	});

	it("are found out if they leave one undescribed", () => {
		const bare: Languages = new Map([["flow.schema.json", { properties: { note: { type: "string" } } }]]);
		expect(languageProperties(bare).map(gapsOf)).toEqual([["no Dutch name", "no Dutch help", "no meaning in English", "no example"]]);
		expect(
			gapsOf({ path: "", name: "Notitie", help: "Wat u wilt", meaning: "A note.", type: "string", required: false, example: "x" }),
		).toEqual(["help that is no sentence", "words to one person"]);
	});

	it("name each part that another part refers to", () => {
		expect(() => definitionAt(languages, "flow.schema.json#/$defs/unheardOf")).toThrow("There is no flow.schema.json#/$defs/unheardOf.");
	});
});

describe("docs/how-to/add-a-property.md", () => {
	const [, block = ""] = /```json\n([\s\S]*?)```/.exec(readFileSync("docs/how-to/add-a-property.md", "utf8")) ?? [];
	const entry = JSON.parse(`{${block}}`) as Readonly<Record<string, Schema>>;
	const [name = ""] = Object.keys(entry);
	/** The languages with a property added, or without it: the page stays valid for somebody who adopts the example as it is. */
	const withProperty = (file: string, part: readonly string[], more: Readonly<Record<string, Schema>>): Languages => {
		const changed = (node: Schema, keys: readonly string[]): Schema => {
			const [key, ...rest] = keys;
			if (key !== undefined) return { ...node, [key]: changed(node[key] as Schema, rest) };
			return { ...Object.fromEntries(Object.entries(node).filter(([each]) => each !== name)), ...more };
		};
		return new Map([...languages].map(([each, schema]) => [each, each === file ? changed(schema, part) : schema]));
	};
	const steps = ["$defs", "step", "properties"];
	const before = withProperty("flow.schema.json", steps, {});
	const after = withProperty("flow.schema.json", steps, entry);

	it("has an example that says everything a property needs", () => {
		const added = languageProperties(after).find(({ path }) => path === `flow#step.${name}`);
		expect(added === undefined ? ["it is none"] : gapsOf(added)).toEqual([]);
		expect(added).toMatchObject({
			name: entry[name]?.title,
			help: entry[name]?.description,
			type: "string",
			required: false,
			read: entry[name]?.["x-read"],
		});
		expect(added?.read).toBeDefined();
	});

	it("needs nothing but its entry for types and reference to include it", () => {
		const line = `readonly ${name}?: string;`;
		expect(interfaceIn(typeModule(before), "StepDefinition")).not.toContain(line);
		expect(interfaceIn(typeModule(after), "StepDefinition")).toContain(line);
		const schemas = readSchemas(process.cwd());
		expect(flowReference({ ...schemas, languages: before })).not.toContain(`**${String(entry[name]?.title)}**`);
		expect(flowReference({ ...schemas, languages: after })).toContain(
			`**${String(entry[name]?.title)}**: ${String(entry[name]?.description)}`,
		);
	});

	it("needs nothing but its entry for the check to accept it, and to refuse another value", () => {
		const flow = JSON.parse(readFileSync("engine/check/fixtures/base.json", "utf8")) as {
			readonly flow: { readonly steps: readonly object[] };
		};
		const told = (known: Languages, value: unknown): readonly string[] => {
			const context = createContext({
				given: { ...flow.flow, steps: flow.flow.steps.map((step) => ({ ...step, [name]: value })) },
			});
			const code = validatorModule(known).replace(/^export const (\w+) = /gm, "globalThis.$1 = ");
			return [...new Set(runInContext(`${code}\nflow(given) ? [] : flow.errors.map(({ keyword }) => keyword)`, context) as string[])];
		};
		expect(told(before, "Omdat het moet.")).toEqual(["additionalProperties"]);
		expect(told(after, "Omdat het moet.")).toEqual([]);
		expect(told(after, 3)).toEqual(["type"]);
	});

	it("is right that a property of a section is one of blocks", () => {
		const { properties: ofSections } = definitionAt(languages, "section.schema.json");
		const { properties: ofBlocks } = definitionAt(languages, "block.schema.json");
		const missing = Object.keys(ofSections as object).filter((each) => each !== "id" && !Object.hasOwn(ofBlocks as object, each));
		expect(missing).toEqual([]);
	});

	it("is right that no change to a property is considered safe until taught", () => {
		const { flow, blocks } = JSON.parse(readFileSync("engine/check/fixtures/base.json", "utf8")) as {
			readonly flow: FlowDefinition;
			readonly blocks: Blocks;
		};
		const was = resolveBlocks(flow, blocks);
		const is = { ...was, steps: was.steps.map((step, at) => (at === 0 ? { ...step, [name]: "Omdat het moet." } : step)) };
		expect(compareFlows(was, is).changes.map(({ severity }) => severity)).not.toContain("safe");
		expect(compareFlows(was, is).changes.length).toBeGreaterThan(0);
	});
});

/** The text of one interface. */
function interfaceIn(types: string, name: string): string {
	return new RegExp(`^export interface ${name}\\b[\\s\\S]*?^}`, "m").exec(types)?.[0] ?? "";
}

describe("docs/how-to/add-a-widget.md", () => {
	const page = readFileSync("docs/how-to/add-a-widget.md", "utf8");
	const [, block = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
	const entry = JSON.parse(`{${block}}`) as Readonly<Record<string, Schema>>;
	const [name = ""] = Object.keys(entry);
	// The page stays valid for somebody who adopts the example as it is.
	const known = { ...all, widgets: Object.fromEntries(Object.entries(all.widgets).filter(([each]) => each !== name)) };
	const widgets = { ...known, widgets: { ...known.widgets, ...entry } };

	it("has an example in the terms that describe widgets", () => {
		const words = readFileSync("schemas/widget-definition.ts", "utf8");
		for (const word of Object.keys(entry[name] ?? {}))
			if (!["title", "description", "x-english"].includes(word)) expect(words).toMatch(new RegExp(`readonly ${word}\\?:`));
	});

	it("needs nothing but its entry for the language to include it, with what it accepts", () => {
		const isRight = (languagePart: Schema, widget: string) => {
			const ajv = new Ajv2020({ strict: false, validateFormats: false });
			for (const [file, schema] of languages) ajv.addSchema(file === "widget.schema.json" ? languagePart : schema, file);
			return ajv.validate("section.schema.json", {
				id: "spots",
				schema: { type: "object", properties: { Spots: { type: "integer" } } },
				ui: { Spots: { "ui:widget": widget } },
			});
		};
		expect(isRight(widgetSchema(known), name)).toBe(false);
		expect(isRight(widgetSchema(widgets), name)).toBe(true);
		expect(widgetsModule(widgets)).toContain(`"${name}": {`);
		expect(checkedWidgetsModule(widgets)).toContain(JSON.stringify(entry[name]?.accepts, null, "\t").split("\n")[1]?.trim());
	});

	it("names the component and the test where the registry and jest look for them", () => {
		const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Widget`;
		expect(page).toContain(`\`web/forms/widgets/${component}.tsx\``);
		expect(page).toContain(`\`web/forms/widgets/${name}.test.tsx\``);
		expect(widgetRegistry(widgets)).toContain(`import { ${component} } from "../widgets/${component}.tsx";\n`);
		expect(widgetRegistry(widgets)).toContain(`"${name}": ${component},`);
	});
});
