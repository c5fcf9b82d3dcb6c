import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { useFitting } from "./use-fitting.ts";
import type { CurrentView } from "./use-opened-view.ts";
import { useTabMoves } from "./use-tab-moves.ts";
import { ViewCount, type ViewCounting } from "./ViewCount.tsx";
import styles from "./ViewTabs.module.css";
import type { View } from "./view.ts";

interface ViewTabsProps {
	/** In this person's order. */
	readonly views: readonly View[];
	readonly current: CurrentView | null;
	readonly counting: ViewCounting;
	readonly addressOf: (search: string) => string;
	readonly open: (view: View) => void;
	readonly move: (view: View, to: View) => Promise<void>;
	readonly busy: boolean;
	/** Stores what the list shows now in the current view. */
	readonly onSave: () => void;
	/** Asks for a name for what the list shows now. */
	readonly onSaveAs: () => void;
}

/** The saved views as tabs, each with its number of rows; those that do not fit are behind a button. */
export function ViewTabs({ views, current, counting, addressOf, open, move, busy, onSave, onSaveAs }: ViewTabsProps) {
	const [row, fitting] = useFitting(views.map(({ uuid }) => uuid));
	const [rest, setRest] = useState(false);
	const [dragged, setDragged] = useState<View | null>(null);
	const { moved, moveByKey } = useTabMoves(views, move);
	const menu = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!rest) return;
		const leave = ({ target }: Event) => target instanceof Node && menu.current?.contains(target) !== true && setRest(false);
		const close = ({ key }: KeyboardEvent) => key === "Escape" && setRest(false);
		const listening = new AbortController();
		const { signal } = listening;
		document.addEventListener("pointerdown", leave, { signal });
		document.addEventListener("focusin", leave, { signal });
		document.addEventListener("keydown", close, { signal });
		return () => listening.abort();
	}, [rest]);
	const shown = inReach(views, current?.view, fitting);
	const link = (view: View, hidden: boolean) => (
		<Link
			to={addressOf(view.search)}
			className={styles.tab}
			data-view={view.uuid}
			aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
			onKeyDown={(event) => moveByKey(event, view)}
			tabIndex={hidden ? -1 : undefined}
			data-changed={current?.view.uuid === view.uuid && current.changed ? true : undefined}
			aria-current={current?.view.uuid === view.uuid ? (current.changed ? "true" : "page") : undefined}
			onClick={(event) => {
				// With a modifier key the browser opens it in another tab or window, like any link.
				if (event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				setRest(false);
				open(view);
			}}
		>
			<span className={styles.label}>{view.label}</span>{" "}
			{current?.view.uuid === view.uuid && current.changed ? (
				<span className={styles.changed}>{text("views.changed")}</span>
			) : hidden ? null : (
				<ViewCount search={view.search} counting={counting} />
			)}
		</Link>
	);
	return (
		<div ref={row} className={styles.row} data-views>
			<nav aria-label={text("views.title")} className={styles.tabs}>
				<ul>
					{shown.concat(views.filter((view) => !shown.includes(view))).map((view) => {
						const hidden = !shown.includes(view);
						return (
							<li
								key={view.uuid}
								data-item={view.uuid}
								data-alone={(shown.length === 1 && !hidden) || undefined}
								title={view.label}
								aria-hidden={hidden || undefined}
								className={hidden ? styles.hidden : undefined}
								draggable={!hidden}
								onDragStart={() => setDragged(view)}
								onDragEnd={() => setDragged(null)}
								onDragOver={(event) => dragged !== null && event.preventDefault()}
								onDrop={() => dragged !== null && dragged !== view && void move(dragged, view)}
							>
								{link(view, hidden)}
							</li>
						);
					})}
				</ul>
			</nav>
			<span role="status" className="visually-hidden">
				{moved === null ? "" : text("views.moved", { place: moved.place, count: views.length })}
			</span>
			{shown.length < views.length ? (
				<div ref={menu} className={styles.rest}>
					<button type="button" className={styles.more} aria-expanded={rest} onClick={() => setRest(!rest)}>
						{text("views.rest", { count: views.length - shown.length })}
					</button>
					{rest ? (
						<ul className={styles.menu}>
							{views
								.filter((view) => !shown.includes(view))
								.map((view) => (
									<li key={view.uuid}>{link(view, false)}</li>
								))}
						</ul>
					) : null}
				</div>
			) : null}
			{current?.changed ? (
				<div className={styles.save} data-beside>
					<span role="status" className="visually-hidden">
						{text("views.tab.changed", { label: current.view.label })}
					</span>
					{current.view.mayChange ? (
						<PlainButton small filled busy={busy} onClick={onSave}>
							{text("views.tab.save")}
						</PlainButton>
					) : null}
					<PlainButton small onClick={onSaveAs}>
						{text("views.tab.saveAs")}
					</PlainButton>
				</div>
			) : null}
		</div>
	);
}

/** The first that fit; the current one is always among them. */
function inReach(views: readonly View[], current: View | undefined, fitting: number): readonly View[] {
	const first = views.slice(0, fitting);
	const here = views.find(({ uuid }) => uuid === current?.uuid);
	return here === undefined || first.includes(here) ? first : [...first.slice(0, -1), here];
}
