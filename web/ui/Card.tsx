import { type ReactNode, useId } from "react";
import styles from "./Card.module.css";

interface CardProps {
	readonly title?: ReactNode;
	/** Stands right of the title: a count, a button. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
	/** Level of the title's heading. Default 2. */
	readonly level?: 2 | 3;
	/** Stands in a landmark with others of its kind: then it is a group in it, not one more landmark. */
	readonly inLandmark?: boolean;
	/** Name of the landmark, where another one on the page may bear the same title. */
	readonly landmarkName?: string;
	readonly className?: string;
}

/** White ground with a line around. With a title a screen reader can tell it, and by itself jump to it. */
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
