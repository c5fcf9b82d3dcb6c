import { IconX } from "@tabler/icons-react";
import { text } from "../texts/text.ts";
import styles from "./FilterChips.module.css";
import type { DrawnFilter } from "./filter-choices.ts";
import { type ListState, withFilter } from "./list-state.ts";

interface FilterChipsProps {
	readonly count: number;
	readonly filters: readonly DrawnFilter[];
	readonly state: ListState;
	/** Says that rows are still coming; null when all are there. */
	readonly loading: string | null;
	readonly change: (part: Partial<ListState>) => void;
}

/** How many there are, and what made it so; every reason can be taken away by itself. */
export function FilterChips({ count, filters, state, loading, change }: FilterChipsProps) {
	const chips = filters.flatMap(({ field, labelOf }) =>
		(state.filters[field] ?? []).map((value) => ({ field, value, label: labelOf(value) })),
	);
	return (
		<div className={styles.line}>
			<p role="status" className={styles.count}>
				{text(count === 1 ? "table.results.one" : "table.results.other", { count: count.toLocaleString("nl-NL") })}
				{loading === null ? null : <span className={styles.loading}> {loading}</span>}
			</p>
			{chips.length > 0 ? (
				<ul className={styles.chips}>
					{chips.map(({ field, value, label }) => (
						<li key={`${field} ${value}`}>
							<button
								type="button"
								className={styles.chip}
								onClick={() =>
									change({
										filters: withFilter(
											state,
											field,
											(state.filters[field] ?? []).filter((each) => each !== value),
										),
									})
								}
								aria-label={text("table.chip.remove", { label })}
							>
								{label}
								<IconX size={15} aria-hidden />
							</button>
						</li>
					))}
				</ul>
			) : null}
			{chips.length > 0 ? (
				<button type="button" className={styles.clear} onClick={() => change({ filters: {} })}>
					{text("table.chips.clear")}
				</button>
			) : null}
		</div>
	);
}
