import type { ReactNode } from "react";
import styles from "./ActionBar.module.css";

/** Stays at the bottom of the form: what became of the draft, and the same buttons as in the header. */
export function ActionBar({ note, children }: { readonly note: string | null; readonly children: ReactNode }) {
	return (
		<div className={styles.bar}>
			<p className={styles.note} role="status">
				{note}
			</p>
			{children}
		</div>
	);
}
