import type { FastifyServerOptions } from "fastify";
import type { LogLevel } from "../config/config.ts";

/** Query values may contain what somebody typed, so only the names of parameters are logged. */
function withoutValues(url: string): string {
	const [path = "", query] = url.split("?", 2);
	return query === undefined ? path : `${path}?${query.replaceAll(/=[^&]*/g, "=…")}`;
}

/**
 * Structured logs without personal data: no bodies, only harmless headers, no values of queries, no addresses of people. A request is found
 * by its id.
 */
export function logging(level: LogLevel): Pick<FastifyServerOptions, "logger"> {
	if (level === "silent") return { logger: false };
	return {
		logger: {
			level,
			redact: ["headers.authorization", "headers.cookie", "*.password", "*.token"],
			serializers: {
				req: (request) => ({ method: request.method, url: withoutValues(request.url) }),
				res: (reply) => ({ statusCode: reply.statusCode }),
			},
		},
	};
}
