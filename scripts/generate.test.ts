import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { generatedFiles } from "./generate/generated-files.ts";
import { readSchemas, type Schema } from "./generate/read-schemas.ts";

describe("npm run generate", () => {
	it("was run after the last change of the schemas and blocks", async () => {
		const stale = [...(await generatedFiles(process.cwd()))]
			.filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text)
			.map(([path]) => path);
		const remedy = "These files no longer follow from schemas/. Run `npm run generate` and look at what changed";
		expect({ remedy, stale }).toEqual({ remedy, stale: [] });
	});
});

describe("the schemas of the language", () => {
	const { languages, roles } = readSchemas(process.cwd());

	it("list for editors the roles of roles.json", () => {
		const conditions = languages.get("condition.schema.json") as { readonly $defs: Readonly<Record<string, Schema>> } | undefined;
		expect(conditions?.$defs.role?.enum).toEqual(roles.map(({ role }) => role));
	});

	it.each([...languages.keys()])("describe every property of %s, with an example", (file) => {
		const bare = properties(languages.get(file) ?? {}, file).filter(({ schema }) => {
			const described = resolved(schema, file, languages);
			return typeof described.description !== "string" || !Array.isArray(described.examples);
		});
		expect(bare.map(({ path }) => path)).toEqual([]);
	});
});

interface Property {
	readonly path: string;
	readonly schema: Schema;
}

/** Every property anywhere in a schema, save those inside examples. */
function properties(node: unknown, path: string): readonly Property[] {
	if (Array.isArray(node)) return node.flatMap((item, index) => properties(item, `${path}/${index}`));
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) => {
		if (key === "examples" || key === "default" || key === "const" || key === "enum" || key === "if") return [];
		if (key !== "properties") return properties(value, `${path}/${key}`);
		return Object.entries(value as Readonly<Record<string, Schema>>).flatMap(([name, schema]) => [
			{ path: `${path}/${name}`, schema },
			...properties(schema, `${path}/${name}`),
		]);
	});
}

/** With the description and examples of what it refers to, where it has none of its own. */
function resolved(schema: Schema, file: string, languages: ReadonlyMap<string, Schema>): Schema {
	if (typeof schema.$ref !== "string") return schema;
	const [other, pointer = ""] = schema.$ref.split("#");
	const name = other === "" || other === undefined ? file : other;
	const target = pointer
		.split("/")
		.slice(1)
		.reduce<Schema>((node, key) => node[key] as Schema, languages.get(name) ?? {});
	return { ...resolved(target, name, languages), ...schema };
}
