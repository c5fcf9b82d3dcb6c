import type { DescriptionFieldProps } from "@rjsf/utils";

/** A hint belongs to the field's own rows (FieldTemplate); on its own there is only its text. */
export function DescriptionFieldTemplate({ id, description }: DescriptionFieldProps) {
	return description ? (
		<span id={id} className="field-hint">
			{description}
		</span>
	) : null;
}
