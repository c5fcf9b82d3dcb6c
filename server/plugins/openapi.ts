import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastifyPlugin from "fastify-plugin";
import { apiKeyHeader } from "./api-key.ts";
import { refusalsOf } from "./route-refusals.ts";

/** Swagger UI adds one style sheet of its own to the page; it is allowed by its hash and nothing else is. */
const pagePolicy =
	"default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; img-src 'self' data:; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Where the document says how many bytes a body may have. */
const bodyLimitName = "x-body-limit";

/** The OpenAPI document out of the routes' own schemas, at /api/openapi.json, and a page to browse it at /api/docs. */
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
