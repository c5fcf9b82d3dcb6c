import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
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
		// Compiled when a call first needs it: compiling them all takes a tenth of a start.
		app.setValidatorCompiler(({ schema, httpPart }) => {
			const ajv = httpPart === "body" ? bodies : addresses;
			let validate: ValidateFunction | undefined;
			const check = (data: unknown): boolean => {
				validate ??= ajv.compile(schema as object);
				const fits = validate(data);
				const valid = fits && (httpPart === "body" || onlyFinite(data));
				check.errors = valid ? null : (validate.errors ?? notFinite);
				return valid;
			};
			check.errors = null as ErrorObject[] | null;
			return check;
		});
	},
	{ name: "validation" },
);

/** "Infinity" counts as a number's text, and then passes every limit: Ajv asks limits of finite numbers only. */
const onlyFinite = (data: unknown): boolean =>
	Object.values(data ?? {}).every((value) => typeof value !== "number" || Number.isFinite(value));

const notFinite: ErrorObject[] = [{ keyword: "type", instancePath: "", schemaPath: "#/type", params: { type: "number" } }];
