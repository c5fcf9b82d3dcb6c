import type { WidgetProps } from "@rjsf/utils";
import { useFieldControl } from "../field-control.ts";
import { DateInput } from "./DateInput.tsx";

export function DateWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	return (
		<DateInput
			control={control}
			invalid={invalid}
			label={props.label}
			value={typeof props.value === "string" ? props.value : ""}
			disabled={props.disabled === true}
			onChange={(value) => props.onChange(value === "" ? props.options.emptyValue : value)}
		/>
	);
}
