import type { FastifyInstance } from "fastify";
import { refusedShape } from "../outside/json-shape.ts";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";

/** How many values a body may hold: many times what any call needs. */
const mostValues = 30_000;

/** Reads bodies as JSON after a look at their text. */
export function readJsonBodies(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
		const refused = refusedShape(body, mostValues);
		if (refused === undefined) void parse(request, body, done);
		else done(refused === "too-deep" ? new Problem("bad-json", { message: inputTexts.tooDeep }) : new Problem("too-large"));
	});
}
