import { hash, timingSafeEqual } from "node:crypto";
import fastifyPlugin from "fastify-plugin";
import { Problem } from "../problems/problem.ts";

interface ApiKeyOptions {
	/** Keys that are accepted; each program that calls has one, so that it can be taken away alone. */
	readonly keys: readonly string[];
}

export const apiKeyHeader = "x-api-key";

/**
 * Refuses a call about a tenant without a key that identifies the calling program. Comes after the sign-in,
 * which answers a missing token, and lets through calls for which the contract asks no key: what a browser fetches without headers of
 * ours, and the calls from before keys existed.
 */
export const apiKey = fastifyPlugin(
	async (app, { keys }: ApiKeyOptions) => {
		const accepted = keys.map(digest);
		app.addHook("onRequest", (request, _reply, done) => {
			const { config, schema } = request.routeOptions;
			const aboutTenant = request.url.startsWith("/api/v1/") || config.tenant === "of-caller";
			const keyed = schema?.security?.some((scheme) => "apiKey" in scheme) ?? true;
			// An anonymous caller is refused for that first, everywhere in the same words.
			if (request.person === null || config.may === "everybody" || request.is404 || !aboutTenant || !keyed) return done();
			const given = digest(String(request.headers[apiKeyHeader] ?? ""));
			// Every key is compared, and digests all have one length: the time taken tells nothing of the keys.
			const fitting = accepted.filter((key) => timingSafeEqual(key, given));
			done(fitting.length > 0 ? undefined : new Problem("api-key"));
		});
	},
	{ name: "api-key", dependencies: ["authentication"] },
);

function digest(text: string): Buffer {
	return hash("sha256", text, "buffer");
}
