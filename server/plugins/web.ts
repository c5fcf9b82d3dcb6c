import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Problem } from "../problems/problem.ts";

/** Placeholder in index.html for the nonce of the response. */
const noncePlaceholder = /__STYLE_NONCE__/g;

/** Addresses that are never a page of the web. */
const notPages = /^\/(api|oidc|health|ready|metrics|assets|werkbank\/assets)(\/|$)/;

/** Page of a record, and the uuid in its address: some programs write it in capitals. */
const recordPage = /^\/(?:realisatie|aanvragen)\/[^?]*/;
const writtenUuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Redirect target of the identity provider; the state of a sign-in that the workbench began says so. */
const signedIn = "/aangemeld";
const workbenchPath = "/werkbank";
const workbenchState = /[?&]state=werkbank\./;

/**
 * Serves the built web. Files under assets/ have a hash in their name and may be cached for ever; every other address is a page of the
 * single-page application, whose index.html gets the nonce of this answer. If the deployment has the workbench, that is another application
 * below /werkbank.
 */
export const web = fastifyPlugin(
	async (app) => {
		const folder = app.config.webDir;
		if (folder === null || !existsSync(join(folder, "index.html"))) {
			app.log.warn({ folder }, "no built web: only the API is served");
			return;
		}
		const index = readFileSync(join(folder, "index.html"), "utf8");

		const page = (html: string) => async (request: FastifyRequest, reply: FastifyReply) => {
			if (notPages.test(pathOf(request))) throw new Problem("not-found");
			const address = request.url.replace(recordPage, (path) => path.replace(writtenUuid, (uuid) => uuid.toLowerCase()));
			if (address !== request.url) return reply.header("cache-control", "no-cache").redirect(address);
			return reply
				.header("cache-control", "no-cache")
				.type("text/html; charset=utf-8")
				.send(html.replaceAll(noncePlaceholder, reply.styleNonce));
		};
		const schema = { hide: true };
		await app.register(fastifyStatic, { ...namedFiles(folder), schemaHide: true });
		await app.register(fastifyStatic, assets(folder, "/"));
		const workbench = app.config.workbench === "off" ? null : builtWorkbench(folder);
		if (app.config.workbench !== "off" && workbench === null)
			app.log.warn("WORKBENCH is on, but its page was not built: node scripts/build-web.mjs workbench");
		if (workbench !== null) {
			await app.register(fastifyStatic, assets(join(workbench, workbenchPath), `${workbenchPath}/`));
			const html = readFileSync(join(workbench, "index.html"), "utf8").replace('content="folder"', 'content="designs"');
			app.get(workbenchPath, { schema }, page(html));
			app.get(`${workbenchPath}/*`, { schema }, page(html));
			app.get(signedIn, { schema }, (request, reply) => page(workbenchState.test(request.url) ? html : index)(request, reply));
		}
		app.get("/*", { schema }, page(index));
	},
	{ name: "web", dependencies: ["config", "security-headers"] },
);

const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? "/";

/** Built beside the web; null when it was not built. */
function builtWorkbench(web: string): string | null {
	const folder = join(web, "../workbench");
	return existsSync(join(folder, "index.html")) ? folder : null;
}

/** The files beside index.html: each has its own address, since every other address is a page. */
function namedFiles(root: string) {
	return { ...files(root, "public, max-age=3600"), wildcard: false, globIgnore: ["assets/**", ...compressed.map((end) => `**/*${end}`)] };
}

/** The hundreds of files with a hash in their name share one route: one route each would take a seventh of the start-up time. */
function assets(root: string, prefix: string) {
	return {
		...files(join(root, "assets"), "public, max-age=31536000, immutable"),
		prefix: `${prefix}assets/`,
		decorateReply: false,
		schemaHide: true,
		// All other paths count as missing: an attempt to leave the folder needs no answer of its own.
		allowedPath: (path: string) => /^\/[\w-][\w.-]*$/.test(path) && !compressed.some((end) => path.endsWith(end)),
	};
}

/** Chosen by the accepted encodings, never requested by name. */
const compressed = [".br", ".gz"];

function files(root: string, kept: string) {
	return {
		root,
		index: false as const,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (response: { setHeader: (name: string, value: string) => void }) => {
			response.setHeader("vary", "accept-encoding");
			response.setHeader("cache-control", kept);
		},
	};
}
