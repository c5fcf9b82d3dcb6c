import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { dutchNumber } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { type ChangeList, type ListState, withFilter } from "../state/list-state.ts";
import styles from "./FilterChips.module.css";
import type { FilterSentence } from "./filter-sentences.ts";

interface FilterChipsProps {
	readonly count: number;
	readonly sentenceOf: (field: string, text: string) => FilterSentence;
	readonly state: ListState;
	/** Says that rows are still being loaded; null once all are there. */
	readonly loading: string | null;
	readonly change: ChangeList;
	/** Rendered after the chips: a button that adds a filter. */
	readonly children?: ReactNode;
}

/** The number of results and the active filters, each of which can be removed. */
export function FilterChips({ count, sentenceOf, state, loading, change, children }: FilterChipsProps) {
	const chips = Object.entries(state.filters).flatMap(([field, texts]) =>
		texts.map((value) => ({ field, value, ...sentenceOf(field, value) })),
	);
	return (
		<div className={styles.line}>
			<p role="status" className={styles.count}>
				{text(count === 1 ? "table.results.one" : "table.results.other", { count: dutchNumber(count) })}
				{loading === null ? null : <span className={styles.loading}> {loading}</span>}
			</p>
			{chips.length > 0 ? (
				<ul className={styles.chips}>
					{chips.map(({ field, value, words, of }) => (
						<li key={`${field} ${value}`}>
							<button
								type="button"
								className={styles.chip}
								data-of={of}
								title={of === undefined ? undefined : `${of}: ${words}`}
								onClick={() => change(withFilter(field, (texts) => texts.filter((each) => each !== value)))}
								aria-label={text("table.chip.remove", { label: words })}
							>
								{words}
								<IconX size={15} aria-hidden />
							</button>
						</li>
					))}
				</ul>
			) : null}
			{children}
			{chips.length > 0 ? (
				<button type="button" className={styles.clear} onClick={() => change({ filters: {} })}>
					{text("table.chips.clear")}
				</button>
			) : null}
		</div>
	);
}
