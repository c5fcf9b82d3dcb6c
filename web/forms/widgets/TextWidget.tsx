import { TextInput } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { tidyText } from "../../../engine/index.ts";
import { useFieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";
import { leaveWritten } from "../leave-written.ts";

export function TextWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const value = typeof props.value === "string" ? props.value : String(props.value ?? "");
	const put = (next: string) => props.onChange(next === "" ? props.options.emptyValue : next);
	return (
		<TextInput
			{...inputProps(control)}
			error={invalid}
			value={value}
			disabled={props.disabled === true}
			onChange={(event) => put(event.currentTarget.value)}
			// Shows text pasted from Word the way it will be stored.
			onBlur={() => leaveWritten(value, tidyText(value, props.schema["x-format"]), put, control.onBlur)}
		/>
	);
}
