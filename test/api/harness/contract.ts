import { Ajv, type ValidateFunction } from "ajv";
import type { LightMyRequestResponse } from "fastify";

/** The parts of an OpenAPI document that the tests read. */
export interface OpenApi {
	readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
	readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface OpenApiOperation {
	readonly operationId: string;
	/** In bytes. */
	readonly "x-body-limit"?: number;
	readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required?: boolean; readonly schema: JsonSchema }[];
	readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
	readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> }>>;
}

export interface JsonSchema {
	readonly type?: string | readonly string[];
	readonly enum?: readonly unknown[];
	readonly pattern?: string;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly maxLength?: number;
	readonly items?: JsonSchema;
	readonly required?: readonly string[];
	readonly properties?: Readonly<Record<string, JsonSchema>>;
}

export interface Operation extends OpenApiOperation {
	readonly method: "GET" | "POST";
	readonly path: string;
	readonly body: JsonSchema | undefined;
}

/** Calls without a token: those that anybody may make, and file transfers, which the link itself authorises. */
const withoutToken: ReadonlySet<string> = new Set(["getClientConfiguration", "uploadFile", "downloadFile"]);

/** The calls that people make with a token. */
export function operationsOf(document: OpenApi): Operation[] {
	return Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods)
			.filter(([, { operationId }]) => !withoutToken.has(operationId) && !withoutEnd.has(operationId))
			.map(([method, operation]) => ({
				...operation,
				method: method.toUpperCase() as Operation["method"],
				path,
				body: operation.requestBody?.content["application/json"]?.schema,
			})),
	);
}

/** Its response continues for as long as somebody listens. */
const withoutEnd: ReadonlySet<string> = new Set(["listenToChanges"]);

/** Statuses that Fastify and the plugins return for any address, before the operation is known. */
const anywhere: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 414, 415]);

/** Checks responses against the document. */
export class Contract {
	readonly #problem: ValidateFunction;
	readonly #answers = new Map<string, ValidateFunction>();

	constructor(document: OpenApi) {
		const ajv = new Ajv({ strict: false, allowUnionTypes: true });
		ajv.addSchema({ $id: "openapi", components: document.components });
		const at = (schema: unknown) => JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')) as JsonSchema;
		this.#problem = ajv.compile({ $ref: "openapi#/components/schemas/problem" });
		for (const { operationId, responses } of operationsOf(document)) {
			for (const [status, { content = {} }] of Object.entries(responses)) {
				const schema = content["application/json"]?.schema;
				if (schema !== undefined) this.#answers.set(`${operationId} ${status}`, ajv.compile(at(schema)));
			}
		}
	}

	/**
	 * What is wrong with a response; empty if it matches the document. `operation` is omitted if the call used another
	 * method than the operation's; `sent` is the body of the call.
	 */
	faultsOf(answer: LightMyRequestResponse, operation?: Operation, sent?: unknown): string[] {
		const { statusCode, headers, body } = answer;
		if (statusCode >= 500) return [`answers ${statusCode}`];
		if (statusCode >= 400) return this.#faultsOfRefusal(answer, typeof sent === "string" ? sent : "");
		if (statusCode >= 300) return [`answers ${statusCode}`];
		if (operation === undefined) return [];
		const validate = this.#answers.get(`${operation.operationId} ${statusCode}`);
		if (operation.responses[statusCode] === undefined) return [`answers ${statusCode}, which is not documented`];
		if (validate === undefined) return String(headers["content-type"]).includes("json") ? ["answers JSON that is not documented"] : [];
		return validate(JSON.parse(body)) ? [] : [`the answer is not as documented: ${JSON.stringify(validate.errors?.[0])}`];
	}

	#faultsOfRefusal({ statusCode, headers, body, raw }: LightMyRequestResponse, sent: string): string[] {
		const faults: string[] = [];
		if (!anywhere.has(statusCode) && ![409, 422].includes(statusCode)) faults.push(`refuses with ${statusCode}`);
		if (headers["content-type"] !== "application/problem+json; charset=utf-8")
			return [...faults, `the refusal is ${String(headers["content-type"])}`];
		if (raw.req.method === "HEAD") return faults;
		const problem: unknown = parsed(body);
		if (!this.#problem(problem))
			return [...faults, `the refusal is not a problem: ${JSON.stringify(this.#problem.errors?.[0])} ${body.slice(0, 200)}`];
		const { status, title, detail, message, code } = problem as {
			status: number;
			title: string;
			detail: string;
			message: string;
			code: string;
		};
		if (status !== statusCode) faults.push(`says status ${status} with ${statusCode}`);
		if ([title, detail, message].some((text) => text.trim() === "")) faults.push("says nothing");
		if (!/^[a-z]+(-[a-z]+)*$/.test(code)) faults.push(`has the code ${code}`);
		if (tellsOfInside(body, sent)) faults.push("tells about the inside of the server");
		if (statusCode === 401 && !String(headers["www-authenticate"]).startsWith("Bearer")) faults.push("does not say how to sign in");
		if (headers["cache-control"] !== "no-store") faults.push("may be cached");
		return faults;
	}
}

/**
 * Whether the response contains server internals that the caller did not send: a refusal may repeat what it refuses.
 */
function tellsOfInside(body: string, sent: string): boolean {
	const inside = /node_modules|\bat [\w.]+ \(|SQLITE|select |insert into|TypeError/gi;
	return [...body.matchAll(inside)].some(([word]) => !sent.toLowerCase().includes(word.toLowerCase()));
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
