import { Button, TextInput } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { useRef, useState } from "react";
import { type NumberForm, readNumber, writeNumber } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useFieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";

/**
 * A number as text, so that Dutch notation works in any browser language and an invalid number is reported instead of
 * silently rounded to an allowed one. Leaving the field shows how it was understood; if it could mean two numbers, the
 * person chooses.
 */
export function NumberWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const { suffix } = props.options;
	const form: NumberForm = { ...props.schema["x-number"], ...(typeof suffix === "string" ? { unit: suffix } : {}) };
	const [typed, setTyped] = useState(() => textOfNumber(props.value, form));
	const field = useRef<HTMLInputElement>(null);
	// Typed text stays as typed ("1," on its way to "1,5") as long as it stands for the stored value.
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

/**
 * The field's value for a typed text: its number, the text itself if it isn't exactly one number, or undefined if
 * empty.
 */
function valueOfNumberText(text: string, form: NumberForm = {}): number | string | undefined {
	const reading = readNumber(text, form);
	if (reading.kind === "empty") return undefined;
	return reading.kind === "number" ? reading.value : withoutUnit(text, form);
}

/** The numbers an ambiguous text could mean; empty if it means exactly one, or none. */
function possibleNumbers(value: unknown, form: NumberForm = {}): readonly number[] {
	const reading = typeof value === "string" ? readNumber(value, form) : null;
	return reading?.kind === "ambiguous" ? reading.values : [];
}

/** The text shown in the field: a number in Dutch notation, any other text as typed. */
function textOfNumber(value: unknown, form: NumberForm = {}): string {
	if (typeof value === "number") return writeNumber(value, form);
	return typeof value === "string" ? value : "";
}

/** The check expects the field's number without the unit displayed beside it. */
function withoutUnit(text: string, { unit = "" }: NumberForm): string {
	const whole = text.trimEnd();
	const bare = unit !== "" && whole.toLowerCase().endsWith(unit.toLowerCase()) ? whole.slice(0, -unit.length).trimEnd() : "";
	return bare === "" ? text : bare;
}
