import { Button } from "@mantine/core";
import { text } from "../../texts/text.ts";
import styles from "./ComeBetweenNote.module.css";

interface ComeBetweenNoteProps {
	/** What stands in the files now; empty if it was removed. Left out for a long text. */
	readonly stands?: string;
	/** Writes what this person typed. */
	readonly onMine: () => void;
	/** Drops it. */
	readonly onTheirs: () => void;
}

/** Under a field whose text was changed elsewhere while somebody typed: nothing is written until they choose. */
export function ComeBetweenNote({ stands, onMine, onTheirs }: ComeBetweenNoteProps) {
	return (
		<div role="alert" className={styles.note} data-unwritten>
			<p>
				{stands === undefined
					? text("workbench.between.long")
					: stands === ""
						? text("workbench.between.emptied")
						: text("workbench.between.text", { text: stands })}
			</p>
			<Button size="compact-sm" onClick={onMine}>
				{text("workbench.between.mine")}
			</Button>
			<Button size="compact-sm" onClick={onTheirs}>
				{text("workbench.between.theirs")}
			</Button>
		</div>
	);
}
