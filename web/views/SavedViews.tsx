import { IconBookmarks } from "@tabler/icons-react";
import { Suspense, useEffect, useId, useState } from "react";
import type { ListName } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { noteViews } from "./had-views.ts";
import styles from "./SavedViews.module.css";
import { currentView, useOpenedView } from "./use-opened-view.ts";
import { useViewOrder } from "./use-view-order.ts";
import { useViews } from "./use-views.ts";
import type { ViewCounting } from "./ViewCount.tsx";
import { ViewsRoom } from "./ViewsRoom.tsx";
import { ViewTabs } from "./ViewTabs.tsx";
import type { View } from "./view.ts";
import "../texts/areas/views.ts";

const ViewsPanel = lazyPart(() => import("./ViewsPanel.tsx"));

export interface SavedViewsProps {
	readonly list: ListName;
	/** What the list shows now, as a view stores it. */
	readonly search: string;
	/** Address of a view within the application. */
	readonly addressOf: (search: string) => string;
	readonly open: (search: string) => void;
	readonly counting: ViewCounting;
}

/** A list's saved views: the current one, all of them as tabs and to be kept in order, and saving what is shown now. */
export default function SavedViews({ list, search, addressOf, open, counting }: SavedViewsProps) {
	const views = useViews(list);
	const { ordered, move } = useViewOrder(list, views.views);
	const state = { ...views, views: ordered };
	/** How often a name was requested; each time its field gets the focus. */
	const [named, setNamed] = useState(0);
	const [shown, setShown] = useState(false);
	const [opened, keepOpened] = useOpenedView(list, search);
	const current = currentView(state.views, search, opened);
	const { loading } = views;
	const has = ordered.length > 0;
	useEffect(() => {
		if (!loading) noteViews(list, has);
	}, [list, loading, has]);
	const id = useId();
	const openView = (view: View) => {
		keepOpened(view.uuid);
		open(view.search);
	};
	const save = async () => {
		// The panel shows the refusal.
		if (current && (await state.change(current.view, { search })) === undefined) setShown(true);
	};
	return (
		<>
			{has ? (
				<ViewTabs
					views={ordered}
					current={current}
					counting={counting}
					addressOf={addressOf}
					open={openView}
					move={move}
					busy={state.busy}
					onSave={() => void save()}
					onSaveAs={() => {
						setShown(true);
						setNamed((times) => times + 1);
					}}
				/>
			) : loading ? (
				<ViewsRoom list={list} />
			) : null}
			<button type="button" className={styles.button} aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
				<IconBookmarks size={17} aria-hidden />
				<span className={styles.name}>{current ? text("views.on", { label: current.view.label }) : text("views.title")}</span>
				{current?.changed ? <span className={styles.changed}>({text("views.changed")})</span> : null}
			</button>
			<div id={id} className={styles.panel} hidden={!shown}>
				{shown ? (
					<Suspense fallback={null}>
						<ViewsPanel
							list={list}
							state={state}
							search={search}
							current={current}
							addressOf={addressOf}
							open={openView}
							onKept={keepOpened}
							move={move}
							named={named}
							onClose={() => setShown(false)}
						/>
					</Suspense>
				) : null}
			</div>
		</>
	);
}
