import type { WidgetProps } from "@rjsf/utils";
import { calledOff, displayValue } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ReasonedButton } from "../../ui/parts/ReasonedButton.tsx";
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
				<ReasonedButton
					variant="default"
					reason={value === calledOff ? text("form.date.reset.done") : undefined}
					aria-label={text("form.date.reset.label", { label: props.label })}
					onClick={() => {
						if (props.disabled === true) return;
						props.onChange(calledOff);
						// The button is replaced by then, and the result is read out at the field.
						document.getElementById(control.id)?.focus();
					}}
				>
					{text("form.date.reset")}
				</ReasonedButton>
			)}
		</div>
	);
}
