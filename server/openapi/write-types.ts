import type { FastifyInstance } from "fastify";
import { compile, type JSONSchema } from "json-schema-to-typescript";

type Json = Readonly<Record<string, unknown>>;

const banner = "/* Generated from the schemas of the routes: scripts/generate-api-types.ts writes it anew. Not to be edited. */";

/** TypeScript types of every call: per operation its params, query, body and answer, as the OpenAPI document has them. */
export async function writeTypes(app: FastifyInstance): Promise<string> {
	const document = app.swagger() as unknown as Json;
	const operations = operationsOf(document);
	const root = {
		title: "Api",
		...objectOf(Object.fromEntries(operations.map((operation) => [String(operation.operationId), schemaOf(operation)]))),
		definitions: (document.components as Json).schemas,
	};
	const schema = JSON.parse(JSON.stringify(root).replaceAll("#/components/schemas/", "#/definitions/")) as JSONSchema;
	return compile(schema, "Api", {
		bannerComment: banner,
		additionalProperties: false,
		unreachableDefinitions: false,
		format: true,
		style: { useTabs: true, printWidth: 140 },
	});
}

function operationsOf(document: Json): Json[] {
	const paths = Object.values(document.paths as Record<string, Record<string, Json>>);
	return paths.flatMap((methods) => Object.values(methods)).filter(({ operationId }) => operationId !== undefined);
}

function schemaOf(operation: Json): object {
	const {
		parameters = [],
		requestBody,
		responses,
	} = operation as {
		parameters?: { in: string; name: string; required?: boolean; schema: object }[];
		requestBody?: Json;
		responses: Record<string, Json>;
	};
	const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
	const group = (place: string) =>
		objectOf(
			Object.fromEntries(inPlace(place).map(({ name, schema }) => [name, schema])),
			inPlace(place)
				.filter(({ required }) => required === true)
				.map(({ name }) => name),
		);
	const body = jsonOf(requestBody);
	const answer = jsonOf(responses["200"] ?? responses["201"]);
	return objectOf({
		params: group("path"),
		query: group("query"),
		...(body === undefined ? {} : { body }),
		...(answer === undefined ? {} : { answer }),
	});
}

function jsonOf(message: Json | undefined): object | undefined {
	const content = message?.content as Record<string, { schema?: object }> | undefined;
	return content?.["application/json"]?.schema;
}

function objectOf(properties: Readonly<Record<string, object>>, required = Object.keys(properties)): object {
	return { type: "object", additionalProperties: false, required, properties };
}
