import { Suspense } from "react";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import styles from "./ActDialog.module.css";
import type { AfterEditsProps } from "./AfterEdits.tsx";

/** It brings the whole check of a folder along, a third of what the page would load first and nothing else in it needs. */
const AfterEdits = lazyPart<AfterEditsProps>(() => import("./AfterEdits.tsx"));

/** What would be wrong after the edits, in a dialog. */
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
