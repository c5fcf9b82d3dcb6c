import { NativeSelect } from "@mantine/core";
import { memo } from "react";
import { text } from "../texts/text.ts";
import { type DrawnFilter, plainValues, withChoice } from "./filter-choices.ts";

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
export const ChoiceFilter = memo(function ChoiceFilter({ filter, texts, onChange, className }: ChoiceFilterProps) {
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
