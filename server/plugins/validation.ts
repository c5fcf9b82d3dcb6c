import { Ajv, type ErrorObject } from "ajv";
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
		app.setValidatorCompiler(({ schema, httpPart }) => {
			if (httpPart === "body") return bodies.compile(schema as object);
			const validate = addresses.compile(schema as object);
			const check = (data: unknown) => {
				const valid = validate(data) && onlyFinite(data);
				check.errors = validate.errors ?? notFinite;
				return valid;
			};
			check.errors = validate.errors ?? notFinite;
			return check;
		});
	},
	{ name: "validation" },
);

/** "Infinity" counts as a number's text, and then passes every limit: Ajv asks limits of finite numbers only. */
const onlyFinite = (data: unknown): boolean =>
	Object.values(data ?? {}).every((value) => typeof value !== "number" || Number.isFinite(value));

const notFinite: ErrorObject[] = [{ keyword: "type", instancePath: "", schemaPath: "#/type", params: { type: "number" } }];
