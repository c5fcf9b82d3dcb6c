import { useId } from "react";
import { type TextKey, text } from "../../../texts/text.ts";
import styles from "./ImpactLines.module.css";
import "../../../texts/areas/step.ts";

interface ImpactLinesProps {
	readonly said: TextKey;
	readonly lines: readonly string[];
}

/** What a save means in one respect, a line each. Nothing where it means nothing. */
export function ImpactLines({ said, lines }: ImpactLinesProps) {
	const saying = useId();
	if (lines.length === 0) return null;
	return (
		<>
			<p id={saying}>{text(said)}</p>
			<ul aria-labelledby={saying} className={styles.lines}>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
