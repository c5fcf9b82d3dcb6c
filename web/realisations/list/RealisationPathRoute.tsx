import { Suspense } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import type { FilterWord } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { lazyPage } from "../../ui/loading/lazy-page.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { PageLoading } from "../../ui/pages/PageLoading.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { ListPage } from "./ListPage.tsx";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/controls.ts";

const NoListRedirect = lazyPart(() => import("../../tenants/NoListRedirect.tsx"));
const entry = lazyPage(() => import("../start/RealisationEntry.tsx"));

/** `/realisatie/{word}`: the list if the word is one of the tenant's filter words, otherwise the process with that uuid. */
export default function RealisationPathRoute() {
	const { uuid: word = "" } = useParams();
	const [params] = useSearchParams();
	const { filterWords } = useTenant();
	const tab = findFilter(filterWords, word);
	if (tab && tab.word !== word) {
		const search = params.size > 0 ? `?${params}` : "";
		return <Navigate to={paths.realisations(tab.word) + search} replace />;
	}
	if (tab) return <RealisationListRoute tab={tab} />;
	return <Suspense fallback={<PageLoading heights={[90, 420]} />}>{entry.element}</Suspense>;
}

/** The list of one category, for people who may see it. */
function RealisationListRoute({ tab }: { readonly tab: FilterWord }) {
	const allowed = useAccess("realisationlist");
	if (!allowed) return <NoListRedirect list="realisations" page={text("nav.realisations")} />;
	return <ListPage tab={tab} />;
}

/** The tenant's filter with this word or alias; undefined if there is none. */
function findFilter(words: readonly FilterWord[], word: string): FilterWord | undefined {
	return words.find((filter) => filter.word === word) ?? words.find((filter) => filter.aliases?.includes(word));
}
