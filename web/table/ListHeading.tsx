import { type ReactNode, Suspense, useId, useState } from "react";
import { useActions } from "../ui/actions/use-actions.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { ViewsRoom } from "../views/ViewsRoom.tsx";
import { ControlButtons } from "./ControlButtons.tsx";
import { CategoryTabs } from "./categories/CategoryTabs.tsx";
import type { ExportPanelProps } from "./export/ExportPanel.tsx";
import { useExportRefusal } from "./export/use-export-refusal.ts";
import type { TableRow } from "./fields/table-field.ts";
import styles from "./ListScreen.module.css";
import type { ListViewsProps } from "./ListViews.tsx";
import type { ListScreenProps } from "./list-screen-props.ts";
import { controlTabs } from "./state/table-settings.ts";
import type { ShownList } from "./use-shown-list.ts";

const ExportPanel = lazyPart(() => import("./export/ExportPanel.tsx"));
const ListViews = lazyPart(() => import("./ListViews.tsx")) as <Row extends TableRow>(props: ListViewsProps<Row>) => ReactNode;
const SettingsPanel = lazyPart(() => import("./settings/SettingsPanel.tsx"));

interface ListHeadingProps<Row extends TableRow> {
	readonly screen: ListScreenProps<Row>;
	readonly view: ShownList<Row>;
	/** Makes a sheet to export of all rows shown, or only of those given. */
	readonly sheet: ExportPanelProps["sheet"];
}

/** The part above a list: its name, tabs and saved views, and the panels for export and settings. */
export function ListHeading<Row extends TableRow>({ screen, view, sheet }: ListHeadingProps<Row>): ReactNode {
	const { list, fields, rows, loading = null, served = null, choice = null, actions } = screen;
	const { state, settings, keep, change, shown, layouts, columns, isOwn, tabs, former } = view;
	const panel = useId();
	/** How often the shortcut for the columns was pressed: each press moves the focus there. */
	const [asked, setAsked] = useState(0);
	/** How often the shortcut for the export was pressed. */
	const [exportAsked, setExportAsked] = useState(0);
	const noExport = useExportRefusal(list.name);
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
	const controls = controlTabs.filter((tab) => tab !== "export" || noExport === undefined);
	const open = controls.find((tab) => tab === settings.tab) ?? null;
	return (
		<div className={styles.heading}>
			<h1>{list.label}</h1>
			{tabs.length > 0 ? <CategoryTabs entries={tabs} partial={view.partial} /> : null}
			<Suspense fallback={<ViewsRoom list={list.name} />}>
				<ListViews screen={screen} view={view} />
			</Suspense>
			<div className={styles.actions}>
				{actions}
				<ControlButtons tabs={controls} open={open} panel={panel} onOpen={(tab) => keep({ tab })} />
			</div>
			<div id={panel} className={styles.panel} hidden={open === null}>
				{open === "export" ? (
					<Suspense fallback={null}>
						<ExportPanel
							sheet={sheet}
							asked={exportAsked}
							chosen={choice?.chosen ?? null}
							rows={served ? view.shownCount : shown.length}
							onClose={() => keep({ tab: null })}
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
							onColumns={(columns) => change({ columns, page: state.page })}
							onPageSize={(pageSize) => change({ pageSize })}
							onLayout={(name) => change({ layout: name, columns: null })}
							onDensity={(density) => keep({ density })}
							onClose={() => keep({ tab: null })}
						/>
					</Suspense>
				) : null}
			</div>
		</div>
	);
}
