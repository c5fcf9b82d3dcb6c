import { type ReactNode, useRef, useState } from "react";
import { Link, NavLink, Outlet } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { useWorkbenchPaths, workbenchRoot } from "../addresses/workbench-paths.ts";
import { countWords } from "../bundle/count-words.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { scenariosIn } from "../bundle/scenarios-in.ts";
import { BundleContext, useLiveBundle } from "../bundle/use-bundle.ts";
import { ClashDialog } from "../editing/ClashDialog.tsx";
import { LeavingUnwritten } from "../editing/LeavingUnwritten.tsx";
import { EditingContext, useEditing, useEdits } from "../editing/use-edits.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import { type LastPlayed, ToldFailing } from "../playing/told-failing.ts";
import type { BundleSource } from "../source/bundle-source.ts";
import { FrameKeys } from "./FrameKeys.tsx";
import { ManualLink } from "./ManualLink.tsx";
import { NothingHere } from "./NothingHere.tsx";
import { StepsButton } from "./StepsButton.tsx";
import { StepTree } from "./StepTree.tsx";
import { screenList } from "./screen-list.ts";
import { useCurrentInView } from "./use-current-in-view.ts";
import { useFocusNearby } from "./use-focus-nearby.ts";
import { useFromTheTop } from "./use-from-the-top.ts";
import { usePanes } from "./use-panes.ts";
import styles from "./WorkbenchFrame.module.css";

/** The frame of every screen: the bar, the tree of screens and steps, and a notice if the files can't be shown. */
export function WorkbenchFrame({ source }: { readonly source: BundleSource }) {
	const { bundle, lost, absent = false } = useLiveBundle(source);
	const [played, setPlayed] = useState<LastPlayed | null>(null);
	const frame = useRef<HTMLDivElement>(null);
	const work = useRef<HTMLElement>(null);
	usePanes(frame);
	useFromTheTop(work);
	useFocusNearby(work);
	if (absent) return <NothingHere />;
	if (bundle === null) {
		return lost ? (
			<main className={styles.alone}>
				<Lost design={source.design} />
			</main>
		) : (
			<main className={styles.alone}>
				<Skeletons heights={[34, 420]} label={text("workbench.loading")} />
			</main>
		);
	}
	return (
		<BundleContext value={bundle}>
			<Editable source={source} revision={bundle.shown.revision}>
				<div ref={frame} className={styles.frame}>
					<a href="#werk" className={styles.skip}>
						{text("nav.skip")}
					</a>
					<Bar bundle={bundle} failing={played?.of === bundle ? played.failing : null} />
					<nav className={styles.tree} aria-label={text("workbench.nav")} data-pane tabIndex={-1}>
						<Screens bundle={bundle} />
						<StepTree />
					</nav>
					<main ref={work} id="werk" className={styles.work} data-pane tabIndex={-1}>
						{lost && <Lost design={source.design} />}
						{bundle.shown.mayDesign === false && (
							<p className={styles.looking} role="note">
								{text("workbench.looking")}
							</p>
						)}
						{bundle.outdated && (
							<div className={styles.notice}>
								<PlainNotice kind="warning" title={text("workbench.outdated")}>
									{text("workbench.outdated.text")}
								</PlainNotice>
							</div>
						)}
						<ToldFailing value={setPlayed}>
							<Outlet />
						</ToldFailing>
					</main>
					<ClashDialog />
					<LeavingUnwritten />
				</div>
			</Editable>
		</BundleContext>
	);
}

interface EditableProps {
	readonly source: BundleSource;
	readonly revision: string;
	readonly children: ReactNode;
}

function Editable({ source, revision, children }: EditableProps) {
	return <EditingContext value={useEdits(source, revision)}>{children}</EditingContext>;
}

/**
 * The outcome of the last edit, undo and redo, and the manual: in a separate tab, so that the design stays open. A folder is served without
 * a manual.
 */
function Acts({ manual }: { readonly manual: boolean }) {
	const { told, undo, redo, mayUndo, mayRedo } = useEditing();
	const mayDesign = useMayDesign();
	return (
		<div className={styles.acts}>
			<FrameKeys />
			<span role="status" className={styles.told}>
				{told}
			</span>
			<button type="button" disabled={!mayUndo || !mayDesign} onClick={undo} aria-keyshortcuts="Control+Z">
				{text("workbench.edit.undo")}
			</button>
			<button type="button" disabled={!mayRedo || !mayDesign} onClick={redo} aria-keyshortcuts="Control+Y">
				{text("workbench.edit.redo")}
			</button>
			{manual && <ManualLink className={styles.manual} />}
		</div>
	);
}

interface BarProps {
	readonly bundle: OpenedBundle;
	/** Scenarios that go wrong; null if they were not played in these files: that is done on the screens that show their results. */
	readonly failing: number | null;
}

function Bar({ bundle, failing }: BarProps) {
	const { tenant, flow, shown, errors, warnings } = bundle;
	// With an error there is nothing to promise, and without a scenario nothing to play.
	const unplayed = failing === null && errors === 0 && Object.keys(scenariosIn(bundle)).length > 0;
	const wrong = errors + (failing ?? 0) > 0;
	return (
		<header className={styles.bar}>
			{shown.name === undefined ? (
				<span className={styles.product}>{text("workbench.title")}</span>
			) : (
				<Link to={workbenchRoot} className={styles.product}>
					{text("workbench.designs")}
				</Link>
			)}
			<span className={styles.tenant}>{shown.name ?? tenant?.label ?? shown.folder}</span>
			{flow && <span className={styles.version}>{text("workbench.version", { version: flow.written.version })}</span>}
			{flow && <StepsButton />}
			<Acts manual={shown.name !== undefined} />
			<span className={styles.health} role="status" data-wrong={wrong} data-unplayed={unplayed || undefined}>
				{countWords(errors, warnings, failing ?? 0)}
				{unplayed && ` · ${text("workbench.unplayed")}`}
			</span>
		</header>
	);
}

function Screens({ bundle: { shown, errors, warnings } }: { readonly bundle: OpenedBundle }) {
	const addresses = useWorkbenchPaths();
	const list = useCurrentInView<HTMLUListElement>();
	return (
		<ul ref={list} className={styles.screens}>
			{screenList(addresses, shown.name !== undefined).map(({ to, name, end = false }) => (
				<li key={to}>
					<NavLink to={to} end={end} className={styles.screen ?? ""}>
						{name}
						{to === addresses.problems() && errors + warnings > 0 && (
							<span className={styles.count} data-wrong={errors > 0}>
								{errors + warnings}
							</span>
						)}
					</NavLink>
				</li>
			))}
		</ul>
	);
}

function Lost({ design }: { readonly design: string | null }) {
	return (
		<div className={styles.notice}>
			<PlainNotice kind="danger" title={text("workbench.lost")}>
				{text(design === null ? "workbench.lost.text" : "workbench.lost.design")}
			</PlainNotice>
		</div>
	);
}
