import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { dutchNumber } from "../../../engine/index.ts";
import type { ListedArea } from "../../map/beside/use-map-beside.ts";
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
	/** The part of a map to which the list is limited; null for all. */
	readonly area: ListedArea | null;
	/** Rendered after the chips: a button that adds a filter. */
	readonly children?: ReactNode;
}

/** The number of results and the active filters, each of which can be removed. */
export function FilterChips({ count, sentenceOf, state, loading, change, area, children }: FilterChipsProps) {
	const chips = Object.entries(state.filters).flatMap(([field, texts]) =>
		texts.map((value) => ({ field, value, ...sentenceOf(field, value) })),
	);
	const place = area === null || area.onMap ? null : area;
	const any = chips.length > 0 || place !== null;
	return (
		<div className={styles.line}>
			<p role="status" className={styles.count}>
				{text(count === 1 ? "table.results.one" : "table.results.other", { count: dutchNumber(count) })}
				{loading === null ? null : <span className={styles.loading}> {loading}</span>}
			</p>
			{any ? (
				<ul className={styles.chips}>
					{place ? (
						<li>
							<Chip words={text("table.chip.area")} remove={place.clear} />
						</li>
					) : null}
					{chips.map(({ field, value, words, of }) => (
						<li key={`${field} ${value}`}>
							<Chip words={words} of={of} remove={() => change(withFilter(field, (texts) => texts.filter((each) => each !== value)))} />
						</li>
					))}
				</ul>
			) : null}
			{children}
			{any ? (
				<button
					type="button"
					className={styles.clear}
					onClick={() => {
						place?.clear();
						change({ filters: {} });
					}}
				>
					{text("table.chips.clear")}
				</button>
			) : null}
		</div>
	);
}

interface ChipProps {
	readonly words: string;
	readonly of?: string | undefined;
	readonly remove: () => void;
}

function Chip({ words, of, remove }: ChipProps) {
	return (
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
	);
}
