import { text } from "../texts/text.ts";
import styles from "./Keys.module.css";
import "../texts/areas/help.ts";

/** A key as labelled on the keyboard: "Ctrl+k" as Ctrl and K, "X" as Shift and X, " " by its name. */
export function Keys({ of }: { readonly of: string }) {
	return (
		<span className={styles.keys}>
			{keysOf(of).map((key) => (
				<kbd key={key}>{key}</kbd>
			))}
		</span>
	);
}

function keysOf(combination: string): readonly string[] {
	if (combination === " ") return [text("help.space")];
	const [key = "", ...held] = combination.split("+").reverse();
	if (held.length > 0) return [...held, key.length === 1 ? key.toUpperCase() : key];
	return /^[A-Z]$/.test(key) ? ["Shift", key] : [key];
}
