import { Select } from "@mantine/core";
import { text } from "../../texts/text.ts";
import type { FieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";

interface SearchableListProps {
	readonly control: FieldControl;
	readonly invalid: boolean;
	readonly data: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
	readonly value: string;
	readonly disabled: boolean;
	readonly onChange: (value: string | null) => void;
}

/** A long list to choose one from, by typing a part of it. */
export default function SearchableList({ control, invalid, data, value, disabled, onChange }: SearchableListProps) {
	return (
		<Select
			{...inputProps(control)}
			error={invalid}
			disabled={disabled}
			value={value === "" ? null : value}
			data={data}
			searchable
			clearable={false}
			placeholder={text("form.search")}
			nothingFoundMessage={text("form.search.none")}
			// The kit's scroll area is an unnamed scrollable region to a screen reader; the list scrolls itself.
			withScrollArea={false}
			styles={{ options: { maxHeight: 280, overflowY: "auto" } }}
			// What scrolls is a stop for Tab by itself, one at which no key does anything: the arrows go through the list from the field.
			attributes={{ options: { tabIndex: -1 } }}
			comboboxProps={{ withinPortal: false }}
			onChange={onChange}
		/>
	);
}
