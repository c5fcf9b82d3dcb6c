import { useState } from "react";
import { useParams } from "react-router";
import { addressOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { absoluteText, relativeText } from "../../ui/words/date-text.ts";
import { editSentences } from "../bundle/edit-words.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { takenBack } from "../source/read-history.ts";
import { aboutPlaces } from "./about-places.ts";
import styles from "./FieldHistory.module.css";
import { useHistory } from "./use-history.ts";

/** Number of acts shown, newest first. */
const mostShown = 5;

/** Who changed a field of a design, fetched when somebody opens it. A folder has no history. */
export function FieldHistory({ found }: { readonly found: FoundField }) {
	const { uuid } = useParams();
	const [opened, setOpened] = useState(false);
	if (uuid === undefined) return null;
	return (
		<details className={styles.history} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
			<summary>{text("workbench.history.field")}</summary>
			{opened && <Acts uuid={uuid} found={found} />}
		</details>
	);
}

function Acts({ uuid, found }: { readonly uuid: string; readonly found: FoundField }) {
	const bundle = useBundle();
	const { history, failed } = useHistory(uuid, bundle.shown.revision);
	if (failed) return <PlainNotice kind="danger" title={text("workbench.history.failed")} />;
	if (history === null || bundle.flow === null) return <Skeletons heights={[40]} label={text("workbench.history.loading")} />;
	const now = placesOf(found).map((path) => addressOf(bundle.flow?.written, path));
	const undone = takenBack(history.edits);
	const acts = aboutPlaces(history.edits, now).flatMap(({ edits, ...act }) =>
		undone.has(act.number) || edits.length === 0 ? [] : [{ ...act, sentences: editSentences(edits, bundle) }],
	);
	if (acts.length === 0) return <p className={styles.none}>{text("workbench.history.field.none")}</p>;
	const today = Date.now();
	return (
		<ol className={styles.acts} aria-label={text("workbench.history.field")}>
			{acts.slice(0, mostShown).map(({ number, ts, userId, sentences }) => (
				<li key={number}>
					<strong>{history.people[userId] ?? text("workbench.somebody")}</strong>{" "}
					<span title={absoluteText(ts)}>{relativeText(ts, today)}</span>
					<ul className={styles.sentences}>
						{sentences.map((sentence) => (
							<li key={sentence}>{sentence}</li>
						))}
					</ul>
				</li>
			))}
			{acts.length > mostShown && <li>{text("workbench.history.field.more", { count: acts.length - mostShown })}</li>}
		</ol>
	);
}

/** The places of a field in the flow's file: its schema, its hints and its settings. */
function placesOf({ field, written, place }: FoundField): readonly (readonly (string | number)[])[] {
	const section = "block" in written ? [...place, "override"] : place;
	return [
		[...section, "schema", ...field.place],
		[...section, "ui", ...field.hints],
		[...section, "fields", field.path],
	];
}
