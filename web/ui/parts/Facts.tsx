import type { ReactNode } from "react";
import styles from "./Facts.module.css";

export interface Fact {
	readonly label: string;
	readonly value: ReactNode;
}

/** Facts as a description list. `row`: side by side, with labels above values; `stack`: below one another. */
export function Facts({ facts, layout = "row" }: { readonly facts: readonly Fact[]; readonly layout?: "row" | "stack" }) {
	return (
		<dl className={`${styles.facts} ${styles[layout]}`}>
			{facts.map((fact) => (
				<div key={fact.label} className={styles.fact}>
					<dt className={styles.label}>{fact.label}</dt>
					<dd className={styles.value}>{fact.value}</dd>
				</div>
			))}
		</dl>
	);
}
