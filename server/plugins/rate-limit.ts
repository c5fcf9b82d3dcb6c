import fastifyRateLimit from "@fastify/rate-limit";
import fastifyPlugin from "fastify-plugin";
import { Problem } from "../problems/problem.ts";

export interface RateLimitOptions {
	/** Calls that one person, or one network address without a person, may make in a minute; null for no limit. */
	readonly callsPerMinute: number | null;
}

/** Refuses with 429 and Retry-After whoever asks too much. Counted after signing in, so that an office can share an address. */
export const rateLimit = fastifyPlugin(
	async (app, { callsPerMinute }: RateLimitOptions) => {
		if (callsPerMinute === null) return;
		await app.register(fastifyRateLimit, {
			global: true,
			// After authentication, which is a hook of onRequest.
			hook: "preParsing",
			max: callsPerMinute,
			timeWindow: 60_000,
			cache: 10_000,
			keyGenerator: (request) =>
				request.person === null || request.person === undefined ? `address ${request.ip}` : `person ${request.person.userId}`,
			errorResponseBuilder: () => new Problem("too-many-requests"),
		});
	},
	{ name: "rate-limit" },
);
