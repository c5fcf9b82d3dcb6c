import { Suspense } from "react";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import styles from "./ActDialog.module.css";
import type { AfterEditsProps } from "./AfterEdits.tsx";

/** Lazy-loaded: it includes the whole check of a folder, a third of the page's first load, which nothing else on the page needs. */
const AfterEdits = lazyPart<AfterEditsProps>(() => import("./AfterEdits.tsx"));

/** The problems that the edits would add, in a dialog. */
export function EditsLookedThrough(props: AfterEditsProps) {
	return (
		<Suspense
			fallback={
				<p role="status" className={styles.after}>
					{text("workbench.acts.after.looking")}
				</p>
			}
		>
			<AfterEdits {...props} />
		</Suspense>
	);
}
