import { Radio } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { choicesOf, isObject } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ReasonedButton } from "../../ui/parts/ReasonedButton.tsx";
import { groupProps, useFieldControl } from "../field-control.ts";
import { pathOfId } from "../field-path.ts";
import { useFormEnvironment, useScreenValues } from "../form-environment.ts";
import { valueAt } from "../value-at.ts";

/**
 * The decision on an advice: the choices that go with the advice (`ui:options.options`, by the value of the field in
 * `ui:options.advice`, by default the neighbouring field `Advice`), and a button that confirms it and continues. A
 * positive advice needs no choice.
 */
export function DecisionWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const { setValues, confirm } = useFormEnvironment();
	const values = useScreenValues();
	const group = pathOfId(control.id).split(".").slice(0, -1).join(".");
	const advice = valueAt(values, typeof props.options.advice === "string" ? props.options.advice : `${group}.Advice`);
	const confirms = typeof props.options.confirms === "string" ? props.options.confirms : "Confirmed";
	const fitting = fittingChoices(props.options.options, advice);
	const choices = (choicesOf(props.schema) ?? []).filter((choice) => !fitting || fitting.includes(choice.value));
	const mayConfirm = advice === "yes" || choices.some((choice) => choice.value === props.value);
	return (
		<div className="field-decision">
			<div role="radiogroup" {...groupProps(control)} aria-required>
				<div className="field-decision-choices">
					{choices.map((choice, index) => (
						<Radio
							key={String(choice.value)}
							id={index === 0 ? control.id : `${control.id}__${index}`}
							name={control.id}
							label={choice.label}
							checked={props.value === choice.value}
							disabled={props.disabled === true}
							aria-invalid={invalid || undefined}
							aria-describedby={control["aria-describedby"]}
							error={invalid}
							onBlur={control.onBlur}
							onChange={() => setValues({ [pathOfId(control.id)]: choice.value, [`${group}.${confirms}`]: undefined })}
						/>
					))}
				</div>
			</div>
			<ReasonedButton
				reason={mayConfirm ? undefined : text("form.decision.reason")}
				fields={mayConfirm ? undefined : [{ id: control.id, label: props.label }]}
				onClick={() => {
					setValues({ [`${group}.${confirms}`]: true });
					confirm();
				}}
			>
				{text("form.decision.confirm")}
			</ReasonedButton>
		</div>
	);
}

function fittingChoices(options: unknown, advice: unknown): readonly unknown[] | null {
	if (!isObject(options)) return null;
	const fitting = options[String(advice)];
	return Array.isArray(fitting) ? fitting : [];
}
