import { type BundleFiles, type Edit, valueFor } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "../acts/ActDialog.module.css";
import { ActDialog } from "../acts/ActDialog.tsx";
import { EditsLookedThrough } from "../acts/EditsLookedThrough.tsx";
import { editPlace, editWords } from "../bundle/edit-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { valueWords } from "../bundle/value-words.ts";

interface RepairDialogProps {
	readonly title: string;
	readonly files: BundleFiles;
	readonly edits: readonly Edit[];
	readonly onClose: () => void;
}

/** Shows what a repair changes before it is made. */
export function RepairDialog({ title, files, edits, onClose }: RepairDialogProps) {
	const bundle = useBundle();
	return (
		<ActDialog
			title={title}
			action={text("workbench.repair.do")}
			said={text("workbench.repair.done")}
			edits={() => edits}
			onDone={onClose}
			onClose={onClose}
		>
			<ul className={styles.places} aria-label={text("workbench.repair.changes")}>
				{edits.map((edit) => (
					<li key={JSON.stringify(edit)}>
						{editPlace(edit, bundle)}: <del>{wasWords(files, edit)}</del> <strong>{editWords(edit, bundle)}</strong>
					</li>
				))}
			</ul>
			<EditsLookedThrough files={files} edits={edits} />
		</ActDialog>
	);
}

/** The present value; for a rename, the present name. */
function wasWords(files: BundleFiles, edit: Edit): string {
	const last = edit.op === "rename" ? edit.at.at(-1) : undefined;
	return edit.op === "add" ? "" : valueWords(typeof last === "string" ? last : valueFor(files, edit));
}
