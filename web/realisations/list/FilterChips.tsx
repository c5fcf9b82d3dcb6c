import { IconX } from "@tabler/icons-react";
import { text } from "../../texts/text.ts";
import styles from "./FilterChips.module.css";
import { useFilterOptions } from "./filter-options.ts";
import type { ListRow } from "./list-row.ts";
import type { ListState } from "./list-state.ts";

interface FilterChipsProps {
	readonly count: number;
	readonly rows: readonly ListRow[];
	readonly state: ListState;
	/** Number of rows so far while pages are still coming, else null. */
	readonly loading: number | null;
	readonly change: (part: Partial<ListState>) => void;
}

/** How many there are, and what made it so; every reason can be taken away by itself. */
export function FilterChips({ count, rows, state, loading, change }: FilterChipsProps) {
	const options = useFilterOptions(rows, state);
	const chips = [
		...(state.query ? [{ name: "query" as const, label: state.query }] : []),
		...options.flatMap(({ name, choices }) => {
			const value = state[name];
			if (value === "") return [];
			return [{ name, label: choices.find((choice) => choice.value === value)?.label ?? text("option.unknown") }];
		}),
	];
	return (
		<div className={styles.line}>
			<p role="status" className={styles.count}>
				<ResultCount count={count} />
				{loading === null ? null : <span className={styles.loading}> {text("list.loading", { count: loading })}</span>}
			</p>
			{chips.length > 0 ? (
				<ul className={styles.chips}>
					{chips.map((chip) => (
						<li key={chip.name}>
							<button
								type="button"
								className={styles.chip}
								onClick={() => change({ [chip.name]: "" })}
								aria-label={text("list.chip.remove", { label: chip.label })}
							>
								{chip.label}
								<IconX size={15} aria-hidden />
							</button>
						</li>
					))}
				</ul>
			) : null}
			{chips.length > 0 ? (
				<button type="button" className={styles.clear} onClick={() => change({ query: "", step: "", municipality: "", type: "", vkb: "" })}>
					{text("list.chips.clear")}
				</button>
			) : null}
		</div>
	);
}

function ResultCount({ count }: { readonly count: number }) {
	return <>{text(count === 1 ? "list.results.one" : "list.results.other", { count })}</>;
}
