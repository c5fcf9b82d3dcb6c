import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { dutchNumber } from "../../../engine/index.ts";
import type { MapBeside } from "../../map/beside/use-map-beside.ts";
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
	/** The map beside the list, whose area limits it. */
	readonly beside: MapBeside | undefined;
	/** Rendered after the chips: a button that adds a filter. */
	readonly children?: ReactNode;
}

/** The number of results and the active filters, each of which can be removed. */
export function FilterChips({ count, sentenceOf, state, loading, change, beside, children }: FilterChipsProps) {
	// The map itself shows its area, with the way to leave it.
	const leave = beside?.area && !beside.open ? () => beside.setArea(null) : null;
	const chips = [
		...(leave ? [{ key: "", of: undefined, words: text("table.chip.area"), remove: leave }] : []),
		...Object.entries(state.filters).flatMap(([field, texts]) =>
			texts.map((value) => ({
				key: `${field} ${value}`,
				...sentenceOf(field, value),
				remove: () => change(withFilter(field, (texts) => texts.filter((each) => each !== value))),
			})),
		),
	];
	return (
		<div className={styles.line}>
			<p role="status" className={styles.count}>
				{text(count === 1 ? "table.results.one" : "table.results.other", { count: dutchNumber(count) })}
				{loading === null ? null : <span className={styles.loading}> {loading}</span>}
			</p>
			{chips.length > 0 ? (
				<ul className={styles.chips}>
					{chips.map(({ key, words, of, remove }) => (
						<li key={key}>
							<button
								type="button"
								className={styles.chip}
								data-of={of}
								title={of === undefined ? undefined : `${of}: ${words}`}
								onClick={remove}
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
				<button
					type="button"
					className={styles.clear}
					onClick={() => {
						leave?.();
						change({ filters: {} });
					}}
				>
					{text("table.chips.clear")}
				</button>
			) : null}
		</div>
	);
}
