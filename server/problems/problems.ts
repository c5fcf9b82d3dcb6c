import fastifyPlugin from "fastify-plugin";
import { Problem } from "./problem.ts";
import { problemOfError } from "./problem-of-error.ts";
import { problemSchema } from "./problem-schema.ts";

export const problemMediaType = "application/problem+json; charset=utf-8";

/** Every refusal of this server leaves through here, also Fastify's own. */
export const problems = fastifyPlugin(
	async (app) => {
		app.addSchema(problemSchema);

		app.setErrorHandler((error: Error, request, reply) => {
			const problem = problemOfError(error);
			if (problem.statusCode >= 500) request.log.error({ err: error }, "unexpected failure");
			else request.log.info({ problem: problem.code, status: problem.statusCode }, "refused");
			return reply
				.code(problem.statusCode)
				.header("content-type", problemMediaType)
				.header("cache-control", "no-store")
				.serializer(asIs)
				.send(problem.toText());
		});

		app.setNotFoundHandler((_request, reply) => reply.send(new Problem("not-found")));
	},
	{ name: "problems" },
);

const asIs = (text: unknown) => String(text);
