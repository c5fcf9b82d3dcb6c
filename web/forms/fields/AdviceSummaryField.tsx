import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { text } from "../../texts/text.ts";
import { useFlowFields } from "../flow-fields.ts";
import { useScreenValues } from "../form-environment.ts";
import { FieldFacts } from "../templates/FieldFacts.tsx";
import { valueAt } from "../value-at.ts";
import { adviceText } from "./advice-text.ts";

/** The advice that was given, for reading: the advice in words, its explanation and what came with it. */
export function AdviceSummaryField({ uiSchema }: FieldProps) {
	const values = useScreenValues();
	const fields = useFlowFields();
	const { group } = getUiOptions(uiSchema);
	const root = typeof group === "string" ? group : "Advice";
	const advice = valueAt(values, `${root}.Advice`);
	const rest = ["Comments", "Contractor", "ChargingStationVersion"].flatMap((name) => {
		const field = fields.get(`${root}.${name}`);
		const value = valueAt(values, `${root}.${name}`);
		return field && value !== undefined && value !== "" ? [{ field, value }] : [];
	});
	return (
		<FieldFacts
			facts={[
				{
					label: fields.get(`${root}.Advice`)?.schema.title ?? text("form.advice.title"),
					text: adviceText(advice, fields.get(`${root}.Advice`)?.schema),
				},
			]}
			fields={rest}
		/>
	);
}
