import { NativeSelect } from "@mantine/core";
import { memo, type ReactNode, useCallback, useRef, useState } from "react";
import { text } from "../texts/text.ts";
import { useActions } from "../ui/actions/use-actions.ts";
import styles from "./FilterRow.module.css";
import { type DrawnFilter, plainValues, withChoice, withPlainValues } from "./filter-choices.ts";
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

interface ChoiceFilterProps {
	readonly filter: DrawnFilter;
	/** What the address says of it. */
	readonly texts: readonly string[];
	readonly onChange: (filter: DrawnFilter, chosen: readonly string[]) => void;
	readonly className: string | undefined;
}

/**
 * Sets one value, or adds one to several, which appear as chips above the table. Memoised, so that it rerenders only
 * for its own changes.
 */
const ChoiceFilter = memo(function ChoiceFilter({ filter, texts, onChange, className }: ChoiceFilterProps) {
	const { kind, label, choices, labelOf } = filter;
	const chosen = plainValues(filter, texts);
	const [value = ""] = chosen;
	const several = kind === "many";
	// A value from the address that doesn't occur must be visible all the same.
	const missing = several || value === "" || choices.some((choice) => choice.value === value);
	const shown = several ? choices.filter((choice) => !chosen.includes(choice.value)) : choices;
	const first = several && chosen.length > 0 ? text("table.filter.chosen", { count: chosen.length }) : text("table.filter.all");
	return (
		<NativeSelect
			label={label}
			value={several ? "" : value}
			onChange={({ currentTarget: { value: picked } }) => onChange(filter, several ? withChoice(chosen, picked, choices) : [picked])}
			data={[{ value: "", label: first }, ...(missing ? [] : [{ value, label: labelOf(value) }]), ...shown]}
			{...(className ? { className } : {})}
		/>
	);
});
