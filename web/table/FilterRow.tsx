import { type ReactNode, useCallback, useRef, useState } from "react";
import { text } from "../texts/text.ts";
import { useActions } from "../ui/actions/use-actions.ts";
import { ChoiceFilter } from "./ChoiceFilter.tsx";
import styles from "./FilterRow.module.css";
import { type DrawnFilter, plainValues, withPlainValues } from "./filter-choices.ts";
import { type ListState, withFilter } from "./list-state.ts";
import { TextFilter } from "./TextFilter.tsx";

interface FilterRowProps {
	readonly filters: readonly DrawnFilter[];
	readonly state: ListState;
	readonly change: (part: Partial<ListState>, replace?: boolean) => void;
	readonly searchPlaceholder?: string | undefined;
	/** Rendered behind them: what they leave. */
	readonly children?: ReactNode;
}

const nothing: readonly string[] = [];

/** The filters of a list. On phones all but the first text filter collapse; elsewhere only the rarely used ones. */
export function FilterRow({ filters, state, change, searchPlaceholder, children }: FilterRowProps) {
	const input = useRef<HTMLInputElement>(null);
	const used = (filter: DrawnFilter) => state.filters[filter.field] !== undefined;
	const [open, setOpen] = useState(false);
	// Also open while one of them is active, so that nothing filters out of sight.
	const [more, setMore] = useState(() => filters.some((filter) => filter.more && used(filter)));
	const active = Object.values(state.filters).flat().length;
	const search = filters.find(({ kind, more: folded }) => kind === "text" && !folded);
	const others = filters.filter((filter) => filter !== search);
	const seldom = others.filter((filter) => filter.more);
	const latest = useRef({ state, change });
	latest.current = { state, change };
	const set = useCallback((filter: DrawnFilter, values: readonly string[], replace = false) => {
		const { state: now, change: to } = latest.current;
		const texts = withPlainValues(filter, now.filters[filter.field] ?? nothing, values);
		to({ filters: withFilter(now, filter.field, texts) }, replace);
	}, []);
	useActions({ "list:filter": () => input.current?.focus() });
	const drawn = (filter: DrawnFilter) =>
		filter.kind === "text" ? (
			<TextFilter
				key={filter.field}
				label={filter.label}
				value={plainValues(filter, state.filters[filter.field] ?? nothing)[0] ?? ""}
				onChange={(value) => set(filter, [value], true)}
				className={filter === search ? styles.search : styles.choice}
				{...(filter === search ? { input, placeholder: searchPlaceholder } : {})}
			/>
		) : (
			<ChoiceFilter
				key={filter.field}
				filter={filter}
				texts={state.filters[filter.field] ?? nothing}
				onChange={set}
				className={styles.choice}
			/>
		);
	return (
		<search className={styles.filters}>
			{search ? drawn(search) : null}
			{others.length > 0 ? (
				<button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
					{active > 0 ? text("table.filters.count", { count: active }) : text("table.filters")}
				</button>
			) : null}
			<div className={open ? `${styles.choices} ${styles.open}` : styles.choices}>
				{others.filter((filter) => !filter.more).map(drawn)}
				{more ? seldom.map(drawn) : null}
				{seldom.length > 0 ? (
					<button type="button" className={styles.more} aria-expanded={more} onClick={() => setMore(!more)}>
						{text(more ? "table.filters.fewer" : "table.filters.more")}
					</button>
				) : null}
			</div>
			{children}
		</search>
	);
}
