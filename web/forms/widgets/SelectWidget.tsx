import type { WidgetProps } from "@rjsf/utils";
import { choicesOf } from "../../../engine/index.ts";
import { useFieldControl } from "../field-control.ts";
import { ChoiceList } from "./ChoiceList.tsx";

export function SelectWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	return (
		<ChoiceList
			control={control}
			invalid={invalid}
			choices={choicesOf(props.schema) ?? []}
			value={props.value}
			disabled={props.disabled === true}
			onChange={(value) => props.onChange(value ?? props.options.emptyValue)}
		/>
	);
}
