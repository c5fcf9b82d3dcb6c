import { Checkbox } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { choicesOf } from "../../../engine/index.ts";
import { useFieldControl } from "../field-control.ts";

/**
 * Yes or no, with the label beside the box. Untouched means no value, unticked means no. A text with one option holds
 * that option when ticked and is empty otherwise.
 */
export function CheckboxWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const [option] = choicesOf(props.schema) ?? [];
	return (
		<Checkbox
			{...control}
			error={invalid}
			label={props.label}
			checked={props.value === (option?.value ?? true)}
			disabled={props.disabled === true}
			onChange={({ currentTarget: { checked } }) => props.onChange(option === undefined ? checked : checked ? option.value : undefined)}
		/>
	);
}
