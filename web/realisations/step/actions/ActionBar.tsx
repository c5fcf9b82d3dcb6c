import type { ReactNode } from "react";
import styles from "./ActionBar.module.css";

/** The sticky bar below the form: the state of the draft and the flow buttons. */
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
