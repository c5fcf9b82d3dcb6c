import type { Use } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./ActDialog.module.css";

type Place = Pick<Use, "file" | "path" | "renamed">;

interface ChangedPlacesProps<Found extends Place> {
	readonly uses: readonly Found[];
	readonly wordsOf: (use: Found) => string;
	readonly from: string;
	/** The new name; null while it is not a possible one. */
	readonly to: string | null;
}

/** The places that a new name changes, each with what stands there now and what comes in its place. */
export function ChangedPlaces<Found extends Place>({ uses, wordsOf, from, to }: ChangedPlacesProps<Found>) {
	return (
		<ul className={styles.places} aria-label={text("workbench.acts.uses.label")}>
			{uses.map((use) => (
				<li key={`${use.file} ${use.path.join(".")}`}>
					{wordsOf(use)} <code className={styles.change}>{use.renamed(from)}</code>
					{to !== null && (
						<>
							{` ${text("workbench.acts.uses.becomes")} `}
							<code className={styles.change}>{use.renamed(to)}</code>
						</>
					)}
				</li>
			))}
		</ul>
	);
}
