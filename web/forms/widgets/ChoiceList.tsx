import { NativeSelect, Select } from "@mantine/core";
import { text } from "../../texts/text.ts";
import { choiceLabel } from "../choices.ts";
import type { FieldControl } from "../field-control.ts";
import type { Choice } from "../form-environment.ts";
import { inputProps } from "../input-props.tsx";

/** Longer lists are searched instead of scrolled. */
const LONGEST_PLAIN_LIST = 12;

interface ChoiceListProps {
	readonly control: FieldControl;
	readonly invalid: boolean;
	readonly choices: readonly Choice[];
	readonly value: unknown;
	readonly disabled: boolean;
	readonly onChange: (value: Choice["value"] | undefined) => void;
}

/** A list to choose one from. An inactive choice is offered only where it is the present one. */
export function ChoiceList({ control, invalid, choices, value, disabled, onChange }: ChoiceListProps) {
	const offered = choices.filter((choice) => !choice.inactive || choice.value === value);
	const key = value === undefined || value === null ? "" : String(value);
	const known = key === "" || offered.some((choice) => String(choice.value) === key);
	const data = offered.map((choice) => ({ value: String(choice.value), label: choiceLabel(choice) }));
	// A value that no list knows stays visible; hiding it would lose it at the next save.
	const all = known ? data : [...data, { value: key, label: key }];
	const choose = (next: string | null) =>
		onChange(next ? (offered.find((choice) => String(choice.value) === next)?.value ?? next) : undefined);
	if (all.length <= LONGEST_PLAIN_LIST) {
		return (
			<NativeSelect
				{...inputProps(control)}
				error={invalid}
				disabled={disabled}
				value={key}
				data={[{ value: "", label: text("form.choose") }, ...all]}
				onChange={(event) => choose(event.currentTarget.value)}
			/>
		);
	}
	return (
		<Select
			{...inputProps(control)}
			error={invalid}
			disabled={disabled}
			value={key === "" ? null : key}
			data={all}
			searchable
			clearable={false}
			placeholder={text("form.search")}
			nothingFoundMessage={text("form.search.none")}
			// The kit's scroll area is an unnamed scrollable region to a screen reader; the list scrolls itself.
			withScrollArea={false}
			styles={{ options: { maxHeight: 280, overflowY: "auto" } }}
			comboboxProps={{ withinPortal: false }}
			onChange={choose}
		/>
	);
}
