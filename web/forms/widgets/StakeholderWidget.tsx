import type { WidgetProps } from "@rjsf/utils";
import { useFieldControl } from "../field-control.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { stakeholderCategoryOf } from "../stakeholder-category.ts";
import { ChoiceList } from "./ChoiceList.tsx";

/** A party from the tenant's list; its slug is stored. */
export function StakeholderWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const environment = useFormEnvironment();
	const category = stakeholderCategoryOf(props.options);
	return (
		<ChoiceList
			control={control}
			invalid={invalid}
			choices={category ? environment.stakeholders(category) : []}
			value={props.value}
			disabled={props.disabled === true}
			onChange={(value) => props.onChange(value ?? props.options.emptyValue)}
		/>
	);
}
