import { Link } from "react-router";
import { dutchNumber } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./CategoryTabs.module.css";

/** A tab of a list, rendered as a link. */
interface CategoryLink {
	readonly key: string;
	readonly label: string;
	readonly to: string;
	/** Null while unknown. */
	readonly count: number | null;
	readonly here: boolean;
}

interface CategoryTabsProps {
	readonly entries: readonly CategoryLink[];
	/** More rows may follow: the counts cover what has loaded. */
	readonly partial: boolean;
}

/** Links, because every category has an address; the other filters carry over. */
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
								{entry.count === null ? "…" : `${dutchNumber(entry.count)}${partial ? "+" : ""}`}
								{entry.count === null || partial ? <span className="visually-hidden"> {text("table.counting")}</span> : null}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
