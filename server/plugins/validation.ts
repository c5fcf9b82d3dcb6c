import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import fastifyPlugin from "fastify-plugin";

const shared = {
	removeAdditional: false,
	useDefaults: false,
	allErrors: true,
	strict: true,
	strictRequired: false,
	allowUnionTypes: true,
} as const;

/**
 * How input is checked. A body must fit as it is: nothing is turned into another type, dropped or filled
 * in. Queries and paths are text, so there a number's text counts as the number. No formats but uuid.
 */
export const validation = fastifyPlugin(
	async (app) => {
		// Fastify reads text/plain by itself; here a body is JSON, or a route says otherwise.
		app.removeContentTypeParser("text/plain");
		const bodies = addFormats.default(new Ajv({ ...shared, coerceTypes: false }), ["uuid"]);
		const addresses = addFormats.default(new Ajv({ ...shared, coerceTypes: true }), ["uuid"]);
		app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === "body" ? bodies : addresses).compile(schema as object));
	},
	{ name: "validation" },
);
