import { NativeSelect } from "@mantine/core";
import { Suspense } from "react";
import { choiceLabel } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import type { FieldControl } from "../field-control.ts";
import type { Choice } from "../form-environment.ts";
import { inputProps } from "../input-props.tsx";

/** Uses a part of the kit that few steps need. */
const SearchableList = lazyPart(() => import("./SearchableList.tsx"));

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

/**
 * A list to choose one option from. An inactive choice can be kept but not newly chosen; an empty choice is always
 * offered.
 */
export function ChoiceList({ control, invalid, choices, value, disabled, onChange }: ChoiceListProps) {
	const offered = choices.filter((choice) => choice.value !== "" && (!choice.inactive || choice.listed || choice.value === value));
	const key = value === undefined || value === null ? "" : String(value);
	const known = key === "" || offered.some((choice) => String(choice.value) === key);
	const data = offered.map((choice) => ({
		value: String(choice.value),
		label: choiceLabel(choice),
		disabled: choice.inactive && choice.value !== value,
	}));
	// An unknown value stays visible: hiding it would lose it at the next save.
	const all = known ? data : [...data, { value: key, label: key }];
	const choose = (next: string | null) =>
		onChange(next ? (offered.find((choice) => String(choice.value) === next)?.value ?? next) : undefined);
	const plain = (waiting: boolean) => (
		<NativeSelect
			{...inputProps(control)}
			error={invalid}
			disabled={disabled || waiting}
			value={key}
			data={[{ value: "", label: text("form.choose") }, ...all]}
			onChange={(event) => choose(event.currentTarget.value)}
		/>
	);
	if (all.length <= LONGEST_PLAIN_LIST) return plain(false);
	return (
		// Until the searchable list has loaded, shows the value but doesn't open: an open list would be replaced.
		<Suspense fallback={plain(true)}>
			<SearchableList control={control} invalid={invalid} disabled={disabled} value={key} data={all} onChange={choose} />
		</Suspense>
	);
}
