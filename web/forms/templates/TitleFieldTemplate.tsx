import type { TitleFieldProps } from "@rjsf/utils";

/** A title outside a fieldset, for lists that have no legend. */
export function TitleFieldTemplate({ id, title }: TitleFieldProps) {
	return (
		<h3 id={id} className="field-set-title">
			{title}
		</h3>
	);
}
