import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { choicesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useFlowFields } from "../flow-fields.ts";
import { useScreenValues } from "../form-environment.ts";
import { FieldFacts } from "../templates/FieldFacts.tsx";
import { valueAt } from "../value-at.ts";

/** The given advice, read-only: the advice in words, its explanation and its attachments. */
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

/**
 * An advice as worded in a summary. 'Alternative without proposal' is worded more fully here than in the list it was
 * chosen from; an unknown value reads 'Onbekend'.
 */
function adviceText(advice: unknown, schema: Readonly<Record<string, unknown>> | undefined): string {
	if (advice === undefined || advice === null || advice === "") return text("form.advice.none");
	if (advice === "alternative-without") return text("form.advice.alternative-without");
	return choicesOf(schema ?? {})?.find((choice) => choice.value === advice)?.label ?? text("form.advice.unknown");
}
