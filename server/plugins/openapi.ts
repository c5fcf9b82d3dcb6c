import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyContextConfig, FastifySchema } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { entryOf, type ProblemCode } from "../problems/catalogue.ts";
import { apiKeyHeader } from "./api-key.ts";
import { withinTenant } from "./authorisation.ts";

/** Swagger UI adds one style sheet of its own to the page; only that one is allowed, by its hash. */
const pagePolicy =
	"default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; img-src 'self' data:; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The extension that gives the maximum size of a body in bytes. */
const bodyLimitName = "x-body-limit";

/** Generates the OpenAPI document from the routes' own schemas, at /api/openapi.json, with a page to browse it at /api/docs. */
export const openapi = fastifyPlugin(
	async (app) => {
		await app.register(swagger, {
			openapi: {
				openapi: "3.1.0",
				info: {
					title: "Laadstroom",
					version: "1",
					description:
						"Calls of Laadstroom. Every answer is `{ data, related?, metaData? }`, every refusal a problem (RFC 9457). Writes carry the `synced` of the record they change.",
				},
				servers: [{ url: app.config.publicUrl }],
				components: {
					securitySchemes: {
						apiKey: { type: "apiKey", in: "header", name: apiKeyHeader, description: "Says which program calls." },
						token: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "Access token of the OpenID provider." },
					},
				},
				security: [{ token: [], apiKey: [] }],
			},
			transform: ({ schema, url, route: { method, bodyLimit, config = {} } }) => ({
				url,
				schema: {
					...schema,
					response: { ...Object(schema.response), ...refusalsOf({ url, schema, config }) },
					...(method === "POST" && bodyLimit !== undefined ? { [bodyLimitName]: bodyLimit } : {}),
				},
			}),
			refResolver: {
				buildLocalReference: (json, _base, _fragment, index) => (typeof json.$id === "string" ? json.$id : `schema-${index}`),
			},
		});
		await app.register(swaggerUi, { routePrefix: "/api/docs", logLevel: "warn", staticCSP: pagePolicy });
		app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
	},
	{ name: "openapi", dependencies: ["config", "problems"] },
);

declare module "fastify" {
	interface FastifyContextConfig {
		/** Refusals of the route itself, beyond those common to all calls of its kind. */
		refusals?: readonly ProblemCode[] | undefined;
		/** Schema of the current record in a 409. */
		current?: object | undefined;
	}
}

/** Refusals possible for any call: problems with its address, its connection or the server itself. */
const ofEveryCall: readonly ProblemCode[] = [
	"invalid",
	"unauthenticated",
	"not-acceptable",
	"request-timeout",
	"uri-too-long",
	"too-many-requests",
	"headers-too-large",
	"unexpected",
	"unavailable",
	"starting",
	"no-room",
];

interface Refusable {
	readonly url: string;
	readonly schema: FastifySchema & { readonly security?: readonly object[] };
	readonly config: FastifyContextConfig;
}

/** Every code with which a call may be refused, derived from its route's configuration: plugins add many for all routes. */
function codesOf({ url, schema, config }: Refusable): readonly ProblemCode[] {
	const aboutTenant = url.startsWith(withinTenant) || config.tenant === "of-caller";
	const may = config.may ?? (aboutTenant ? "any-role" : "everybody");
	const keyed = schema.security?.some((scheme) => "apiKey" in scheme) ?? true;
	const codes: readonly (ProblemCode | false)[] = [
		...ofEveryCall,
		aboutTenant && "unknown-tenant",
		aboutTenant && "tenant-too-busy",
		may !== "everybody" && "forbidden",
		config.hidden === true && "not-found",
		may !== "everybody" && config.beforeTerms !== true && "terms-not-accepted",
		may !== "everybody" && keyed && "api-key",
		// A body is parsed before anything else, also for a write that has none.
		...(schema.body === undefined && schema.headers === undefined ? [] : (["bad-json", "too-large", "wrong-media-type"] as const)),
		schema.headers !== undefined && "idempotency-key-reused",
		...(config.refusals ?? []),
	];
	return [...new Set(codes.filter((code) => code !== false))];
}

/** By status, as the document describes them: a problem with one of these codes. */
function refusalsOf(route: Refusable): Readonly<Record<string, object>> {
	const codes = codesOf(route);
	const statuses = [...new Set(codes.map((code) => entryOf(code).status))].toSorted((one, other) => one - other);
	return Object.fromEntries(
		statuses.map((status) => [
			status,
			refusal(
				meanings[status] ?? "",
				codes.filter((code) => entryOf(code).status === status),
				status === 409 ? route.config.current : undefined,
			),
		]),
	);
}

function refusal(description: string, codes: readonly ProblemCode[], current: object | undefined) {
	const properties = { code: { enum: codes.toSorted() }, ...(current === undefined ? {} : { current }) };
	return {
		description,
		content: { "application/problem+json": { schema: { allOf: [{ $ref: "problem#" }, { type: "object", properties }] } } },
	};
}

const meanings: Readonly<Record<number, string>> = {
	400: "The call does not fit its schema, or what it asks for can't be done.",
	401: "No valid access token, or no key of a known program.",
	403: "No role in the tenant, or none that may do this.",
	404: "Unknown, of another tenant, or outside the person's geography codes: always the same answer.",
	406: "No form of the answer that the caller takes.",
	408: "The call took too long to arrive.",
	409: "Somebody else was first. `current` holds the record as it is now, where it changed.",
	410: "The link is not good any more.",
	413: "The body is too large.",
	414: "The address is too long.",
	415: "The body is of another kind than the call takes.",
	422: "The Idempotency-Key was used for another body.",
	429: "Too many calls; Retry-After says how many seconds to wait.",
	431: "The headers are too large.",
	500: "Unforeseen.",
	503: "The server, or a service that the call needs, cannot answer now.",
	507: "There is no room to store it.",
};
