import { Button, TextInput } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { useRef, useState } from "react";
import type { NumberForm } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useFieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";
import { possibleNumbers, textOfNumber, valueOfNumberText } from "../number-text.ts";

/**
 * A number as text, so that Dutch notation works in every browser language and a wrong number is reported instead of
 * silently changed to the nearest allowed one. On leaving the field it reads as it was understood; where two numbers can
 * be meant, the person chooses.
 */
export function NumberWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const { suffix } = props.options;
	const form: NumberForm = { ...props.schema["x-number"], ...(typeof suffix === "string" ? { unit: suffix } : {}) };
	const [typed, setTyped] = useState(() => textOfNumber(props.value, form));
	const field = useRef<HTMLInputElement>(null);
	// What is typed stays as typed ("1," on its way to "1,5") as long as it means the stored value.
	const shown = valueOfNumberText(typed, form) === (props.value ?? undefined) ? typed : textOfNumber(props.value, form);
	const possible = possibleNumbers(props.value, form);
	return (
		<>
			<TextInput
				{...inputProps(control)}
				ref={field}
				error={invalid}
				inputMode={props.schema.type === "integer" ? "numeric" : "decimal"}
				autoComplete="off"
				className="field-number"
				{...(typeof suffix === "string" ? { rightSection: suffix, rightSectionWidth: 52, rightSectionPointerEvents: "none" as const } : {})}
				value={shown}
				disabled={props.disabled === true}
				onChange={(event) => {
					setTyped(event.currentTarget.value);
					props.onChange(valueOfNumberText(event.currentTarget.value, form));
				}}
				onBlur={() => {
					setTyped(textOfNumber(props.value, form));
					control.onBlur();
				}}
			/>
			{possible.length > 0 && invalid && (
				<div className="field-readings">
					{possible.map((value) => (
						<Button
							key={value}
							size="compact-sm"
							variant="default"
							onClick={() => {
								props.onChange(value);
								field.current?.focus();
							}}
						>
							{text("form.number.meant", { number: textOfNumber(value, form) })}
						</Button>
					))}
				</div>
			)}
		</>
	);
}
