import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { databaseFailure } from "../database/dialects/database-failure.ts";
import { OutageLog } from "./outage-log.ts";
import { Problem } from "./problem.ts";
import { problemOfError } from "./problem-of-error.ts";

declare module "fastify" {
	interface FastifyInstance {
		outages: OutageLog;
	}
}

/** Seconds after which to retry a call for which the database was away: a restart is over by then. */
const retryAfterSeconds = 3;

export const problemMediaType = "application/problem+json; charset=utf-8";

/** Sends every refusal of this server, including Fastify's own. */
export const problems = fastifyPlugin(
	async (app) => {
		app.addSchema(problemSchema);
		app.decorate("outages", new OutageLog());

		app.setErrorHandler((error: Error, request, reply) => refuseWithProblem(error, request, reply));

		app.setNotFoundHandler((_request, reply) => reply.send(new Problem("not-found")));
	},
	{ name: "problems" },
);

/**
 * Sends an error as a problem. Also used by Fastify for errors before a route is found, such as a malformed address. `described`: also
 * sends the message as `error_description`, except to an anonymous caller, who does not learn which call it was.
 */
export async function refuseWithProblem(error: Error, request: FastifyRequest, reply: FastifyReply, { described = false } = {}) {
	if (error instanceof Problem && error.lacking !== undefined) await error.lacking;
	const problem = problemOfError(error);
	const failed = databaseFailure(error);
	if (failed !== undefined) request.server.outages.note(failed, error, request.log);
	else if (problem.statusCode >= 500) request.log.error({ err: error }, "unexpected failure");
	else request.log.info({ problem: problem.code, status: problem.statusCode }, "refused");
	if (problem.statusCode === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", retryAfterSeconds);
	return reply
		.code(problem.statusCode)
		.header("content-type", problemMediaType)
		.header("cache-control", "no-store")
		.serializer(asIs)
		.send(problem.toText(described && problem.statusCode !== 401));
}

const asIs = (text: unknown) => String(text);

const wrongFields = {
	type: "array",
	items: {
		type: "object",
		additionalProperties: false,
		required: ["path", "message"],
		properties: {
			path: { type: "string", description: "Dotted path of the field; empty for the whole form." },
			message: { type: "string" },
		},
	},
} as const;

/** Schema of every refusal, for the OpenAPI document and the generated types. */
const problemSchema = {
	$id: "problem",
	title: "Problem",
	type: "object",
	additionalProperties: false,
	required: ["type", "title", "status", "detail", "code", "message", "errors"],
	properties: {
		type: { type: "string", description: "Always about:blank; `code` tells the kinds apart." },
		title: { type: "string", description: "Dutch title of the notification." },
		status: { type: "integer", description: "The HTTP status." },
		detail: { type: "string", description: "Dutch text that belongs to the status." },
		code: { type: "string", description: "Stable code of the refusal." },
		message: { type: "string", description: "Dutch sentence about this refusal." },
		errors: wrongFields,
		error: {
			type: "object",
			description: "The same by the names of the specification.",
			additionalProperties: false,
			required: ["status", "code", "message", "fields"],
			properties: { status: { type: "integer" }, code: { type: "string" }, message: { type: "string" }, fields: wrongFields },
		},
		error_description: {
			type: "string",
			description: "On calls of before the collections: `message` by the name that their readers know.",
		},
		current: { description: "With 409: the record, or the list, as it is now." },
	},
} as const;
