import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { properties, requestAttributes } from "../../schemas/index.ts";
import { languageProperties } from "../../scripts/generate/language-properties.ts";
import { readSchemas } from "../../scripts/generate/read-schemas.ts";
import { trackedFiles } from "./source-files.ts";

/**
 * Where the product reads each property of the languages that tenants are written in, as stated in its schema beside its help (`x-read`): a
 * file that names the property; with `#any` appended, one that reads all properties alike or passes them on to a library. Attributes of the
 * access map and of requests have no `x-read`, nor do operators, which do not compile without their code. A property that nothing reads
 * would be an empty promise to designers.
 */
const readers: ReadonlyMap<string, string> = new Map(
	languageProperties(readSchemas(process.cwd()).languages).flatMap(({ path, read }) => (read === undefined ? [] : [[path, read]])),
);

/** Scenarios are read by the tests. A block is a section, and is read where sections are. */
const elsewhere = (property: string) =>
	/^(scenario[.#]|operator#)/.test(property) || (property.startsWith("block.") && property.replace("block", "section") in properties);

const declared = new Set(Object.keys(properties).filter((property) => !elsewhere(property)));

/** The code of a file, without its comments and without type declarations. */
function doing(file: string): string {
	return readFileSync(file, "utf8")
		.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "")
		.replace(/^\s*readonly [^\n]*$/gm, "");
}

const notReading = /(^|\/)(generated|check|difference|fixtures|test-support)\/|\.(test|fixture)\.tsx?$/;

const product = trackedFiles().filter((file) => /^(engine|server|web)\/.*\.tsx?$/.test(file) && !notReading.test(file) && existsSync(file));
const whatItDoes = product.map(doing).join("\n");

/** The names of attributes form a closed list, so any file with one in quotes reads it. */
const isAttribute = (property: string) => /^tenant\.access\.\w+$/.test(property);

/** Attributes of requests are all read by one reader, driven by schemas/request-fields.json. */
const isRequestAttribute = (property: string) => property.replace("request-fields#requestFields.", "") in requestAttributes;

function faultOf(property: string, said: string | undefined): string | null {
	if (isAttribute(property)) return whatItDoes.includes(`"${property.split(".").at(-1)}"`) ? null : "nothing asks for it";
	if (isRequestAttribute(property) && whatItDoes.includes("readerOf(attribute)")) return null;
	if (said === undefined) return "its schema does not say where it is read (x-read)";
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
			const fault = faultOf(property, readers.get(property));
			return fault === null ? [] : [`${property}: ${fault}`];
		});
		expect(faults).toEqual([]);
	});

	it("say so only where somebody has to look", () => {
		const unneeded = [...readers.keys()].filter(
			(property) => !declared.has(property) || isAttribute(property) || isRequestAttribute(property),
		);
		expect(unneeded).toEqual([]);
	});

	it("are found out when nobody reads them", () => {
		expect(faultOf("tenant.access.unheardOf", undefined)).toMatch(/nothing asks for it/);
		expect(faultOf("tenant.search.keys", undefined)).toMatch(/does not say where it is read/);
		expect(faultOf("tenant.search.unheardOf", "web/realisations/list/ListPage.tsx")).toMatch(/does not name it/);
		expect(faultOf("tenant.search.keys", "engine/check/check-tenant.ts")).toMatch(/not part of what runs/);
	});
});
