import type { FastifyInstance } from "fastify";
import { Problem } from "../../../server/problems/problem.ts";

/** Host names by which a browser on this machine reaches the server. */
const ownNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Only accepts requests from pages that this server served: otherwise any page could write files through the browser of somebody who has
 * the workbench open, by a host name that resolves to this machine (DNS rebinding) or by a form.
 */
export function loopbackOnly(app: FastifyInstance): void {
	app.addHook("onRequest", async (request) => {
		const { host = "", origin, "sec-fetch-site": site = "same-origin" } = request.headers;
		const name = host.replace(/:\d+$/, "");
		const ownPage = origin === undefined || origin === `http://${host}`;
		const followed = request.method === "GET" && site === "none";
		if (!ownNames.has(name) || !ownPage || (site !== "same-origin" && !followed)) throw new Problem("forbidden");
	});
}
