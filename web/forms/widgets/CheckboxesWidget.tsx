import { Checkbox } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { choiceLabel, choicesOf } from "../../../engine/index.ts";
import { groupProps, useFieldControl } from "../field-control.ts";

/** Several choices from a list, in two columns; the stored value keeps the order of the list. */
export function CheckboxesWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
	const choices = (choicesOf(props.schema) ?? []).filter((choice) => !choice.inactive || chosen.includes(choice.value));
	return (
		<fieldset {...groupProps(control)} className="field-checkboxes">
			{choices.map((choice, index) => (
				<Checkbox
					key={String(choice.value)}
					id={index === 0 ? control.id : `${control.id}__${index}`}
					label={choiceLabel(choice)}
					checked={chosen.includes(choice.value)}
					disabled={props.disabled === true}
					aria-invalid={invalid || undefined}
					aria-describedby={control["aria-describedby"]}
					onBlur={control.onBlur}
					onChange={(event) => {
						const { checked } = event.currentTarget;
						props.onChange(
							choices.map(({ value }) => value).filter((value) => (value === choice.value ? checked : chosen.includes(value))),
						);
					}}
				/>
			))}
		</fieldset>
	);
}
