import { Textarea } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { tidyText } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useFieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";
import { leaveWritten } from "../leave-written.ts";

const DEFAULT_ROWS = 5;

/** Multi-line text, with a character count if there is a limit. */
export function TextareaWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const value = typeof props.value === "string" ? props.value : "";
	const { maxLength } = props.schema;
	const put = (next: string) => props.onChange(next === "" ? props.options.emptyValue : next);
	return (
		<div className="field-textarea">
			<Textarea
				{...inputProps(control)}
				error={invalid}
				rows={typeof props.options.rows === "number" ? props.options.rows : DEFAULT_ROWS}
				value={value}
				disabled={props.disabled === true}
				onChange={(event) => put(event.currentTarget.value)}
				// Shows text pasted from Word the way it will be stored.
				onBlur={() => leaveWritten(value, tidyText(value, props.schema["x-format"]), put, control.onBlur)}
			/>
			{maxLength !== undefined && <span className="field-count">{text("form.count", { count: value.length, max: maxLength })}</span>}
		</div>
	);
}
