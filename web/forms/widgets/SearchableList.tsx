import { Select } from "@mantine/core";
import { comparableText } from "../../../engine/index.ts";
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

/** A long list to choose one option from, by typing part of it. */
export default function SearchableList({ control, invalid, data, value, disabled, onChange }: SearchableListProps) {
	return (
		<Select
			{...inputProps(control)}
			error={invalid}
			disabled={disabled}
			value={value === "" ? null : value}
			data={data}
			searchable
			filter={({ options, search }) =>
				options.filter((option) => !("label" in option) || comparableText(option.label).includes(comparableText(search).trim()))
			}
			clearable={false}
			// Opened by typing, an arrow or a click: the focus alone can be the page's doing.
			openOnFocus={false}
			placeholder={text("form.search")}
			nothingFoundMessage={text("form.search.none")}
			// To a screen reader the kit's scroll area is an unnamed scrollable region; the list scrolls by itself.
			withScrollArea={false}
			styles={{ options: { maxHeight: 280, overflowY: "auto" } }}
			// A scrollable element is a tab stop, and here one where no key does anything: the arrow keys work from the field.
			attributes={{ options: { tabIndex: -1 } }}
			comboboxProps={{ withinPortal: false }}
			onChange={onChange}
		/>
	);
}
