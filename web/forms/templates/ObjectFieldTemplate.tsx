import { getUiOptions, type ObjectFieldTemplateProps } from "@rjsf/utils";
import { labelId } from "../field-path.ts";

/** A group of fields on the twelve columns. A group with a title of its own is a fieldset; the root and bare groups are not. */
export function ObjectFieldTemplate({ fieldPathId, schema, uiSchema, properties, description }: ObjectFieldTemplateProps) {
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
