import type { FastifyInstance } from "fastify";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { engineTypeName } from "../calls/schema-parts.ts";
import { type DescribedOperation, type Json, operationsOf } from "./operations-of.ts";

const banner = "/* Generated from the schemas of the routes: scripts/generate-api-types.ts writes it anew. Not to be edited. */";

/** Built-in types, which need no import. */
const ofLanguage: ReadonlySet<string> = new Set(["NonNullable", "Omit", "Readonly", "Record"]);

/** The library's comment on each named schema. */
const referenced = /\/\*\*\n \* This interface was referenced by [^/]*?\*\/\n/g;

/**
 * TypeScript types of every call, from the OpenAPI document: per operation its params, query, body and answer, the codes of its problems
 * and the record in a conflict.
 */
export async function writeTypes(app: FastifyInstance): Promise<string> {
	const { components } = app.swagger() as unknown as { readonly components: Json };
	const operations = operationsOf(app);
	const common = commonCodes(operations);
	const root = {
		title: "Api",
		...objectOf(Object.fromEntries(operations.map((operation) => [operation.id, schemaOf(operation, common)]))),
		definitions: components.schemas,
	};
	const named = new Set<string>();
	const schema = JSON.parse(JSON.stringify(root).replaceAll("#/components/schemas/", "#/definitions/"), (_, node: unknown) =>
		inTypescript(node, named),
	) as JSONSchema;
	const types = await compile(schema, "Api", {
		bannerComment: "",
		additionalProperties: false,
		unreachableDefinitions: true,
		// As an array: a tuple for each possible length would not help callers.
		ignoreMinAndMaxItems: true,
		format: true,
		style: { useTabs: true, printWidth: 140 },
	});
	const imports = named.size > 0 ? `import type { ${[...named].sort().join(", ")} } from "../../../engine/index.ts";\n\n` : "";
	const titles = Object.values(components.schemas as Readonly<Record<string, { readonly title: string }>>).map(({ title }) => title);
	const schemas = `/** What several calls answer. */\nexport interface Schemas {\n${titles.map((title) => `\t${title}: ${title};\n`).join("")}}\n`;
	const codes = `/** What every call with a token may be refused with. */\nexport type CommonCode =\n${common.map((code) => `\t| "${code}"`).join("\n")};\n`;
	return `${banner}\n\n${imports}${types.replaceAll(referenced, "").trimStart()}${schemas}${codes}`;
}

/** Replaces a schema that names a type of the engine by that type. */
function inTypescript(node: unknown, named: Set<string>): unknown {
	if (typeof node !== "object" || node === null || !(engineTypeName in node)) return node;
	const { [engineTypeName]: type, description } = node as { readonly [engineTypeName]: string; readonly description?: string };
	for (const [name] of type.matchAll(/(?<!["\w.])[A-Z]\w*/g)) if (!ofLanguage.has(name)) named.add(name);
	return { tsType: type, ...(description === undefined ? {} : { description }) };
}

/** The codes of nearly every call, which are listed once: those of the operation that has the fewest and needs a role. */
function commonCodes(operations: readonly DescribedOperation[]): readonly string[] {
	const withRole = operations.map(({ codes }) => codes).filter((codes) => codes.includes("terms-not-accepted"));
	const [first = [], ...others] = withRole;
	return first.filter((code) => others.every((codes) => codes.includes(code))).toSorted();
}

function codeSchema(codes: readonly string[], common: readonly string[]): object {
	const isCommon = common.every((code) => codes.includes(code));
	const own = codes.filter((code) => !isCommon || !common.includes(code)).toSorted();
	return { tsType: [...(isCommon ? ["CommonCode"] : []), ...own.map((code) => JSON.stringify(code))].join(" | ") };
}

function schemaOf({ parameters, body, answer, codes, current }: DescribedOperation, common: readonly string[]): object {
	const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
	const group = (place: string) =>
		objectOf(
			Object.fromEntries(inPlace(place).map(({ name, schema }) => [name, schema])),
			inPlace(place)
				.filter(({ required }) => required === true)
				.map(({ name }) => name),
		);
	return objectOf({
		params: group("path"),
		query: group("query"),
		...(body === undefined ? {} : { body }),
		...(answer === undefined ? {} : { answer }),
		code: codeSchema(codes, common),
		...(current === undefined ? {} : { current }),
	});
}

function objectOf(properties: Readonly<Record<string, object>>, required = Object.keys(properties)): object {
	return { type: "object", additionalProperties: false, required, properties };
}
