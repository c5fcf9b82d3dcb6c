import type { FastifyInstance } from "fastify";

export type Json = Readonly<Record<string, unknown>>;

/** A call of the API, as in the OpenAPI document. */
export interface DescribedOperation {
	readonly id: string;
	/** In capitals. */
	readonly method: string;
	/** Path below the server's address, with {names} in it. */
	readonly path: string;
	readonly parameters: readonly { readonly in: string; readonly name: string; readonly required?: boolean; readonly schema: object }[];
	/** Schemas of the body and of a successful answer; undefined for none, or one that is not JSON. */
	readonly body: object | undefined;
	readonly answer: object | undefined;
	/** Codes of the problems with which it may be refused, and the schema of the current record in a 409. */
	readonly codes: readonly string[];
	readonly current: object | undefined;
}

/** Every named call, in the order of the document. */
export function operationsOf(app: FastifyInstance): readonly DescribedOperation[] {
	const { paths } = app.swagger() as unknown as { readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>> };
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods)
			.filter(([, { operationId }]) => operationId !== undefined)
			.map(([method, operation]) => described(method, path, operation)),
	);
}

function described(method: string, path: string, operation: Json): DescribedOperation {
	const responses = operation.responses as Readonly<Record<string, Json>>;
	return {
		id: String(operation.operationId),
		method: method.toUpperCase(),
		path,
		parameters: (operation.parameters ?? []) as DescribedOperation["parameters"],
		body: jsonOf(operation.requestBody as Json | undefined),
		answer: jsonOf(responses["200"] ?? responses["201"]),
		codes: Object.values(responses).flatMap((response) => refusedIn(response)?.code?.enum ?? []),
		current: refusedIn(responses["409"])?.current,
	};
}

function jsonOf(message: Json | undefined): object | undefined {
	const content = message?.content as Readonly<Record<string, { readonly schema?: object }>> | undefined;
	return content?.["application/json"]?.schema;
}

interface RefusedIn {
	readonly code?: { readonly enum: readonly string[] };
	readonly current?: object;
}

/** The part of a problem that is specific to this operation. */
function refusedIn(response: Json | undefined): RefusedIn | undefined {
	const content = response?.content as Readonly<Record<string, { readonly schema: { readonly allOf?: readonly Json[] } }>> | undefined;
	return content?.["application/problem+json"]?.schema.allOf?.[1]?.properties as RefusedIn | undefined;
}
