import { useMemo } from "react";
import { type BundleFiles, type Edit, pathOfText, problemsAdded } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { placesText } from "../bundle/counted.ts";
import { kindSentence } from "../bundle/kind-sentence.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import styles from "./ActDialog.module.css";

export interface AfterEditsProps {
	readonly files: BundleFiles;
	readonly edits: readonly Edit[];
	/** Number of places that will still name the part that is removed. */
	readonly staying?: number;
}

/** The problems that the edits would add to the flow. */
export default function AfterEdits({ files, edits, staying = 0 }: AfterEditsProps) {
	const { blocks, shown } = useBundle();
	const placeOf = usePlaces();
	const readable = shown.readable.includes("flow.json");
	const added = useMemo(() => (readable ? problemsAdded(files, edits, blocks) : []), [readable, files, edits, blocks]);
	// The rules can't check a file that does not match its schema.
	if (!readable) return null;
	return (
		<section className={styles.after} aria-label={text("workbench.acts.after")}>
			<div role="status">
				{staying > 0 && <p>{text("workbench.acts.after.staying", { places: placesText(staying) })}</p>}
				{added.length > 0 ? (
					<p>{text(added.length === 1 ? "workbench.acts.after.one" : "workbench.acts.after.other", { count: added.length })}</p>
				) : (
					staying === 0 && <p>{text("workbench.acts.after.none")}</p>
				)}
			</div>
			<ul className={styles.places}>
				{added.map(({ code, path, message }) => (
					<li key={`${code} ${path} ${message}`}>
						{placeOf({ file: "flow.json", path: pathOfText(path) })}: {kindSentence(code) ?? message}
					</li>
				))}
			</ul>
		</section>
	);
}
