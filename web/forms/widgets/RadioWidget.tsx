import { Group, Radio } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { choiceLabel, choicesOf } from "../../../engine/index.ts";
import { groupProps, useFieldControl } from "../field-control.ts";

/** All options as radio buttons. The first one has the field's id, so that a link to the field leads to it. */
export function RadioWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const choices = (choicesOf(props.schema) ?? []).filter((choice) => !choice.inactive || choice.value === props.value);
	return (
		<div role="radiogroup" {...groupProps(control)} aria-required={control["aria-required"]} className="field-choices">
			<Group gap="8px 14px">
				{choices.map((choice, index) => (
					<Radio
						key={String(choice.value)}
						id={index === 0 ? control.id : `${control.id}__${index}`}
						name={control.id}
						label={choiceLabel(choice)}
						checked={props.value === choice.value}
						disabled={props.disabled === true}
						aria-invalid={invalid || undefined}
						aria-describedby={control["aria-describedby"]}
						error={invalid}
						onBlur={control.onBlur}
						onChange={() => props.onChange(choice.value)}
					/>
				))}
			</Group>
		</div>
	);
}
