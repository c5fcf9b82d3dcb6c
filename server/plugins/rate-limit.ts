import fastifyRateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Problem } from "../problems/problem.ts";

interface RateLimitOptions {
	/** Maximum number of calls per minute by one person, or by one network address without a person; null for no limit. */
	readonly callsPerMinute: number | null;
	/** Path prefixes where callers are not yet identified: calls there are counted by network address. */
	readonly ofNobody: readonly string[];
	/** The part of a limit that this server enforces, when other servers do the same; by default all of it. */
	readonly shareOf?: (limit: number) => number;
}

/**
 * Refuses with 429 and Retry-After too many calls where callers are not yet identified, such as to the sign-in. Registered before it;
 * `callLimit` goes after the authentication.
 */
export const rateLimit = fastifyPlugin(
	async (app, { callsPerMinute, ofNobody, shareOf = (limit) => limit }: RateLimitOptions) => {
		app.decorate("callsPerMinute", callsPerMinute);
		if (callsPerMinute === null) return;
		await app.register(fastifyRateLimit, {
			global: false,
			max: () => shareOf(callsPerMinute),
			timeWindow: 60_000,
			cache: 10_000,
			keyGenerator: (request: FastifyRequest) =>
				request.person === null || request.person === undefined ? `address ${request.ip}` : `person ${request.person.userId}`,
			errorResponseBuilder: () => new Problem("too-many-requests"),
		});
		const limit = app.rateLimit();
		app.addHook("onRequest", async function (request, reply) {
			if (ofNobody.some((beginning) => request.url.startsWith(beginning))) await limit.call(this, request, reply);
		});
	},
	{ name: "rate-limit" },
);

/**
 * The same for everything else. Counted once the caller is known, so that people in one office can share an address, and before their
 * rights are checked, because a refused call costs something too.
 */
export const callLimit = fastifyPlugin(
	async (app) => {
		if (app.callsPerMinute === null) return;
		const limit = app.rateLimit();
		app.addHook("onRequest", limit);
	},
	{ name: "call-limit", dependencies: ["rate-limit"] },
);

declare module "fastify" {
	interface FastifyInstance {
		/** Null: no limit. */
		readonly callsPerMinute: number | null;
	}
}
