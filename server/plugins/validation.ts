import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { refusedShape } from "../outside/json-shape.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";

const shared = {
	removeAdditional: false,
	useDefaults: false,
	strict: true,
	strictRequired: false,
	allowUnionTypes: true,
} as const;

/** Maximum number of values, at any depth, in input for which all errors are reported rather than only the first. */
const mostCounted = 2000;

/**
 * Validates input. A body must be valid as it is: nothing is converted, dropped or filled in. Queries and paths are text, so there a
 * numeric string counts as a number. The only format is uuid. The check stops at the first error; input of a size that a person would send
 * is then checked again for all errors.
 */
export const validation = fastifyPlugin(
	async (app) => {
		// Fastify parses text/plain by default; here a body is JSON unless a route says otherwise.
		app.removeContentTypeParser("text/plain");
		readJsonBodies(app);
		const checkers = (coerceTypes: boolean) => ({ first: checker(coerceTypes, false), all: checker(coerceTypes, true) });
		const [bodies, addresses] = [checkers(false), checkers(true)];
		// Compiled when a call first needs it: compiling all schemas takes a tenth of the start-up time.
		app.setValidatorCompiler(({ schema, httpPart }) => {
			const { first, all } = httpPart === "body" ? bodies : addresses;
			let validate: ValidateFunction | undefined;
			let validateAll: ValidateFunction | undefined;
			const check: { (data: unknown): boolean; errors?: ErrorObject[] | null } = (data) => {
				validate ??= first.compile(schema);
				const fits = validate(data);
				const valid = fits && (httpPart === "body" || onlyFinite(data));
				check.errors = valid ? null : (validate.errors ?? notFinite);
				if (!fits && hasAtMost(mostCounted, data)) {
					validateAll ??= all.compile(schema);
					validateAll(data);
					check.errors = validateAll.errors ?? check.errors;
				}
				return valid;
			};
			return check;
		});
	},
	{ name: "validation" },
);

const checker = (coerceTypes: boolean, allErrors: boolean) => addFormats.default(new Ajv({ ...shared, coerceTypes, allErrors }), ["uuid"]);

/** Whether the data contains no more than `most` values. Does not count beyond that. */
function hasAtMost(most: number, data: unknown): boolean {
	const left: unknown[] = [data];
	let counted = 0;
	for (let value = left.pop(); ; value = left.pop()) {
		counted += 1;
		if (typeof value === "object" && value !== null) {
			const inner = Object.values(value);
			if (counted + left.length + inner.length > most) return false;
			left.push(...inner);
		}
		if (left.length === 0) return true;
	}
}

/** The text "Infinity" is converted to a number and then passes every limit: Ajv checks limits for finite numbers only. */
const onlyFinite = (data: unknown): boolean =>
	Object.values(data ?? {}).every((value) => typeof value !== "number" || Number.isFinite(value));

const notFinite: ErrorObject[] = [{ keyword: "type", instancePath: "", schemaPath: "#/type", params: { type: "number" } }];

/** Maximum number of values in a body: many times what any call needs. */
const mostValues = 30_000;

/** Parses bodies as JSON after checking the shape of their text. */
function readJsonBodies(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
		const refused = refusedShape(body, mostValues);
		if (refused === undefined) void parse(request, body, done);
		else done(refused === "too-deep" ? new Problem("bad-json", { message: inputTexts.tooDeep }) : new Problem("too-large"));
	});
}
