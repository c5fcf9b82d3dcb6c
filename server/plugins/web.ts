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

/** Page of a record, and the uuid in its address: other programs write one in capitals too. */
const recordPage = /^\/(?:realisatie|aanvragen)\/[^?]*/;
const writtenUuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Where the identity provider returns to; a sign-in that the workbench began says so in its state. */
const signedIn = "/aangemeld";
const workbenchPath = "/werkbank";
const workbenchState = /[?&]state=werkbank\./;

/**
 * The built web. Files under assets/ carry a hash in their name and may be kept for ever; every other
 * address is a page of the single-page application, whose index.html gets the answer's own nonce. Where the deployment has
 * the workbench, that is another application below /werkbank.
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

/** Beside the web; null when it was not built. */
function builtWorkbench(web: string): string | null {
	const folder = join(web, "../workbench");
	return existsSync(join(folder, "index.html")) ? folder : null;
}

/** What stands beside index.html: an address for each, since every other one is a page. */
function namedFiles(root: string) {
	return { ...files(root, "public, max-age=3600"), wildcard: false, globIgnore: ["assets/**", ...compressed.map((end) => `**/*${end}`)] };
}

/** The hundreds of files with a hash in their name, below one address: one each would be a seventh of a start. */
function assets(root: string, prefix: string) {
	return {
		...files(join(root, "assets"), "public, max-age=31536000, immutable"),
		prefix: `${prefix}assets/`,
		decorateReply: false,
		schemaHide: true,
		// Everything else is not there: what looks like a way out of the folder needs no answer of its own.
		allowedPath: (path: string) => /^\/[\w-][\w.-]*$/.test(path) && !compressed.some((end) => path.endsWith(end)),
	};
}

/** Chosen by what the browser takes, never asked for by name. */
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
