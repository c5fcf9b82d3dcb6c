import type { ReactNode } from "react";
import styles from "./PlainFrame.module.css";

interface PlainFrameProps {
	/** Content at the left of the bar. */
	readonly place: ReactNode;
	/** Links to other pages. */
	readonly ways?: ReactNode;
	readonly title: string;
	readonly lead: string;
	readonly children: ReactNode;
}

/** The frame of a workbench screen without an open design. */
export function PlainFrame({ place, ways, title, lead, children }: PlainFrameProps) {
	return (
		<div className={styles.frame}>
			<header className={styles.bar}>
				<div className={styles.product}>{place}</div>
				{ways !== undefined && <div className={styles.ways}>{ways}</div>}
			</header>
			<main className={styles.page}>
				<h1 className={styles.title}>{title}</h1>
				<p className={styles.lead}>{lead}</p>
				{children}
			</main>
		</div>
	);
}
