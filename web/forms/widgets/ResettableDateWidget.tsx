import { Button } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { calledOff, displayValue } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useFieldControl } from "../field-control.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { DateInput } from "./DateInput.tsx";

/** A planned day. Where the tenant allows it, a button cancels it; the engine keeps the previous day. */
export function ResettableDateWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const { mayResetDates } = useFormEnvironment();
	const value = typeof props.value === "string" ? props.value : "";
	return (
		<div className="field-resettable-date">
			<DateInput
				control={control}
				invalid={invalid}
				label={props.label}
				value={value}
				words={value === calledOff ? displayValue({ format: "planned-date" }, value) : undefined}
				disabled={props.disabled === true}
				onChange={(next) => props.onChange(next === "" ? props.options.emptyValue : next)}
			/>
			{mayResetDates && (
				<Button
					variant="default"
					disabled={props.disabled === true || value === calledOff}
					aria-label={text("form.date.reset.label", { label: props.label })}
					onClick={() => props.onChange(calledOff)}
				>
					{text("form.date.reset")}
				</Button>
			)}
		</div>
	);
}
