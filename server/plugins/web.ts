import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastifyPlugin from "fastify-plugin";
import { Problem } from "../problems/problem.ts";

/** Placeholder in index.html for the nonce of the response. */
const noncePlaceholder = /__STYLE_NONCE__/g;

/** Addresses that are never a page of the web. */
const notPages = /^\/(api|oidc|health|ready|metrics|assets)(\/|$)/;

/**
 * The built web. Files under assets/ carry a hash in their name and may be kept for ever; every other
 * address is a page of the single-page application, whose index.html gets the answer's own nonce.
 */
export const web = fastifyPlugin(
	async (app) => {
		const folder = app.config.webDir;
		if (folder === null || !existsSync(join(folder, "index.html"))) {
			app.log.warn({ folder }, "no built web: only the API is served");
			return;
		}
		const index = readFileSync(join(folder, "index.html"), "utf8");

		await app.register(fastifyStatic, {
			root: folder,
			index: false,
			wildcard: false,
			preCompressed: true,
			globIgnore: ["**/*.br", "**/*.gz"],
			schemaHide: true,
			cacheControl: false,
			setHeaders: (response, path) => {
				const immutable = path.startsWith(join(folder, "assets"));
				response.setHeader("vary", "accept-encoding");
				response.setHeader("cache-control", immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600");
			},
		});
		app.get("/*", { schema: { hide: true } }, (request, reply) => {
			const path = request.url.split("?", 1)[0] ?? "/";
			if (notPages.test(path)) throw new Problem("not-found");
			return reply
				.header("cache-control", "no-cache")
				.type("text/html; charset=utf-8")
				.send(index.replaceAll(noncePlaceholder, reply.styleNonce));
		});
	},
	{ name: "web", dependencies: ["config", "security-headers"] },
);
