import type { ReactNode } from "react";
import styles from "./ActionBar.module.css";

interface ActionBarProps {
	readonly note: string | null;
	readonly lead: ReactNode;
	readonly children: ReactNode;
}

/** The sticky bar below the form: the button that leads back to the heading, the state of the draft and the flow buttons. */
export function ActionBar({ note, lead, children }: ActionBarProps) {
	return (
		<div className={styles.bar}>
			{lead}
			<p className={styles.note} role="status">
				{note}
			</p>
			{children}
		</div>
	);
}
