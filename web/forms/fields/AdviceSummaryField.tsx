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
	const options = getUiOptions(uiSchema);
	const path = typeof options.advice === "string" ? options.advice : "Advice.Advice";
	const group = path.split(".").slice(0, -1).join(".");
	const comments = typeof options.comments === "string" ? options.comments : `${group}.Comments`;
	const advice = valueAt(values, path);
	const rest = [comments, `${group}.Contractor`, `${group}.ChargingStationVersion`].flatMap((name) => {
		const field = fields.get(name);
		const value = valueAt(values, name);
		return field && value !== undefined && value !== "" ? [{ field, value }] : [];
	});
	return (
		<FieldFacts
			facts={[
				{
					label: fields.get(path)?.schema.title ?? text("form.advice.title"),
					text: adviceText(advice, fields.get(path)?.schema),
				},
			]}
			fields={rest}
		/>
	);
}
