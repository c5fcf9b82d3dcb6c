import { queryOptions } from "@tanstack/react-query";
import { pathOf, request } from "../api/request.ts";

export interface ManualPageContent {
	readonly slug: string;
	readonly title: string;
	readonly markdown: string;
}

async function getManualPage(slug: string, signal: AbortSignal): Promise<ManualPageContent> {
	const { data } = await request<ManualPageContent>({ method: "GET", path: pathOf`manual/page/${slug}`, signal });
	return data;
}

/** The page says itself that it could not be fetched. */
export const manualQueries = {
	page: (slug: string) =>
		queryOptions({
			queryKey: ["manual-page", slug],
			queryFn: ({ signal }) => getManualPage(slug, signal),
			staleTime: 3_600_000,
			meta: { quiet: true },
		}),
};
