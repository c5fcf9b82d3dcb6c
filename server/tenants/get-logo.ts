import { apiRoute } from "../calls/capability.ts";
import { params } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";

/** The tenant's logo. It needs no token, because the sign-in page shows it too. */
export const getLogo = apiRoute({
	method: "GET",
	url: "/logo",
	schema: {
		operationId: "getLogo",
		summary: "Logo of the tenant; needs no token",
		tags: ["tenants"],
		security: [],
		params: params({}),
		response: {
			200: {
				description: "The picture.",
				content: { "image/svg+xml": { schema: { type: "string" } }, "image/png": { schema: { type: "string", format: "binary" } } },
			},
		},
	},
	refusals: ["not-found"],
	handler(request, reply) {
		const { logo } = request.tenant;
		if (logo === null) throw new Problem("not-found");
		// An SVG may contain scripts: opened by itself it is a page of this origin, and must not be able to do anything there.
		return reply
			.type(logo.mediaType)
			.header("cache-control", "public, max-age=3600")
			.header("content-security-policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'")
			.send(logo.bytes);
	},
});
