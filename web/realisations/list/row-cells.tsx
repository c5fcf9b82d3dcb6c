import { text } from "../../texts/text.ts";
import type { RealisationRow } from "./realisation-row.ts";
import styles from "./row-cells.module.css";

/** The number of the step in a circle, and its name. */
export function StepCell({ row: { step, record } }: { readonly row: RealisationRow }) {
	return (
		<span className={styles.step}>
			{step ? <span className={styles.circle}>{step}</span> : null}
			{record.status.label}
		</span>
	);
}

export function NoAddress() {
	return <span className={styles.none}>{text("list.noAddress")}</span>;
}
