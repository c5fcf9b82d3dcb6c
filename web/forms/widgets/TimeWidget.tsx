import { TextInput } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { text } from "../../texts/text.ts";
import { useFieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";
import { leaveWritten } from "../leave-written.ts";
import { timeOf } from "../time-text.ts";

/** A time of day, typed the way people write it; leaving the field shows it as HH:MM. */
export function TimeWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const value = typeof props.value === "string" ? props.value : "";
	const put = (next: string) => props.onChange(next === "" ? props.options.emptyValue : next);
	return (
		<TextInput
			{...inputProps(control)}
			error={invalid}
			value={value}
			placeholder={text("form.time.example")}
			inputMode="numeric"
			autoComplete="off"
			disabled={props.disabled === true}
			onChange={(event) => put(event.currentTarget.value)}
			onBlur={() => leaveWritten(value, timeOf(value), put, control.onBlur)}
		/>
	);
}
