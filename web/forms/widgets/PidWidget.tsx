import type { WidgetProps } from "@rjsf/utils";
import { useFieldControl } from "../field-control.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { ChoiceList } from "./ChoiceList.tsx";

/** A PID from the tenant's list; its uuid is stored. */
export function PidWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const environment = useFormEnvironment();
	return (
		<ChoiceList
			control={control}
			invalid={invalid}
			choices={environment.pids()}
			value={props.value}
			disabled={props.disabled === true}
			onChange={(value) => props.onChange(value ?? props.options.emptyValue)}
		/>
	);
}
