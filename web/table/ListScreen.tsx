import { type ReactNode, Suspense, useEffect, useId, useMemo, useState } from "react";
import type { ListDefinition } from "../../engine/index.ts";
import { answeredKey } from "../api/served-place.ts";
import { text } from "../texts/text.ts";
import { useActions } from "../ui/actions/use-actions.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { loadWhenIdle } from "../ui/load-when-idle.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import type { ViewCounting } from "../views/ViewCount.tsx";
import { ViewsRoom } from "../views/ViewsRoom.tsx";
import { CategoryTabs } from "./CategoryTabs.tsx";
import { ControlButtons } from "./ControlButtons.tsx";
import { type AskedView, askedView, countView } from "./count-view.ts";
import { DataTable } from "./DataTable.tsx";
import { drawnColumns } from "./drawn-columns.ts";
import { FilterChips } from "./FilterChips.tsx";
import { FilterRow } from "./FilterRow.tsx";
import { drawnFilters } from "./filter-choices.ts";
import { type FirstPage, pageNow } from "./first-page.ts";
import styles from "./ListScreen.module.css";
import { changeListState, type ListState } from "./list-state.ts";
import { Pager } from "./Pager.tsx";
import type { PeekPanelProps } from "./PeekPanel.tsx";
import type { RowChoice } from "./RowChoice.tsx";
import type { ServedList } from "./served-list.ts";
import { categoryCounts, type TableCategory } from "./table-category.ts";
import type { TableFields, TableRow } from "./table-field.ts";
import { controlTabs } from "./table-settings.ts";
import { sentencesOf } from "./test-words.ts";
import { useExportRefusal } from "./use-export-refusal.ts";
import { useLayouts } from "./use-layouts.ts";
import { useListState } from "./use-list-state.ts";
import { usePeek } from "./use-peek.ts";
import { useView } from "./use-view.ts";
import { useViewAddress } from "./use-view-address.ts";
import "../texts/areas/lists.ts";

const AddFilter = lazyPart(() => import("./AddFilter.tsx"));
const ExportPanel = lazyPart(() => import("./ExportPanel.tsx"));
const fetchFailedAnswer = () => import("./FailedAnswer.tsx");
const FailedAnswer = lazyPart(fetchFailedAnswer);
const ListFilling = lazyPart(() => import("./ListFilling.tsx"));
const LayoutRefusal = lazyPart(() => import("./LayoutRefusal.tsx"));
const PeekPanel = lazyPart(() => import("./PeekPanel.tsx")) as <Row extends TableRow>(props: PeekPanelProps<Row>) => ReactNode;
const SavedViews = lazyPart(() => import("../views/SavedViews.tsx"));
const SettingsPanel = lazyPart(() => import("./SettingsPanel.tsx"));

interface ListScreenProps<Row> {
	readonly list: ListDefinition;
	/** All fields used by the list's columns, filters and sorting; the same object until something changes. */
	readonly fields: TableFields<Row>;
	/** All rows the person may see; null until the first have loaded. */
	readonly rows: readonly Row[] | null;
	/** All of which what occurs can be chosen in the filters, where `rows` are a part of them. */
	readonly occurring?: readonly Row[] | null;
	readonly categories: readonly TableCategory<Row>[];
	/** Key of the current category. */
	readonly category: string | undefined;
	/** Says that rows are still being loaded; null once all are there. */
	readonly loading?: string | null;
	/** The page in view from the server, shown until all rows are there; null or absent: as far as they are. */
	readonly first?: FirstPage<Row> | null;
	/** Of a list that the server answers; `rows` stay null then. */
	readonly served?: ServedList<Row> | null;
	/** Shown instead of the table while there are no rows, and above it if some failed to load. */
	readonly notice?: ReactNode;
	/** Placeholder of the search field: what it searches. */
	readonly searchPlaceholder?: string;
	/** Rendered beside the heading. */
	readonly actions?: ReactNode;
	/** Draws something beside the table; what is above the table keeps the width of the page. */
	readonly around?: (table: ReactNode) => ReactNode;
	/** Receives all filtered rows in order, across all pages, for going through them one by one. */
	readonly onShown?: (rows: readonly Row[]) => void;
	/** How rows are chosen; null or absent if they can't be. */
	readonly choice?: RowChoice<Row> | null;
	/** What the columns do not say of a record, where a record can be shown beside the list; absent where it can't. */
	readonly peek?: (row: Row) => ReactNode;
	/** Names of fields whose values are not in the browser as long as nothing asks for them. */
	readonly unloaded?: readonly string[];
	/** How many rows a view shows according to the server; absent where it cannot say. */
	readonly askCount?: (asked: AskedView, signal: AbortSignal) => Promise<number>;
	/** Rendered below the list: its age, a link back. */
	readonly foot?: ReactNode;
}

const nothing: readonly never[] = [];

/** The screen of every list: tabs, filters, table, pages and controls. Its state is in the address. */
export function ListScreen<Row extends TableRow>(props: ListScreenProps<Row>) {
	const {
		list,
		fields,
		rows,
		occurring: whole = rows,
		categories,
		category: key,
		loading = null,
		served = null,
		first = served?.page ?? null,
		notice,
		actions,
		around = (table) => table,
		onShown,
		foot,
		searchPlaceholder,
		choice = null,
		peek: peekOf,
		unloaded = nothing,
		askCount,
	} = props;
	const category = categories.find((each) => each.key === key);
	const { state, settings, own, keep, change, queryOf } = useListState(list, category?.layout);
	const all = rows ?? nothing;
	const view = useView(all, fields, state, category);
	const { matching, shown } = view;
	const { visible, page, pages, total, shownCount, partial } = pageNow(view, all, loading, state, first);
	useEffect(() => onShown?.(shown), [onShown, shown]);
	const isServed = served !== null;
	useEffect(() => {
		// What says that nothing can be fetched could not be fetched either.
		if (isServed) loadWhenIdle(fetchFailedAnswer);
	}, [isServed]);
	const layouts = useLayouts(list);
	const layout = layouts.find(({ name }) => name === state.layout);
	const chosen = useMemo(() => drawnColumns((layout && state.columns) ?? nothing, fields, true), [layout, state.columns, fields]);
	const usualColumns = useMemo(() => drawnColumns(layout?.columns ?? nothing, fields), [layout, fields]);
	const isOwn = chosen.length > 0;
	const columns = isOwn ? chosen : usualColumns;
	const peek = usePeek();
	const peeked = peekOf && layout && peek.key !== null ? (visible.find((row) => row.key === peek.key) ?? null) : null;
	const occurring = served?.choices ?? whole ?? nothing;
	const filters = useMemo(() => drawnFilters(list.filters, fields, occurring), [list, fields, occurring]);
	const sentenceOf = useMemo(() => sentencesOf(fields, filters), [fields, filters]);
	const choicesOfField = (field: string) => drawnFilters([{ field }], fields, occurring)[0]?.choices ?? nothing;
	const loaded = useMemo(() => categoryCounts(categories, matching), [categories, matching]);
	const counts = first?.counts ?? loaded;
	const panel = useId();
	/** How often the columns were asked for by key: then the keyboard goes there. */
	const [asked, setAsked] = useState(0);
	/** How often the export was. */
	const [exportAsked, setExportAsked] = useState(0);
	const noExport = useExportRefusal();
	useActions({
		"list:columns": () => {
			keep({ tab: "settings" });
			setAsked((times) => times + 1);
		},
		"list:export": {
			refused: noExport,
			run: () => {
				keep({ tab: "export" });
				setExportAsked((times) => times + 1);
			},
		},
	});
	const changeColumns = (columns: ListState["columns"]) => change({ columns, page: state.page });
	const controls = controlTabs.filter((tab) => tab !== "export" || noExport === undefined);
	const open = controls.find((tab) => tab === settings.tab) ?? null;
	const sheet = async (only: ReadonlySet<string> | null) => {
		const { chosenRows, sheetOf } = await import("./sheet-of.ts");
		return sheetOf({
			...{ list, fields, own: isOwn, rows: await chosenRows(served?.rows() ?? shown, only) },
			columns: (isOwn ? state.columns : layout?.columns) ?? nothing,
		});
	};
	const former = served !== null && served.state !== "current";
	const said = served?.state === "slow" ? text("table.asking") : null;
	const address = useViewAddress(list, categories, category);
	const counting = useMemo((): ViewCounting => {
		const asked = (search: string) => askedView(search, list, categories, category);
		return {
			here: (search) => (rows === null ? null : countView(asked(search), { rows, fields, categories, unloaded })),
			// Until everything has loaded the page in view is asked for already.
			ask: askCount && (rows !== null || isServed) ? (search, signal) => askCount(asked(search), signal) : null,
			key: answeredKey(list.name),
			partial: rows === null ? !isServed : loading !== null,
		};
	}, [list, categories, category, rows, fields, unloaded, askCount, isServed, loading]);
	usePageTitle(category ? `${list.label}: ${category.label}` : list.label);

	const failure =
		served?.state === "failed" ? (
			<Suspense fallback={null}>
				<FailedAnswer former={served.page !== null} retry={served.retry} />
			</Suspense>
		) : served !== null && served.filling !== null ? (
			<Suspense fallback={null}>
				<ListFilling progress={served.filling} waits={former} />
			</Suspense>
		) : null;

	// A layout that belongs to a tab stays with it; an explicitly chosen one carries over.
	const usual = state.layout === (category?.layout ?? settings.layout) ? settings.layout : state.layout;
	const tabs = categories.map((each) => ({
		key: each.key,
		label: each.label,
		to: `${each.path ?? ""}${queryOf(
			changeListState(state, {
				category: each.word,
				layout: each.layout ?? usual,
				columns: each.layout === category?.layout ? state.columns : each.layout === undefined ? own : null,
			}),
			each.layout,
		)}`,
		count: rows === null && first === null ? null : (counts.get(each.key) ?? 0),
		here: each === category,
	}));

	return (
		<div className={styles.page} style={{ maxWidth: list.maxWidth }} data-list={list.name}>
			<div className={styles.heading}>
				<h1>{list.label}</h1>
				{tabs.length > 0 ? <CategoryTabs entries={tabs} partial={partial} /> : null}
				<Suspense fallback={<ViewsRoom list={list.name} />}>
					<SavedViews
						list={list.name}
						search={address.searchOf(state)}
						addressOf={address.addressOf}
						open={address.open}
						counting={counting}
					/>
				</Suspense>
				<div className={styles.actions}>
					{actions}
					<ControlButtons tabs={controls} open={open} panel={panel} onOpen={(tab) => keep({ tab })} />
				</div>
			</div>
			<div id={panel} hidden={open === null}>
				{open === "export" ? (
					<Suspense fallback={null}>
						<ExportPanel
							sheet={sheet}
							asked={exportAsked}
							chosen={choice?.chosen ?? null}
							rows={served ? shownCount : shown.length}
							loading={served ? former || served.filling !== null : rows === null || loading !== null}
						/>
					</Suspense>
				) : null}
				{open === "settings" ? (
					<Suspense fallback={null}>
						<SettingsPanel
							pageSize={state.pageSize}
							pageSizes={list.pageSizes}
							layouts={layouts}
							layout={state.layout}
							density={settings.density}
							columns={columns}
							own={isOwn}
							askable={list}
							fields={fields}
							asked={asked}
							onColumns={changeColumns}
							onPageSize={(pageSize) => change({ pageSize })}
							onLayout={(name) => change({ layout: name, columns: null })}
							onDensity={(density) => keep({ density })}
						/>
					</Suspense>
				) : null}
			</div>
			{rows || first ? (
				<>
					<FilterRow filters={filters} state={state} change={change} searchPlaceholder={searchPlaceholder}>
						<FilterChips count={shownCount} sentenceOf={sentenceOf} state={state} change={change} loading={partial ? loading : said}>
							<Suspense fallback={null}>
								<AddFilter list={list} fields={fields} choices={choicesOfField} state={state} change={change} />
							</Suspense>
						</FilterChips>
					</FilterRow>
					{notice}
					{failure}
					{around(
						<>
							{layout ? (
								<div className={peeked ? `${styles.body} ${styles.peeking}` : styles.body}>
									<DataTable
										label={list.label}
										columns={columns}
										rows={visible}
										total={total}
										partial={partial}
										state={state}
										page={page}
										pages={pages}
										density={settings.density}
										minWidth={list.minWidth}
										change={change}
										changeColumns={changeColumns}
										choice={choice}
										peek={peekOf ? peek : null}
										former={former}
									/>
									{peeked ? (
										<Suspense fallback={null}>
											<PeekPanel row={peeked} columns={columns} layouts={layouts} fields={fields} rows={visible} peek={peek}>
												{peekOf?.(peeked)}
											</PeekPanel>
										</Suspense>
									) : null}
								</div>
							) : (
								<Suspense fallback={null}>
									<LayoutRefusal
										name={state.layout}
										list={list}
										allowed={layouts}
										choose={(name) => change({ layout: name, columns: null })}
									/>
								</Suspense>
							)}
							<Pager
								total={layout ? shownCount : 0}
								partial={partial}
								page={page}
								pages={pages}
								pageSize={state.pageSize}
								pageSizes={list.pageSizes}
								change={change}
							/>
						</>,
					)}
				</>
			) : (
				(failure ?? notice)
			)}
			{foot}
		</div>
	);
}
