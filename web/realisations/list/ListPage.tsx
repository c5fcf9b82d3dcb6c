import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { bulkKindsFor, isInBox, mostOfBulk } from "../../../engine/index.ts";
import { ChosenBar } from "../../bulk/ChosenBar.tsx";
import { useCommentCounts } from "../../comments/comment-counts.ts";
import { BesideMap, MapToggle } from "../../map/beside/BesideMap.tsx";
import { useMapBeside } from "../../map/beside/use-map-beside.ts";
import { useWithinArea } from "../../map/beside/use-within-area.ts";
import { useRequests } from "../../requests/request-collection.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import type { TableCategory } from "../../table/categories/table-category.ts";
import type { TableFields } from "../../table/fields/table-field.ts";
import { ListScreen } from "../../table/ListScreen.tsx";
import { useKeptOrder } from "../../table/neighbours/use-kept-order.ts";
import type { CountedView } from "../../table/saved-views/view-count.ts";
import { useSelection } from "../../table/selection/use-selection.ts";
import { listQuestion, pageQuestion } from "../../table/served/page-question.ts";
import { useAnsweredPage } from "../../table/served/use-answered-page.ts";
import { useServedList } from "../../table/served/use-served-list.ts";
import { useListState } from "../../table/state/use-list-state.ts";
import { useAccess, usePerson, useRights, useTenant } from "../../tenants/TenantContext.tsx";
import type { FilterWord, ListCategory } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { useRealisations } from "../realisation-collection.ts";
import { synchroniseRealisations } from "../synchronise-realisations.ts";
import { answeredProcesses, recordsOf, useAnsweredRows } from "./answered-processes.ts";
import { realisationFields, withComments } from "./realisation-fields.tsx";
import { placeOfRow, type RealisationRow } from "./realisation-row.ts";
import { fetchRows, useRows } from "./use-rows.ts";
import { useWaits } from "./use-waits.ts";
import { plannedOf, waitsFields, withWaits } from "./waits-fields.ts";

const FailedAnswer = lazyPart(() => import("../../table/served/FailedAnswer.tsx"));
const ProcessesMap = lazyPart(() => import("./ProcessesMap.tsx"));
const ProcessPeek = lazyPart(() => import("./ProcessPeek.tsx"));
const labelOf = ({ record }: RealisationRow) => text("table.choose.row", { reference: record.reference });

/**
 * The list of processes. Once all rows are in the browser, filtering and sorting need no request; until then, and for a list that is too
 * long for a browser, the server returns the page in view.
 */
export function ListPage({ tab }: { readonly tab: FilterWord }) {
	const [params] = useSearchParams();
	const tenant = useTenant();
	const isServed = tenant.listsOnServer.includes("realisations");
	const { data, isPending, isFetching } = useRealisations({ enabled: !isServed });
	const computed = useRows(isServed ? undefined : data?.records);
	const all = isServed || data === undefined ? null : computed;
	const known = useFields(isServed, data !== undefined);
	const beside = useMapBeside();
	const { area } = beside;
	const rows = useMemo(() => {
		if (area === null || all === null) return all;
		return all.filter((row) => {
			const place = placeOfRow(row);
			return place !== null && isInBox(place, area);
		});
	}, [all, area]);
	const list = tenant.lists.realisations;
	const comments = useCommentCounts("realisation", isServed);
	const categories = useMemo(() => realisationCategories(tenant.filterWords, tab), [tenant.filterWords, tab]);
	const key = params.get("categorie") === ALL_PROCESSES ? ALL_PROCESSES : tab.word;
	const tabs = useMemo(() => categoryOfTabs(tenant.filterWords), [tenant.filterWords]);
	const { state } = useListState(list, undefined);
	const { asked: isWaitsAsked, waits, failed: isWaitsFailed, retry: askWaits } = useWaits(list, state, !isServed);
	const fields = useMemo(() => {
		const counted = withComments(known, comments);
		return waits === null ? counted : withWaits(counted, waits, plannedOf(list, tenant));
	}, [known, comments, waits, list, tenant]);
	// Until it is known, every filter on these fields would find nothing.
	const isWaiting = isWaitsAsked && waits === null;
	const category = tabs.get(key) ?? null;
	const within = useWithinArea(area);
	const question = useMemo(() => {
		// With an area on the map, a list in the browser is filtered by the places of the loaded rows, so no page is requested.
		const asked = isServed ? listQuestion(list, state) : area === null ? pageQuestion(list, state) : null;
		return asked && { ...asked, ...within, ...(category === null ? {} : { category }) };
	}, [isServed, list, state, category, area, within]);
	const answered = useAnsweredPage(answeredProcesses, {
		...{ question, category, tabs, served: isServed, loaded: data },
		useRows: useAnsweredRows,
	});
	const askCount = useCallback(
		async ({ state: asked, category: of, inArea = false }: CountedView, signal: AbortSignal) => {
			const named = tabs.get(of ?? key) ?? null;
			const place = { ...(inArea ? within : {}), ...(named === null ? {} : { category: named }) };
			const question = { ...listQuestion(list, asked), page: "1", rows: "1", ...place };
			return (await answeredProcesses.getRows(question, signal)).metaData.total;
		},
		[list, tabs, key, within],
	);
	const rights = useRights();
	const { userId } = usePerson();
	const client = useQueryClient();
	const kinds = useMemo(() => bulkKindsFor(tenant, "realisations", rights), [tenant, rights]);
	const selection = useSelection({ userId, tenant: tenant.slug, list: "realisations" }, labelOf);
	const { steps = [] } = tenant;
	const served = useServedList(answeredProcesses, {
		...{ answered, served: isServed, chosen: selection.keys.size > 0 },
		rowsOf: (answer) => fetchRows(client, recordsOf(answer), { steps, now: Date.now() }),
	});
	const [shown, setShown] = useState<readonly RealisationRow[]>(none);
	const loaded = useMemo(() => shown.map((row) => row.key), [shown]);
	useKeptOrder(answeredProcesses, loaded, answered);
	const { choice, choose } = selection;
	const most = mostOfBulk(tenant);
	const findMatching = served?.findMatching;
	const chosen = useMemo(() => {
		// If the browser can't fetch the matching keys, the selection stays as it is.
		const chooseAll = () => (findMatching ? void findMatching().then(choose, () => {}) : choose(loaded));
		return { ...choice, chooseAll };
	}, [choice, choose, findMatching, loaded]);
	const matching = served ? served.matching : data?.complete === true ? loaded : null;
	return (
		<>
			<ListScreen
				list={list}
				searchPlaceholder={tenant.search.placeholder}
				fields={fields}
				rows={isWaiting ? null : rows}
				occurring={all}
				complete={data?.complete}
				categories={categories}
				category={key}
				first={answered.page}
				served={served}
				unloaded={waits === null ? waitsNames : none}
				askCount={askCount}
				beside={beside}
				loading={data && isFetching && !data.complete ? text("list.loading", { count: data.records.length }) : null}
				notice={
					isWaitsFailed ? (
						<Suspense fallback={null}>
							<FailedAnswer former={answered.page !== null} retry={askWaits} />
						</Suspense>
					) : (isPending || isWaiting) && answered.page === null ? (
						<Skeletons heights={[64, 24, 480]} />
					) : null
				}
				actions={<MapToggle {...beside} />}
				peek={peekOf}
				choice={kinds.length > 0 ? chosen : null}
				onShown={setShown}
				around={(table) => (
					<BesideMap
						open={beside.open}
						map={(join) => (
							<ProcessesMap
								{...join}
								{...beside}
								rows={isServed ? null : all}
								shown={isServed ? (answered.page?.rows ?? none) : shown}
								count={answered.page?.total ?? shown.length}
								question={isServed ? question : null}
								selection={kinds.length > 0 ? selection : null}
								chosen={selection.keys}
							/>
						)}
					>
						{table}
					</BesideMap>
				)}
			/>
			<ChosenBar
				list="realisations"
				kinds={kinds}
				keys={selection.keys}
				matching={matching}
				left={null}
				most={most}
				choose={choose}
				clear={selection.clear}
				refresh={() => synchroniseRealisations(client, rights.allCodes)}
				pathOf={paths.realisation}
			/>
		</>
	);
}

const none: readonly never[] = [];
const waitsNames = Object.keys(waitsFields);

const peekOf = (row: RealisationRow) => <ProcessPeek row={row} />;

/** Value of the `categorie` parameter that shows every process, whatever the filter word in the path. */
const ALL_PROCESSES = "alles";

/** A tab per filter word of the tenant, and one for all processes, which keeps the current path. */
export function realisationCategories(words: readonly FilterWord[], here: FilterWord): readonly TableCategory<RealisationRow>[] {
	return [
		...words.map(({ word, label, category }) => ({
			key: word,
			label,
			word: "",
			path: paths.realisations(word),
			holds: ({ categories }: RealisationRow) => categories.includes(category),
		})),
		{ key: ALL_PROCESSES, label: text("list.tab.all"), word: ALL_PROCESSES, path: paths.realisations(here.word), holds: () => true },
	];
}

/** The server's name for each tab; null for the tab with all processes. */
function categoryOfTabs(words: readonly FilterWord[]): ReadonlyMap<string, ListCategory | null> {
	return new Map<string, ListCategory | null>([...words.map(({ word, category }) => [word, category] as const), [ALL_PROCESSES, null]]);
}

/** The fields of the list, with the names of stakeholders and applicants that are loaded. */
function useFields(isServed: boolean, isLoaded: boolean): TableFields<RealisationRow> {
	const tenant = useTenant();
	const { allCodes: codes } = useRights();
	const parties = usePartyNames(isServed || isLoaded);
	const applicants = useApplicants(!isServed);
	const list = tenant.lists.realisations;
	return useMemo(() => realisationFields(list, { tenant, codes, parties, applicants }), [list, tenant, codes, parties, applicants]);
}

/** Stakeholder names by slug, fetched once the list is loaded; until then the slug itself is shown. */
function usePartyNames(enabled: boolean): ReadonlyMap<string, string> {
	const { data } = useQuery({ ...stakeholderQueries.list(), enabled, meta: { quiet: true } });
	return useMemo(() => new Map((data ?? []).map(({ slug, name }) => [slug, name])), [data]);
}

/** Applicants' names by request uuid, for people who may see whole requests. */
function useApplicants(enabled: boolean): ReadonlyMap<string, string> {
	const maySee = useAccess("requestlist");
	const { data } = useRequests({ enabled: enabled && maySee });
	const records = data?.records;
	return useMemo(
		() => new Map((records ?? []).flatMap((request) => (request.limited ? [] : [[request.uuid, request.summary.name] as const]))),
		[records],
	);
}
