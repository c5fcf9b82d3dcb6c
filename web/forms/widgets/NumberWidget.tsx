import { TextInput } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { useFieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";
import { textOfNumber, valueOfNumberText } from "../number-text.ts";

/**
 * A number as text, so that the decimal comma works in every browser language and a wrong number is
 * reported instead of silently changed to the nearest allowed one.
 */
export function NumberWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const [typed, setTyped] = useState(() => textOfNumber(props.value));
	// What is typed stays as typed ("1," on its way to "1,5") as long as it means the stored value.
	const { suffix } = props.options;
	const shown = valueOfNumberText(typed) === (props.value ?? undefined) ? typed : textOfNumber(props.value);
	return (
		<TextInput
			{...inputProps(control)}
			error={invalid}
			inputMode={props.schema.type === "integer" ? "numeric" : "decimal"}
			autoComplete="off"
			className="field-number"
			{...(typeof suffix === "string" ? { rightSection: suffix, rightSectionWidth: 52, rightSectionPointerEvents: "none" as const } : {})}
			value={shown}
			disabled={props.disabled === true}
			onChange={(event) => {
				setTyped(event.currentTarget.value);
				props.onChange(valueOfNumberText(event.currentTarget.value));
			}}
		/>
	);
}
