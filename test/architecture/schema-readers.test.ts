import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";

/**
 * Where the product reads each property of the languages that tenants are written in: a file, which names the property;
 * with `#any` behind it one that reads whatever names there are, or hands them to a library. A property that is not
 * read is a promise to a designer that nobody keeps.
 */
const readers = JSON.parse(readFileSync(resolve("test/architecture/schema-readers.json"), "utf8")) as Readonly<Record<string, string>>;

/** Scenarios are told to the tests. */
const languages = readdirSync("schemas").filter((name) => name.endsWith(".schema.json") && name !== "scenario.schema.json");

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
/** Say nothing of properties of their own. */
const leaves: ReadonlySet<string> = new Set(["properties", "$defs", "examples", "default", "description", "enum", "const", "required"]);

/** "tenant.search.keys", "tenant#theme.logo": every property, with the parts it stands in. */
function propertiesOf(node: unknown, path: string): readonly string[] {
	if (Array.isArray(node)) return node.flatMap((each) => propertiesOf(each, path));
	if (!isNode(node)) return [];
	const own = isNode(node.properties) ? Object.entries(node.properties) : [];
	const parts = isNode(node.$defs) ? Object.entries(node.$defs) : [];
	return [
		...own.flatMap(([name, each]) => [...(name.startsWith("$") ? [] : [`${path}.${name}`]), ...propertiesOf(each, `${path}.${name}`)]),
		...parts.flatMap(([name, each]) => propertiesOf(each, `${path.split(/[.#]/)[0]}#${name}`)),
		...Object.entries(node).flatMap(([word, each]) => (leaves.has(word) ? [] : propertiesOf(each, path))),
	];
}

const declared = new Set(
	languages.flatMap((file) => propertiesOf(JSON.parse(readFileSync(join("schemas", file), "utf8")), file.replace(".schema.json", ""))),
);

/** What a file does, without what it says about itself and without declarations of what it is given. */
function doing(file: string): string {
	return readFileSync(file, "utf8")
		.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "")
		.replace(/^\s*readonly [^\n]*$/gm, "");
}

const notReading = /(^|\/)(generated|check|difference|fixtures|test-support)\/|\.(test|fixture)\.tsx?$/;

function faultOf(property: string, said: string | undefined): string | null {
	if (said === undefined) return "schema-readers.json does not say where it is read";
	const [file = "", any] = said.split("#");
	if (!/^(engine|server|web)\/.*\.tsx?$/.test(file) || notReading.test(file)) return `${file} is not part of what runs`;
	if (!existsSync(file)) return `${file} is gone`;
	const name = property.split(/[.#]/).at(-1) ?? "";
	const named = new RegExp(`(?<![\\w-])${name.replace(/\W/g, "\\$&")}(?![\\w-])`).test(doing(file));
	return any === "any" || named ? null : `${file} does not name it`;
}

describe("properties of the languages", () => {
	it("are each read by the product", () => {
		const faults = [...declared].flatMap((property) => {
			const fault = faultOf(property, readers[property]);
			return fault === null ? [] : [`${property}: ${fault}`];
		});
		expect(faults).toEqual([]);
	});

	it("are those that the schemas have", () => {
		expect(Object.keys(readers).filter((property) => !declared.has(property))).toEqual([]);
	});

	it("are found out when nobody reads them", () => {
		expect(faultOf("tenant.search.keys", undefined)).toMatch(/does not say where/);
		expect(faultOf("tenant.search.unheardOf", "web/realisations/list/ListPage.tsx")).toMatch(/does not name it/);
		expect(faultOf("tenant.search.keys", "engine/check/check-tenant.ts")).toMatch(/not part of what runs/);
		expect(propertiesOf({ properties: { a: { items: { properties: { b: {} } } } } }, "tenant")).toEqual(["tenant.a", "tenant.a.b"]);
	});
});
