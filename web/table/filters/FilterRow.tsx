import { NativeSelect } from "@mantine/core";
import { memo, type ReactNode, Suspense, useCallback, useId, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { useActions } from "../../ui/actions/use-actions.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { type ChangeList, type ListState, withFilter } from "../state/list-state.ts";
import styles from "./FilterRow.module.css";
import { type DrawnFilter, plainValues, withChoice, withPlainValues } from "./filter-choices.ts";
import { TextFilter } from "./TextFilter.tsx";

const FoldedFilters = lazyPart(() => import("./FoldedFilters.tsx"));

interface FilterRowProps {
	readonly filters: readonly DrawnFilter[];
	readonly state: ListState;
	readonly change: ChangeList;
	readonly searchPlaceholder?: string | undefined;
	/** Rendered after the filters: the number of results and the chips. */
	readonly children?: ReactNode;
}

const nothing: readonly string[] = [];

/**
 * The filters of a list. On phones all but the first text filter are behind a button; elsewhere only the rarely used ones.
 * That panel covers the rows, but the chips show its active filters as well.
 */
export function FilterRow({ filters, state, change, searchPlaceholder, children }: FilterRowProps) {
	const input = useRef<HTMLInputElement>(null);
	/** Which filters the open panel contains. */
	const [open, setOpen] = useState<"all" | "seldom" | null>(null);
	const panel = useId();
	const active = Object.values(state.filters).flat().length;
	const search = filters.find(({ kind, more: folded }) => kind === "text" && !folded);
	const others = filters.filter((filter) => filter !== search);
	const seldom = others.filter((filter) => filter.more);
	const hidden = seldom.filter((filter) => state.filters[filter.field] !== undefined).length;
	const latest = useRef(change);
	latest.current = change;
	const set = useCallback(
		(filter: DrawnFilter, valuesFrom: (before: readonly string[]) => readonly string[], replace = false) =>
			latest.current(
				withFilter(filter.field, (texts) => withPlainValues(filter, texts, valuesFrom(plainValues(filter, texts)))),
				replace,
			),
		[],
	);
	useActions({ "list:filter": () => input.current?.focus() });
	const drawn = (filter: DrawnFilter) =>
		filter.kind === "text" ? (
			<TextFilter
				key={filter.field}
				label={filter.label}
				value={plainValues(filter, state.filters[filter.field] ?? nothing)[0] ?? ""}
				onChange={(value) => set(filter, () => [value], true)}
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
	const opener = (which: "all" | "seldom", className: string | undefined, label: string) => (
		<button
			type="button"
			className={className}
			aria-expanded={open === which}
			aria-controls={panel}
			onClick={() => setOpen(open === which ? null : which)}
		>
			{label}
		</button>
	);
	return (
		<search className={styles.filters}>
			{search ? drawn(search) : null}
			<div className={styles.choices}>{others.filter((filter) => !filter.more).map(drawn)}</div>
			<div className={styles.folded}>
				{others.length > 0
					? opener("all", styles.fold, active > 0 ? text("table.filters.count", { count: active }) : text("table.filters"))
					: null}
				{seldom.length > 0
					? opener("seldom", styles.more, hidden > 0 ? text("table.filters.moreCount", { count: hidden }) : text("table.filters.more"))
					: null}
				<div id={panel} className={styles.panel} hidden={open === null}>
					{open === null ? null : (
						<Suspense fallback={null}>
							<FoldedFilters onClose={() => setOpen(null)}>{(open === "all" ? others : seldom).map(drawn)}</FoldedFilters>
						</Suspense>
					)}
				</div>
			</div>
			{children}
		</search>
	);
}

interface ChoiceFilterProps {
	readonly filter: DrawnFilter;
	/** The filter's texts in the address. */
	readonly texts: readonly string[];
	readonly onChange: (filter: DrawnFilter, chosenFrom: (before: readonly string[]) => readonly string[]) => void;
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
			onChange={({ currentTarget: { value: picked } }) =>
				onChange(filter, (before) => (several ? withChoice(before, picked, choices) : [picked]))
			}
			data={[{ value: "", label: first }, ...(missing ? [] : [{ value, label: labelOf(value) }]), ...shown]}
			{...(className ? { className } : {})}
		/>
	);
});
