import { findManualPage } from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { manualMenuHere } from "../tenants/manual-menu-here.ts";

const text = { type: "string" } as const;

/** The page is looked up among those read at the start; no path is ever built from the request. */
export const getManualPage = apiRoute<{ Params: { slug: string } }>({
	method: "GET",
	url: "/manual/page/:slug",
	schema: {
		operationId: "getManualPage",
		summary: "A page of the manuals",
		description: "A page can ask for a right of its own, besides that of the manuals; the configuration's menu says which.",
		tags: ["manuals"],
		params: params({ slug: { type: "string", minLength: 1, maxLength: 200, description: "Name of the page." } }),
		querystring: object({}),
		response: {
			200: answer(
				object({ data: object({ slug: text, title: text, markdown: text }) }),
				"The page under its own slug, its text as Markdown.",
			),
		},
	},
	refusals: ["not-found"],
	handler({ params: { slug }, tenant, access, server }) {
		const page = findManualPage(manualMenuHere(tenant.definition, server.config), slug);
		const markdown = page === undefined ? undefined : tenant.manualPages.get(page.slug);
		if (page === undefined || markdown === undefined) throw new Problem("not-found");
		if (page.needs?.some((attribute) => access.has(attribute)) === false) throw new Problem("forbidden");
		return { data: { slug: page.slug, title: page.title, markdown } };
	},
});
