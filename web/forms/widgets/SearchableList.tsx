import { Select } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
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

/**
 * A long list to choose one option from, by typing part of it. Enter takes the first option that contains the typed
 * text, or the one that an arrow key reached. At Enter and when the field is left, an option typed in full is chosen,
 * and a text that was cleared means none.
 */
export default function SearchableList({ control, invalid, data, value, disabled, onChange }: SearchableListProps) {
	const input = inputProps(control);
	const [opened, setOpened] = useState(false);
	/** Whether the text was edited since an arrow key reached an option. */
	const typing = useRef(false);
	/** Chooses the option that the text names in full, or none for an empty text. Returns false for part of a name. */
	const take = (written: string): boolean => {
		const said = comparableText(written).trim();
		const isSaid = ({ label }: { readonly label: string }) => comparableText(label) === said;
		// Another option may have the same name as the chosen one.
		if (said === "" ? value === "" : data.some((option) => option.value === value && isSaid(option))) return true;
		const named = data.find((option) => !option.disabled && isSaid(option));
		if (said !== "" && named === undefined) return false;
		onChange(named?.value ?? null);
		return true;
	};
	/** Runs before the kit's handler, which would take the first of all options for a full name and for an empty text. */
	const onKeyDownCapture = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key !== "Enter") typing.current &&= !/^(Arrow|Home|End|Page)/.test(event.key);
		else if (opened && typing.current && take(event.currentTarget.value)) {
			event.preventDefault();
			event.stopPropagation();
			setOpened(false);
		}
	};
	return (
		<Select
			{...input}
			error={invalid}
			disabled={disabled}
			value={value === "" ? null : value}
			data={data}
			searchable
			filter={({ options, search }) =>
				options.filter((option) => !("label" in option) || comparableText(option.label).includes(comparableText(search).trim()))
			}
			clearable={false}
			allowDeselect={false}
			selectFirstOptionOnChange
			dropdownOpened={opened}
			onDropdownOpen={() => setOpened(true)}
			onDropdownClose={() => setOpened(false)}
			onInput={() => {
				typing.current = true;
			}}
			onKeyDownCapture={onKeyDownCapture}
			onBlur={(event) => {
				take(event.currentTarget.value);
				input.onBlur();
			}}
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
