import { Link } from "react-router";
import { useTenant } from "../../tenants/TenantContext.tsx";
import type { FilterWord, ListCategory } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import styles from "./CategoryTabs.module.css";
import { changeListState, type ListState, type PageSize, writeListState } from "./list-state.ts";

interface CategoryTabsProps {
	readonly tab: FilterWord;
	readonly state: ListState;
	/** Rows a page that need not be in the address. */
	readonly own: PageSize;
	readonly counts: ReadonlyMap<ListCategory | null, number>;
}

/** Links, because every category has an address; the other filters go along. */
export function CategoryTabs({ tab, state, own, counts }: CategoryTabsProps) {
	const { filterWords } = useTenant();
	const search = (all: boolean) => {
		const params = writeListState(changeListState(state, { all }), own);
		return params.size > 0 ? `?${params}` : "";
	};
	const entries = [
		...filterWords.map((each) => ({
			key: each.word,
			label: each.label,
			to: paths.realisations(each.word) + search(false),
			count: counts.get(each.category) ?? 0,
			here: !state.all && each.category === tab.category,
		})),
		{
			key: "alles",
			label: text("list.tab.all"),
			to: paths.realisations(tab.word) + search(true),
			count: counts.get(null) ?? 0,
			here: state.all,
		},
	];
	return (
		<nav aria-label={text("list.tabs")} className={styles.tabs}>
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
