import { type FieldTemplateProps, getUiOptions } from "@rjsf/utils";
import { widgetNamed } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { hintOf } from "../field-control.ts";
import { hintId, labelId } from "../field-path.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { FieldText } from "./FieldText.tsx";

/**
 * One field: label, hint, control and messages on four rows shared with its neighbours, so that adjacent controls line
 * up whatever is above them. A control with its label beside it, such as a tick box, has its hint below the label.
 * Groups and lists draw their own frame.
 */
export function FieldTemplate(props: FieldTemplateProps) {
	const { id, label, schema, uiSchema, children, hidden, required, readonly, formData } = props;
	if (hidden) return null;
	if (schema.type === "object" || typeof uiSchema?.["ui:field"] === "string") return children;
	const options = getUiOptions(uiSchema);
	if (options.fixed === true && (formData === undefined || formData === null || formData === "")) return null;
	const widget = widgetNamed(uiSchema?.["ui:widget"]);
	const hint = hintOf(schema, options);
	const optional = !required && !readonly && widget.readOnly !== true && <span className="field-optional"> {text("form.optional")}</span>;
	const words = (
		<>
			{label}
			{optional}
		</>
	);
	const asText = readonly && widget.readOnly !== true;
	const isNamedBeside = widget.label === "own" && !asText;
	const help = hint && <span id={hintId(id)}>{hint}</span>;
	return (
		<div className={`field field-c${options.span ?? widget.span ?? 6}`}>
			<div className="field-label">
				{isNamedBeside ? null : asText || widget.label === "group" ? (
					<span id={labelId(id)}>{words}</span>
				) : (
					<label id={labelId(id)} htmlFor={id}>
						{words}
					</label>
				)}
			</div>
			<div className="field-hint">{!isNamedBeside && help}</div>
			<div className="field-input">
				{asText ? <FieldText id={id} schema={schema} value={formData} options={options} /> : children}
				{isNamedBeside && help ? <div className="field-hint field-hint-own">{help}</div> : null}
			</div>
			<FieldMessages id={id} />
		</div>
	);
}
