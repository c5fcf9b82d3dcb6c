import { NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { useShortcuts } from "../../ui/use-shortcuts.ts";
import styles from "./FilterRow.module.css";
import { useFilterOptions } from "./filter-options.ts";
import type { ListRow } from "./list-row.ts";
import type { ListState } from "./list-state.ts";
import { useTypedFilter } from "./use-typed-filter.ts";

interface FilterRowProps {
	readonly rows: readonly ListRow[];
	readonly state: ListState;
	readonly change: (part: Partial<ListState>, replace?: boolean) => void;
}

export function FilterRow({ rows, state, change }: FilterRowProps) {
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useTypedFilter(state.query, (query) => change({ query }, true));
	const [open, setOpen] = useState(false);
	const options = useFilterOptions(rows, state);
	const active = [state.query, state.step, state.municipality, state.type, state.vkb].filter((value) => value !== "").length;
	useShortcuts({ "/": () => input.current?.focus() });
	return (
		<search className={styles.filters}>
			<TextInput
				ref={input}
				label={text("list.search")}
				value={typed}
				onChange={(event) => setTyped(event.currentTarget.value)}
				leftSection={<IconSearch size={17} aria-hidden />}
				className={styles.search}
				type="search"
				autoComplete="off"
			/>
			<button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
				{active > 0 ? text("list.filters.count", { count: active }) : text("list.filters")}
			</button>
			<div className={open ? `${styles.choices} ${styles.open}` : styles.choices}>
				{options.map((option) => (
					<NativeSelect
						key={option.name}
						label={option.label}
						value={state[option.name]}
						onChange={(event) => change({ [option.name]: event.currentTarget.value })}
						data={[{ value: "", label: option.all }, ...option.choices]}
						className={styles.choice}
					/>
				))}
			</div>
		</search>
	);
}
