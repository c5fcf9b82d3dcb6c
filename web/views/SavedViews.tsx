import { IconBookmarks } from "@tabler/icons-react";
import { Suspense, useId, useState } from "react";
import type { ListName } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import styles from "./SavedViews.module.css";
import { currentView, useOpenedView } from "./use-opened-view.ts";
import { useViews } from "./use-views.ts";
import "../texts/areas/views.ts";

const ViewsPanel = lazyPart(() => import("./ViewsPanel.tsx"));

export interface SavedViewsProps {
	readonly list: ListName;
	/** What the list shows now, as a view stores it. */
	readonly search: string;
	/** Address of a view within the application. */
	readonly addressOf: (search: string) => string;
	readonly open: (search: string) => void;
}

/** A list's saved views: the current one, all of them to choose from, and saving what is shown now. */
export default function SavedViews({ list, search, addressOf, open }: SavedViewsProps) {
	const state = useViews(list);
	const [shown, setShown] = useState(false);
	const [opened, keepOpened] = useOpenedView(list);
	const current = currentView(state.views, search, opened);
	const id = useId();
	return (
		<>
			<button type="button" className={styles.button} aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
				<IconBookmarks size={17} aria-hidden />
				<span className={styles.name}>{current ? text("views.on", { label: current.view.label }) : text("views.title")}</span>
				{current?.changed ? <span className={styles.changed}>({text("views.changed")})</span> : null}
			</button>
			<div id={id} className={styles.panel} hidden={!shown}>
				{shown ? (
					<Suspense fallback={null}>
						<ViewsPanel
							state={state}
							search={search}
							current={current}
							addressOf={addressOf}
							open={(view) => {
								keepOpened(view.uuid);
								open(view.search);
							}}
							onKept={keepOpened}
						/>
					</Suspense>
				) : null}
			</div>
		</>
	);
}
