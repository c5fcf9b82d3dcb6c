import { Button } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { FilterWord } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { useRealisations } from "../realisation-collection.ts";
import { CategoryTabs } from "./CategoryTabs.tsx";
import { DensityChoice } from "./DensityChoice.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { FilterRow } from "./FilterRow.tsx";
import { countCategories, filterRows, sortRows } from "./filter-rows.ts";
import styles from "./ListPage.module.css";
import { changeListState, type ListState, readListState, writeListState } from "./list-state.ts";
import { Pager } from "./Pager.tsx";
import { RealisationTable } from "./RealisationTable.tsx";
import { useTableSettings } from "./table-settings.ts";
import { useRows } from "./use-rows.ts";

/** The list of one category. All rows the person may see are in the browser: filtering and sorting ask the server nothing. */
export function ListPage({ tab }: { readonly tab: FilterWord }) {
	const [params, setParams] = useSearchParams();
	const [settings, keep] = useTableSettings();
	const state = useMemo(() => readListState(params, settings.pageSize), [params, settings.pageSize]);
	const { data, isPending, isError, isFetching, refetch } = useRealisations();
	const rows = useRows(data?.records);
	const settled = useDeferredValue(state);
	const category = settled.all ? null : tab.category;
	const shown = useMemo(() => sortRows(filterRows(rows, settled, category), settled.sort, settled.descending), [rows, settled, category]);
	const counts = useMemo(() => countCategories(rows), [rows]);
	const pages = Math.max(1, Math.ceil(shown.length / settled.pageSize));
	const page = Math.min(settled.page, pages);
	const visible = shown.slice((page - 1) * settled.pageSize, page * settled.pageSize);
	usePageTitle(`${text("list.title")}: ${state.all ? text("list.tab.all") : tab.label}`);

	function change(part: Partial<ListState>, replace = false): void {
		if (part.pageSize !== undefined) keep({ pageSize: part.pageSize });
		const own = part.pageSize ?? settings.pageSize;
		setParams(writeListState(changeListState(state, part), own), { replace, preventScrollReset: true });
	}

	return (
		<div className={styles.page}>
			<h1>{text("list.title")}</h1>
			<CategoryTabs tab={tab} state={state} own={settings.pageSize} counts={counts} />
			{isPending ? <Skeletons heights={[64, 24, 480]} /> : null}
			{isError && !data ? <LoadFailure retry={refetch} /> : null}
			{data ? (
				<>
					<FilterRow rows={rows} state={state} change={change} />
					<FilterChips
						count={shown.length}
						rows={rows}
						state={state}
						change={change}
						loading={isFetching && !data.complete ? rows.length : null}
					/>
					{data.failed && !isFetching ? <LoadFailure retry={refetch} /> : null}
					<RealisationTable
						rows={visible}
						total={rows.length}
						state={settled}
						page={page}
						pages={pages}
						density={settings.density}
						change={change}
					/>
					<Pager total={shown.length} page={page} pages={pages} pageSize={settled.pageSize} change={change}>
						<DensityChoice density={settings.density} onChange={(density) => keep({ density })} />
					</Pager>
				</>
			) : null}
		</div>
	);
}

function LoadFailure({ retry }: { readonly retry: () => unknown }) {
	return (
		<Notice kind="warning" title={text("list.partial")} action={<Button onClick={() => retry()}>{text("list.retry")}</Button>} announce />
	);
}
