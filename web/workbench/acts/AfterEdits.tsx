import { useMemo } from "react";
import { applyEdits, type BundleFiles, type Edit, type FlowDefinition, pathOfText, problemsAdded } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { placesText } from "../bundle/counted.ts";
import { kindSentence } from "../bundle/kind-sentence.ts";
import { type PlacedStep, placedSteps } from "../bundle/place-in-file.ts";
import { placeWords } from "../bundle/place-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
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
	const readable = shown.readable.includes("flow.json");
	const added = useMemo(() => (readable ? problemsAdded(files, edits, blocks) : []), [readable, files, edits, blocks]);
	const steps = useMemo(() => (added.length === 0 ? [] : stepsAfter(files, edits)), [added, files, edits]);
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
						{placeWords("flow.json", pathOfText(path ?? ""), steps).join(" › ") || path}: {kindSentence(code) ?? message}
					</li>
				))}
			</ul>
		</section>
	);
}

/** The steps of the flow as the edits leave it: the added problems are named by their places there. */
function stepsAfter(files: BundleFiles, edits: readonly Edit[]): readonly PlacedStep[] {
	const edited = applyEdits(files, edits);
	const flow = "refused" in edited ? undefined : edited.bundle.get("flow.json");
	return flow == null ? [] : placedSteps((JSON.parse(flow) as FlowDefinition).steps);
}
