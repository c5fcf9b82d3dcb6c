import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
	readonly title: string;
	/** The title is the heading of the whole page. */
	readonly heading?: boolean;
	readonly children?: ReactNode;
	readonly action?: ReactNode;
}

/** Tells what is missing and offers the next action. */
export function EmptyState({ title, heading = false, children, action }: EmptyStateProps) {
	const Title = heading ? "h1" : "p";
	return (
		<div className={styles.empty}>
			<Title className={styles.title}>{title}</Title>
			{children ? <div className={styles.text}>{children}</div> : null}
			{action ? <div className={styles.action}>{action}</div> : null}
		</div>
	);
}
