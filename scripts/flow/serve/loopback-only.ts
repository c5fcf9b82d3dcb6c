import type { FastifyInstance } from "fastify";
import { Problem } from "../../../server/problems/problem.ts";

/** Names under which a browser on this very machine knows the server. */
const ownNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Answers only pages that this server served itself: anybody's page could otherwise write files through the browser of
 * who has the workbench open, by a name that it lets point here (DNS rebinding) or by a form.
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
