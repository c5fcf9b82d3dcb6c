import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Outcome.module.css";

interface OutcomeProps {
	readonly title: string;
	readonly children: ReactNode;
}

/** The outcome of an act, in place of its form. Its heading receives the focus, which was in the form. */
export function Outcome({ title, children }: OutcomeProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => void heading.current?.focus(), []);
	return (
		<section className={styles.outcome}>
			<h2 ref={heading} tabIndex={-1} className={styles.heading}>
				{title}
			</h2>
			{children}
		</section>
	);
}
