import { Button } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { text } from "../../texts/text.ts";
import { useFieldControl } from "../field-control.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { DateInput } from "./DateInput.tsx";

/** Stored in place of a day when a plan is called off without a new one. */
export const CANCELLED = "Cancelled";

/** A planned day. Where the tenant allows it, a button calls it off; the day before it is kept by the engine. */
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
				words={value === CANCELLED ? text("form.date.cancelled") : undefined}
				disabled={props.disabled === true}
				onChange={(next) => props.onChange(next === "" ? props.options.emptyValue : next)}
			/>
			{mayResetDates && (
				<Button
					variant="default"
					disabled={props.disabled === true || value === CANCELLED}
					aria-label={text("form.date.reset.label", { label: props.label })}
					onClick={() => props.onChange(CANCELLED)}
				>
					{text("form.date.reset")}
				</Button>
			)}
		</div>
	);
}
