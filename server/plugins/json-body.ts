import type { FastifyInstance } from "fastify";
import { Problem } from "../problems/problem.ts";
import * as inputTexts from "../texts/input.ts";

/** How deep lists and objects of a body may lie in each other, and how many values it may hold: many times what any call needs. */
const mostDepth = 32;
const mostValues = 30_000;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d] as const;

/**
 * Reads bodies as JSON after a look at their text. A body of one megabyte can hold half a million values, or as many lists in
 * each other: reading those costs many times what reading a long text does, and whatever walks through them falls over.
 */
export function readJsonBodies(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
		const refusal = refusalOf(body);
		if (refusal === undefined) void parse(request, body, done);
		else done(refusal);
	});
}

function refusalOf(text: string): Problem | undefined {
	let depth = 0;
	let values = 1;
	for (let at = 0; at < text.length; at++) {
		const character = text.charCodeAt(at);
		if (character === quote) at = endOfText(text, at);
		else if (character === comma) values += 1;
		else if (character === openList || character === openObject) depth += 1;
		else if (character === closeList || character === closeObject) depth -= 1;
		if (depth > mostDepth) return new Problem("bad-json", { message: inputTexts.tooDeep });
		if (values > mostValues) return new Problem("too-large");
	}
	return undefined;
}

/** Place of the quote that ends the text which begins here. */
function endOfText(text: string, start: number): number {
	let at = start + 1;
	while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
	return at;
}
