import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { DataTable } from "./data-table/DataTable.tsx";
import type { EmptyBecauseProps } from "./EmptyBecause.tsx";
import type { TableRow } from "./fields/table-field.ts";
import { FilterChips } from "./filters/FilterChips.tsx";
import { FilterRow } from "./filters/FilterRow.tsx";
import { ListHeading } from "./ListHeading.tsx";
import styles from "./ListScreen.module.css";
import type { ListScreenProps } from "./list-screen-props.ts";
import { Pager } from "./pager/Pager.tsx";
import type { PeekPanelProps } from "./peek/PeekPanel.tsx";
import { usePeek } from "./peek/use-peek.ts";
import type { ServedList } from "./served/served-list.ts";
import { useShownList } from "./use-shown-list.ts";
import "../texts/areas/lists.ts";

const AddFilter = lazyPart(() => import("./filters/AddFilter.tsx"));
// Loaded early, because it could not be fetched either once the connection fails.
const FailedAnswer = lazyPart(() => import("./served/FailedAnswer.tsx"), { early: true });
const EmptyBecause = lazyPart(() => import("./EmptyBecause.tsx")) as <Row extends TableRow>(props: EmptyBecauseProps<Row>) => ReactNode;
const LayoutRefusal = lazyPart(() => import("./LayoutRefusal.tsx"));
const PeekPanel = lazyPart(() => import("./peek/PeekPanel.tsx")) as <Row extends TableRow>(props: PeekPanelProps<Row>) => ReactNode;
const FillingNotice = lazyPart(() => import("./served/FillingNotice.tsx"));

/** The screen of every list: tabs, filters, table, pages and controls. Its state is in the address. */
export function ListScreen<Row extends TableRow>(props: ListScreenProps<Row>) {
	const { list, fields, loading = null, served = null, notice, around = (table) => table, searchPlaceholder, foot } = props;
	const { choice = null, peek: peekOf } = props;
	const shown = useShownList(props);
	const peek = usePeek();
	const { state, settings, change, layouts, layout, columns, visible, page, pages, total, shownCount, partial, former } = shown;
	const { filters, sentenceOf, choicesOfField } = shown;
	const peeked = peekOf && layout && peek.key !== null ? (visible.find((row) => row.key === peek.key) ?? null) : null;
	const sheet = async (only: ReadonlySet<string> | null) => {
		const { chosenRows, listSheet } = await import("./export/list-sheet.ts");
		return listSheet({
			...{ list, fields, own: shown.isOwn, rows: await chosenRows(served?.rows() ?? shown.shown, only) },
			columns: shown.drawnBy,
		});
	};
	const failure = served === null ? null : failureOf(served, former);
	return (
		<div className={styles.page} style={{ maxWidth: list.maxWidth }} data-list={list.name}>
			<ListHeading screen={props} view={shown} sheet={sheet} />
			{shown.hasRows ? (
				<>
					<FilterRow filters={filters} state={state} change={change} searchPlaceholder={searchPlaceholder}>
						<FilterChips
							count={shownCount}
							sentenceOf={sentenceOf}
							state={state}
							change={change}
							beside={props.beside}
							loading={partial ? loading : shown.asking}
						>
							<Suspense fallback={null}>
								<AddFilter list={list} fields={fields} choices={choicesOfField} change={change} />
							</Suspense>
						</FilterChips>
					</FilterRow>
					{notice}
					{failure}
					{around(
						layout ? (
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
									changeColumns={(columns) => change({ columns, page: state.page })}
									choice={choice}
									peek={peekOf ? peek : null}
									former={former}
									why={
										<Suspense fallback={null}>
											<EmptyBecause screen={props} view={shown} />
										</Suspense>
									}
								/>
								{peeked ? (
									<Suspense fallback={null}>
										<PeekPanel row={peeked} columns={columns} layouts={layouts} fields={fields} rows={visible} peek={peek}>
											{peekOf?.(peeked)}
										</PeekPanel>
									</Suspense>
								) : null}
								<Pager
									total={shownCount}
									partial={partial}
									page={page}
									pages={pages}
									pageSize={state.pageSize}
									pageSizes={list.pageSizes}
									change={change}
								/>
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
						),
					)}
				</>
			) : (
				(failure ?? notice)
			)}
			{foot}
		</div>
	);
}

/** Says that the request failed, or that the server is still building the list rows. */
function failureOf<Row>({ state, page, retry, filling }: ServedList<Row>, former: boolean) {
	if (state !== "failed" && filling === null) return null;
	return (
		<Suspense fallback={null}>
			{state === "failed" ? (
				<FailedAnswer former={page !== null} retry={retry} />
			) : (
				filling !== null && <FillingNotice progress={filling} waits={former} />
			)}
		</Suspense>
	);
}
