import { useEffect, useRef, useState } from "react";
import type { ListName } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../ui/notices/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { HangingCard } from "../ui/parts/HangingCard.tsx";
import { NewViewForm } from "./NewViewForm.tsx";
import styles from "./SavedViews.module.css";
import { StartLine } from "./StartLine.tsx";
import { useListStart } from "./use-list-start.ts";
import type { CurrentView } from "./use-opened-view.ts";
import type { ViewsState } from "./use-views.ts";
import { ViewItem } from "./ViewItem.tsx";
import type { View } from "./view.ts";
import "../texts/areas/selections.ts";

interface ViewsPanelProps {
	readonly list: ListName;
	readonly state: ViewsState;
	readonly search: string;
	readonly current: CurrentView | null;
	readonly addressOf: (search: string) => string;
	readonly open: (view: View) => void;
	/** A view was saved, and is now the current one. */
	readonly onKept: (uuid: string) => void;
	/** Moves a view to the place of another one. */
	readonly move: (view: View, to: View) => Promise<void>;
	/** How often a name was requested. */
	readonly named: number;
	readonly onClose: () => void;
}

/** Slightly longer than a dialog's closing animation. Milliseconds. */
const afterDialogMs = 350;

export default function ViewsPanel({ list, state, search, current, addressOf, open, onKept, move, named, onClose }: ViewsPanelProps) {
	const start = useListStart(list);
	const [removing, setRemoving] = useState<View | null>(null);
	const [removed, setRemoved] = useState(false);
	const [said, setSaid] = useState("");
	const heading = useRef<HTMLHeadingElement>(null);
	// The focused element is gone along with the view, and the dialog that had the focus next closes with an animation.
	useEffect(() => {
		if (!removed) return;
		const timer = setTimeout(() => {
			heading.current?.focus();
			setRemoved(false);
		}, afterDialogMs);
		return () => clearTimeout(timer);
	}, [removed]);
	const own = state.views.filter((view) => view.own);
	const others = state.views.filter((view) => !view.own);
	const remove = async () => {
		if (removing && (await state.remove(removing)) !== undefined) {
			setSaid(text("views.deleted", { label: removing.label }));
			setRemoved(true);
		}
		setRemoving(null);
	};
	const items = (views: readonly View[]) =>
		views.map((view) => (
			<ViewItem
				key={view.uuid}
				view={view}
				here={current?.view.uuid === view.uuid ? current : null}
				search={search}
				state={state}
				start={start}
				addressOf={addressOf}
				beside={besideOf(state.views, view)}
				move={(to) => void move(view, to)}
				open={(chosen) => {
					setSaid("");
					open(chosen);
				}}
				say={setSaid}
				onRemove={() => setRemoving(view)}
			/>
		));
	return (
		<HangingCard onClose={onClose}>
			{state.error ? <Notice kind="danger" title={state.error} announce /> : null}
			<p role="status" className="visually-hidden">
				{state.loading ? text("views.loading") : said}
			</p>
			{state.loadFailed ? (
				<Notice
					kind="warning"
					title={text("views.loadFailed")}
					action={<PlainButton onClick={state.reload}>{text("views.retry")}</PlainButton>}
				/>
			) : null}
			<StartLine start={start} views={state.views} state={state} say={setSaid} />
			<div className={styles.groups}>
				<section className={styles.group}>
					<h2 ref={heading} tabIndex={-1}>
						{text("views.own")}
					</h2>
					{own.length > 0 ? <ul>{items(own)}</ul> : null}
					{own.length === 0 && !state.loading && !state.loadFailed ? <p className={styles.about}>{text("views.none")}</p> : null}
				</section>
				{others.length > 0 ? (
					<section className={styles.group}>
						<h2>{text("views.shared")}</h2>
						<ul>{items(others)}</ul>
					</section>
				) : null}
			</div>
			<NewViewForm
				list={list}
				named={named}
				busy={state.busy}
				onKeep={async (label, shared) => {
					const kept = await state.create({ label, shared, search });
					if (!kept) return false;
					onKept(kept.uuid);
					setSaid(text("views.saved", { label: kept.label }));
					return true;
				}}
			/>
			<ConfirmDialog
				opened={removing !== null}
				title={text("views.delete.title")}
				action={text("views.delete.action")}
				dangerous
				busy={state.busy}
				onConfirm={() => void remove()}
				onCancel={() => setRemoving(null)}
			>
				{text(removing?.shared ? "views.delete.shared" : "views.delete.own", { label: removing?.label ?? "" })}
			</ConfirmDialog>
		</HangingCard>
	);
}

/** The views before and after one of these. */
function besideOf(views: readonly View[], view: View): readonly [View | undefined, View | undefined] {
	const at = views.indexOf(view);
	return [views[at - 1], views[at + 1]];
}
