import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useCommentCounts } from "../../comments/comment-counts.ts";
import { useRequests } from "../../requests/request-collection.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import { ListScreen } from "../../table/ListScreen.tsx";
import { useAccess, usePerson, useTenant } from "../../tenants/TenantContext.tsx";
import type { FilterWord } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { useRealisations } from "../realisation-collection.ts";
import { everything, realisationCategories } from "./realisation-categories.ts";
import { realisationFields, withComments } from "./realisation-fields.tsx";
import { useRows } from "./use-rows.ts";

/** The list of one category. All rows the person may see are in the browser: filtering and sorting ask the server nothing. */
export function ListPage({ tab }: { readonly tab: FilterWord }) {
	const [params] = useSearchParams();
	const tenant = useTenant();
	const { codes } = usePerson();
	const { data, isPending, isFetching } = useRealisations();
	const rows = useRows(data?.records);
	const parties = usePartyNames(data !== undefined);
	const list = tenant.lists.realisations;
	const applicants = useApplicants();
	const known = useMemo(() => realisationFields(list, { tenant, codes, parties, applicants }), [list, tenant, codes, parties, applicants]);
	const comments = useCommentCounts("realisation");
	const fields = useMemo(() => withComments(known, comments), [known, comments]);
	const categories = useMemo(() => realisationCategories(tenant.filterWords, tab), [tenant.filterWords, tab]);
	return (
		<ListScreen
			list={list}
			searchPlaceholder={tenant.search.placeholder}
			fields={fields}
			rows={data ? rows : null}
			categories={categories}
			category={params.get("categorie") === everything ? everything : tab.word}
			loading={data && isFetching && !data.complete ? text("list.loading", { count: data.records.length }) : null}
			notice={isPending ? <Skeletons heights={[64, 24, 480]} /> : null}
		/>
	);
}

/** Names of the parties by their slug; asked for once the list is there. Without them a slug's own words do. */
function usePartyNames(enabled: boolean): ReadonlyMap<string, string> {
	const { data } = useQuery({ ...stakeholderQueries.list(), enabled, meta: { quiet: true } });
	return useMemo(() => new Map((data ?? []).map(({ slug, name }) => [slug, name])), [data]);
}

/** Names of applicants by their request's uuid, where the person may see whole requests. */
function useApplicants(): ReadonlyMap<string, string> {
	const { data } = useRequests({ enabled: useAccess("requestlist") });
	const records = data?.records;
	return useMemo(
		() => new Map((records ?? []).flatMap((request) => (request.limited ? [] : [[request.uuid, request.summary.name] as const]))),
		[records],
	);
}
