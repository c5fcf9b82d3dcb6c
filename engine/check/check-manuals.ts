import { manualPages } from "../../schemas/index.ts";
import { adviseOneOf } from "../definition/advise-one-of.ts";
import type { JsonPath, TenantDefinition } from "../definition/index.ts";
import { nearestName } from "../definition/nearest-name.ts";
import { manualMenuOf } from "../manuals/manual-menu.ts";
import { errorAt, type Finding } from "./places/finding.ts";

/**
 * What is wrong with the manuals of a tenant: every page has a text and an address of its own, and links from
 * elsewhere lead to pages that exist. `own`: slugs of the pages in the tenant's folder.
 */
export function checkManuals(tenant: TenantDefinition, own: readonly string[]): readonly Finding[] {
	const { manuals, tour } = tenant;
	const texts = [...own, ...Object.keys(manualPages)];
	const listed = manualMenuOf(tenant).segments.flatMap(({ pages }) => pages.map(({ slug }) => slug));
	const addresses: string[] = [];
	const ofPages = (manuals?.segments ?? []).flatMap(({ pages }, segment) =>
		pages.flatMap(({ slug, aliases = [] }, page) => {
			const place: JsonPath = ["manuals", "segments", segment, "pages", page];
			const twice = [slug, ...aliases].filter((address) => addresses.includes(address));
			addresses.push(slug, ...aliases);
			return [
				...(texts.includes(slug) ? [] : [unknown(slug, texts, [...place, "slug"], `Write manuals/${slug}.md in the tenant's folder.`)]),
				...twice.map((address) =>
					errorAt("duplicate-value", { path: place }, { message: `"${address}" is in the list already.`, remedy: "Keep one of them." }),
				),
			];
		}),
	);
	const ofTour = (tour?.pages ?? []).flatMap(({ steps }, page) =>
		steps.flatMap(({ manual }, step) =>
			manual === undefined || listed.includes(manual)
				? []
				: [unknown(manual, listed, ["tour", "pages", page, "steps", step, "manual"], adviseOneOf(listed))],
		),
	);
	return [...ofPages, ...ofTour];
}

function unknown(slug: string, known: readonly string[], path: JsonPath, remedy: string): Finding {
	return errorAt(
		"unknown-manual-page",
		{ path },
		{ message: `There is no manual page "${slug}".`, remedy, didYouMean: () => nearestName(slug, known) },
	);
}
