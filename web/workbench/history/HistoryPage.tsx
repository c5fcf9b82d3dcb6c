import { useState } from "react";
import { useParams } from "react-router";
import { type Edit, mostRestored } from "../../../engine/index.ts";
import { useAccount } from "../../accounts/account-context.ts";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { absoluteText, relativeText } from "../../ui/words/date-text.ts";
import { placesText } from "../bundle/counted.ts";
import { editSentences } from "../bundle/edit-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import { takenBack } from "../source/read-history.ts";
import styles from "./HistoryPage.module.css";
import { reversals } from "./reversals.ts";
import { useHistory } from "./use-history.ts";

/** Maximum number of places shown per act. */
const mostShown = 12;

/** The changes of a design, with author and time; people can undo their own edits from here. */
export function HistoryPage() {
	const { uuid = "" } = useParams();
	const bundle = useBundle();
	const { person } = useAccount();
	const { takeBack, restore } = useEditing();
	const mayDesign = useMayDesign();
	const { history, failed } = useHistory(uuid, bundle.shown.revision);
	usePageTitle(text("workbench.history"));
	const now = Date.now();
	/** The edit to go back to, with the history as the person saw it: a colleague may continue meanwhile. */
	const [until, setUntil] = useState<{ readonly number: number; readonly newest: number; readonly revision: string } | null>(null);
	const newest = history?.edits[0]?.number ?? 0;
	const later = until === null ? 0 : until.newest - until.number;
	const undone = takenBack(history?.edits ?? []);
	const reversed = reversals(history?.edits ?? []);
	const sentences = (edits: readonly Edit[]) => editSentences(edits.slice(0, mostShown), bundle);
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("workbench.history")}</h1>
			{failed && <PlainNotice kind="danger" title={text("workbench.history.failed")} />}
			{history === null && !failed && <Skeletons heights={[60, 60]} label={text("workbench.history.loading")} />}
			{history?.edits.length === 0 && <p>{text("workbench.history.none")}</p>}
			<ol className={styles.list}>
				{history?.edits.map(({ number, ts, userId, edits }) => (
					<li key={number} className={styles.act} data-undone={undone.has(number) || undefined}>
						<p className={styles.who}>
							<strong>{history.people[userId] ?? text("workbench.somebody")}</strong>{" "}
							<span title={absoluteText(ts)}>{relativeText(ts, now)}</span>
							{reversed.get(number) === "undo" && <span> · {text("workbench.history.undoes")}</span>}
							{reversed.get(number) === "redo" && <span> · {text("workbench.history.redoes")}</span>}
							{undone.has(number) && <span> · {text("workbench.history.undone")}</span>}
						</p>
						<ul>
							{sentences(edits).map((sentence) => (
								<li key={sentence} className={styles.edit}>
									{sentence}
								</li>
							))}
							{edits.length > mostShown && (
								<li className={styles.edit}>{text("workbench.history.more", { places: placesText(edits.length - mostShown) })}</li>
							)}
						</ul>
						{mayDesign && (
							<div className={styles.acts}>
								{userId === person.userId && !undone.has(number) && (
									<button
										type="button"
										className={styles.undo}
										aria-label={text("workbench.history.undo.label", { number })}
										onClick={() => takeBack(number)}
									>
										{text("workbench.edit.undo")}
									</button>
								)}
								{number < newest && newest - number <= mostRestored && (
									<button
										type="button"
										className={styles.undo}
										aria-label={text("workbench.history.restore.label", { number })}
										onClick={() => setUntil({ number, newest, revision: history.revision })}
									>
										{text("workbench.history.restore")}
									</button>
								)}
							</div>
						)}
					</li>
				))}
			</ol>
			<ConfirmDialog
				opened={until !== null}
				title={text("workbench.history.restore.title")}
				action={text("workbench.history.restore")}
				onConfirm={() => {
					if (until !== null) restore(until.number, until.revision);
					setUntil(null);
				}}
				onCancel={() => setUntil(null)}
			>
				<p>{later === 1 ? text("workbench.history.restore.one") : text("workbench.history.restore.text", { count: later })}</p>
			</ConfirmDialog>
		</div>
	);
}
