import { NativeSelect } from "@mantine/core";
import { text } from "../../texts/text.ts";
import { type ChoosableValue, valuesOf } from "./choosable-values.ts";
import type { KnownField } from "./known-names.ts";

/** A field and one of its values. */
export interface FieldValue {
	readonly field: KnownField;
	readonly is: ChoosableValue["is"];
}

/** The chosen field and value, or else the first ones. `field` and `value`: as in the controls. */
export function chosenValue(fields: readonly KnownField[], field: string, value: string): FieldValue | undefined {
	const chosen = fields.find(({ path }) => path === field) ?? fields[0];
	const values = chosen === undefined ? [] : valuesOf(chosen.schema);
	const is = values.find((each) => String(each.is) === value) ?? values[0];
	return chosen === undefined || is === undefined ? undefined : { field: chosen, is: is.is };
}

interface FieldValueChoiceProps {
	readonly fields: readonly KnownField[];
	readonly chosen: FieldValue;
	readonly onField: (path: string) => void;
	readonly onValue: (value: string) => void;
}

/** Chooses a field and a value for it. */
export function FieldValueChoice({ fields, chosen: { field, is }, onField, onValue }: FieldValueChoiceProps) {
	return (
		<>
			<NativeSelect
				label={text("branch.field")}
				value={field.path}
				data={fields.map(({ path, label: name, step }) => ({ value: path, label: text("branch.field.of", { field: name, step }) }))}
				onChange={({ currentTarget }) => {
					onField(currentTarget.value);
					onValue("");
				}}
			/>
			<NativeSelect
				label={text("branch.is")}
				value={String(is)}
				data={valuesOf(field.schema).map((each) => ({ value: String(each.is), label: each.label }))}
				onChange={({ currentTarget }) => onValue(currentTarget.value)}
			/>
		</>
	);
}
