import { type ReactNode, useId } from "react";
import styles from "./Card.module.css";

interface CardProps {
	readonly title?: ReactNode;
	/** At the right of the title: a count or a button. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
	/** Heading level of the title. Default 2. */
	readonly level?: 2 | 3;
	/** The card is in a landmark with others like it: it becomes a group within it instead of another landmark. */
	readonly inLandmark?: boolean;
	/** Name of the landmark, if another one on the page may have the same title. */
	readonly landmarkName?: string;
	readonly className?: string;
}

/** A white panel with a border. With a title it is a landmark that screen readers can announce and jump to. */
export function Card({ title, aside, children, level = 2, inLandmark = false, landmarkName, className }: CardProps) {
	const id = useId();
	const Heading = level === 2 ? "h2" : "h3";
	const classes = className ? `${styles.card} ${className}` : styles.card;
	if (!title) return <div className={classes}>{children}</div>;
	return (
		<section
			className={classes}
			{...(landmarkName ? { "aria-label": landmarkName } : { "aria-labelledby": id })}
			{...(inLandmark ? { role: "group" } : {})}
		>
			<div className={styles.head}>
				<Heading id={id} className={styles.title}>
					{title}
				</Heading>
				{aside}
			</div>
			{children}
		</section>
	);
}
