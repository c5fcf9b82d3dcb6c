import type { FormProps } from "@rjsf/core";
import { type DescriptionFieldProps, getUiOptions, type ObjectFieldTemplateProps, type TitleFieldProps } from "@rjsf/utils";
import { labelId } from "../field-path.ts";
import { FieldTemplate } from "./FieldTemplate.tsx";

/**
 * A group of fields on the twelve columns. A group with its own title is a fieldset; the root and untitled groups are
 * not.
 */
function ObjectFieldTemplate({ fieldPathId, schema, uiSchema, properties, description }: ObjectFieldTemplateProps) {
	const fields = properties.filter((property) => !property.hidden).map((property) => property.content);
	const title = getUiOptions(uiSchema).title ?? schema.title;
	if (!title) return <div className="field-grid">{fields}</div>;
	const id = fieldPathId.$id;
	return (
		<fieldset className="field-set" aria-labelledby={labelId(id)}>
			<legend id={labelId(id)}>{title}</legend>
			{description && <p className="field-set-description">{description}</p>}
			<div className="field-grid">{fields}</div>
		</fieldset>
	);
}

/** A title outside a fieldset, for lists, which have no legend. */
function TitleFieldTemplate({ id, title }: TitleFieldProps) {
	return (
		<h3 id={id} className="field-set-title">
			{title}
		</h3>
	);
}

/** A field's hint is rendered in its own rows (FieldTemplate); here only the bare text. */
function DescriptionFieldTemplate({ id, description }: DescriptionFieldProps) {
	return description ? (
		<span id={id} className="field-hint">
			{description}
		</span>
	) : null;
}

/**
 * Replaces RJSF's error list, field errors and help: a screen has one summary of its own, and hints and messages are
 * rendered by FieldTemplate.
 */
function NoTemplate() {
	return null;
}

/** The templates with which RJSF lays out a section. */
export const templates: NonNullable<FormProps["templates"]> = {
	FieldTemplate,
	ObjectFieldTemplate,
	TitleFieldTemplate,
	DescriptionFieldTemplate,
	FieldErrorTemplate: NoTemplate,
	FieldHelpTemplate: NoTemplate,
	ErrorListTemplate: NoTemplate,
};
