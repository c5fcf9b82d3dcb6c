import { useId } from "react";
import { type TextKey, text } from "../../../texts/text.ts";
import styles from "./ImpactLines.module.css";
import "../../../texts/areas/step.ts";

interface ImpactLinesProps {
	readonly said: TextKey;
	readonly lines: readonly string[];
}

/** One kind of side effect of a save, one line each. Renders nothing if there are none. */
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
