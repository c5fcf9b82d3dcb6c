import { Link } from "react-router";
import { text } from "../texts/text.ts";
import styles from "./CategoryTabs.module.css";

/** A tab of a list, drawn as the link it is. */
export interface CategoryLink {
	readonly key: string;
	readonly label: string;
	readonly to: string;
	/** Null while it is not known yet. */
	readonly count: number | null;
	readonly here: boolean;
}

interface CategoryTabsProps {
	readonly entries: readonly CategoryLink[];
	/** More may come: the counts are those of what is there. */
	readonly partial: boolean;
}

/** Links, because every category has an address; the other filters go along. */
export function CategoryTabs({ entries, partial }: CategoryTabsProps) {
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
							{entry.label}{" "}
							<span className={styles.count}>
								{entry.count === null ? "…" : partial ? `${entry.count}+` : entry.count}
								{entry.count === null || partial ? <span className="visually-hidden"> {text("table.counting")}</span> : null}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
