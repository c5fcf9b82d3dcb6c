import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { databaseFailure } from "../database/database-failure.ts";
import { OutageLog } from "./outage-log.ts";
import { Problem } from "./problem.ts";
import { problemOfError } from "./problem-of-error.ts";
import { problemSchema } from "./problem-schema.ts";

declare module "fastify" {
	interface FastifyInstance {
		outages: OutageLog;
	}
}

/** Seconds after which a call that found the database away is tried again: a restart is over by then. */
const retryAfterSeconds = 3;

export const problemMediaType = "application/problem+json; charset=utf-8";

/** Every refusal of this server leaves through here, also Fastify's own. */
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
 * Answers an error as a problem. Also given to Fastify for what goes wrong before there is a route, such as an address that can't be read.
 * `described`: with the message as `error_description` too, but for who is not signed in, who learns nothing of which call it was.
 */
export function refuseWithProblem(error: Error, request: FastifyRequest, reply: FastifyReply, { described = false } = {}) {
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
