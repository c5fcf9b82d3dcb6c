import { type ReactNode, useRef } from "react";
import { NavLink, Outlet } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { workbenchPaths } from "../addresses/workbench-paths.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { BundleContext, useLiveBundle } from "../bundle/use-bundle.ts";
import { EditingContext, useEditing, useEdits } from "../editing/use-edits.ts";
import type { BundleSource } from "../source/bundle-source.ts";
import { StepTree } from "./StepTree.tsx";
import { usePanes } from "./use-panes.ts";
import styles from "./WorkbenchFrame.module.css";

/** What stands around every screen: the bar, the tree of screens and steps, and what can't be shown now. */
export function WorkbenchFrame({ source }: { readonly source: BundleSource }) {
	const { bundle, lost } = useLiveBundle(source);
	const frame = useRef<HTMLDivElement>(null);
	usePanes(frame);
	if (bundle === null) {
		return lost ? (
			<main className={styles.alone}>
				<Lost />
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
					<Bar bundle={bundle} />
					<nav className={styles.tree} aria-label={text("workbench.nav")} data-pane tabIndex={-1}>
						<Screens bundle={bundle} />
						<StepTree />
					</nav>
					<main id="werk" className={styles.work} data-pane tabIndex={-1}>
						{lost && <Lost />}
						{bundle.outdated && (
							<div className={styles.notice}>
								<PlainNotice kind="warning" title={text("workbench.outdated")}>
									{text("workbench.outdated.text")}
								</PlainNotice>
							</div>
						)}
						<Outlet />
					</main>
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

/** What became of the last edit, and the way back. */
function Acts() {
	const { told, undo, redo, mayUndo, mayRedo } = useEditing();
	return (
		<div className={styles.acts}>
			<span role="status" className={styles.told}>
				{told}
			</span>
			<button type="button" disabled={!mayUndo} onClick={undo} aria-keyshortcuts="Control+Z">
				{text("workbench.edit.undo")}
			</button>
			<button type="button" disabled={!mayRedo} onClick={redo} aria-keyshortcuts="Control+Y">
				{text("workbench.edit.redo")}
			</button>
		</div>
	);
}

function Bar({ bundle: { tenant, flow, shown, errors, warnings } }: { readonly bundle: OpenedBundle }) {
	return (
		<header className={styles.bar}>
			<span className={styles.product}>{text("workbench.title")}</span>
			<span className={styles.tenant}>{tenant?.label ?? shown.folder}</span>
			{flow && <span className={styles.version}>{text("workbench.version", { version: flow.written.version })}</span>}
			<Acts />
			<span className={styles.health} role="status" data-wrong={errors > 0}>
				{countWords(errors, warnings)}
			</span>
		</header>
	);
}

/** What is wrong with the folder, counted. */
export function countWords(errors: number, warnings: number): string {
	if (errors === 0 && warnings === 0) return text("workbench.sound");
	const words = [
		...(errors > 0 ? [text(errors === 1 ? "workbench.errors.one" : "workbench.errors.other", { count: errors })] : []),
		...(warnings > 0 ? [text(warnings === 1 ? "workbench.warnings.one" : "workbench.warnings.other", { count: warnings })] : []),
	];
	return words.join(" · ");
}

function Screens({ bundle: { errors, warnings } }: { readonly bundle: OpenedBundle }) {
	return (
		<ul className={styles.screens}>
			<li>
				<NavLink to={workbenchPaths.overview()} end className={styles.screen ?? ""}>
					{text("workbench.overview")}
				</NavLink>
			</li>
			<li>
				<NavLink to={workbenchPaths.flow()} end className={styles.screen ?? ""}>
					{text("workbench.flow")}
				</NavLink>
			</li>
			<li>
				<NavLink to={workbenchPaths.conditions()} className={styles.screen ?? ""}>
					{text("workbench.conditions")}
				</NavLink>
			</li>
			<li>
				<NavLink to={workbenchPaths.problems()} className={styles.screen ?? ""}>
					{text("workbench.problems")}
					{errors + warnings > 0 && (
						<span className={styles.count} data-wrong={errors > 0}>
							{errors + warnings}
						</span>
					)}
				</NavLink>
			</li>
		</ul>
	);
}

function Lost() {
	return (
		<div className={styles.notice}>
			<PlainNotice kind="danger" title={text("workbench.lost")}>
				{text("workbench.lost.text")}
			</PlainNotice>
		</div>
	);
}
