import { type FieldTemplateProps, getUiOptions } from "@rjsf/utils";
import { text } from "../../texts/text.ts";
import { hintOf } from "../field-control.ts";
import { hintId, labelId } from "../field-path.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { FieldText } from "./FieldText.tsx";

/** Widgets of several controls: named by the label's text, not by a `label for`. */
const GROUPS: ReadonlySet<unknown> = new Set(["radio", "checkboxes", "identifiers", "decision"]);

/**
 * One field: label, hint, control and messages on four rows that neighbours share, so that controls
 * beside each other line up whatever stands above them. Groups and lists draw their own frame.
 */
export function FieldTemplate(props: FieldTemplateProps) {
	const { id, label, schema, uiSchema, children, hidden, required, readonly, formData } = props;
	if (hidden) return null;
	if (schema.type === "object" || typeof uiSchema?.["ui:field"] === "string") return children;
	const options = getUiOptions(uiSchema);
	if (options.fixed === true && (formData === undefined || formData === null || formData === "")) return null;
	const widget = uiSchema?.["ui:widget"];
	const hint = hintOf(schema, options);
	const optional = !required && !readonly && widget !== "read-only-text" && (
		<span className="field-optional"> {text("form.optional")}</span>
	);
	const words = (
		<>
			{label}
			{optional}
		</>
	);
	const asText = readonly && widget !== "read-only-text";
	return (
		<div className={`field field-c${options.span ?? defaultSpan(widget)}`}>
			<div className="field-label">
				{widget === "checkbox" && !asText ? null : asText || GROUPS.has(widget) ? (
					<span id={labelId(id)}>{words}</span>
				) : (
					<label id={labelId(id)} htmlFor={id}>
						{words}
					</label>
				)}
			</div>
			<div className="field-hint">{hint && <span id={hintId(id)}>{hint}</span>}</div>
			<div className="field-input">{asText ? <FieldText id={id} schema={schema} value={formData} options={options} /> : children}</div>
			<FieldMessages id={id} />
		</div>
	);
}

const WIDE: ReadonlySet<unknown> = new Set(["textarea", "checkboxes", "checkbox", "decision", "identifiers"]);

function defaultSpan(widget: unknown): number {
	return WIDE.has(widget) ? 12 : 6;
}
