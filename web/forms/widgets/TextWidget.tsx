import { TextInput } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { useFieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";

export function TextWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	return (
		<TextInput
			{...inputProps(control)}
			error={invalid}
			value={typeof props.value === "string" ? props.value : String(props.value ?? "")}
			disabled={props.disabled === true}
			onChange={(event) => props.onChange(event.currentTarget.value === "" ? props.options.emptyValue : event.currentTarget.value)}
		/>
	);
}
