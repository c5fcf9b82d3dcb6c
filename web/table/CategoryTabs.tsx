import { Link } from "react-router";
import { text } from "../texts/text.ts";
import styles from "./CategoryTabs.module.css";

/** A tab of a list, drawn as the link it is. */
export interface CategoryLink {
	readonly key: string;
	readonly label: string;
	readonly to: string;
	readonly count: number;
	readonly here: boolean;
}

/** Links, because every category has an address; the other filters go along. */
export function CategoryTabs({ entries }: { readonly entries: readonly CategoryLink[] }) {
	return (
		<nav aria-label={text("table.tabs")} className={styles.tabs}>
			<ul>
				{entries.map((entry) => (
					<li key={entry.key}>
						<Link
							to={entry.to}
							className={entry.here ? `${styles.tab} ${styles.here}` : styles.tab}
							{...(entry.here ? { "aria-current": "page" } : {})}
						>
							{entry.label} <span className={styles.count}>{entry.count}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
