import { Checkbox } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { useFieldControl } from "../field-control.ts";

/** Yes or no; the label stands beside the box. Never touched means no value, unticked means no. */
export function CheckboxWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	return (
		<Checkbox
			{...control}
			error={invalid}
			label={props.label}
			checked={props.value === true}
			disabled={props.disabled === true}
			onChange={(event) => props.onChange(event.currentTarget.checked)}
		/>
	);
}
