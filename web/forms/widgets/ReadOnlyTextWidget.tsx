import type { WidgetProps } from "@rjsf/utils";
import { FieldText } from "../templates/FieldText.tsx";

/** A read-only value in an otherwise editable form. */
export function ReadOnlyTextWidget(props: WidgetProps) {
	return <FieldText id={props.id} schema={props.schema} options={props.options} value={props.value} />;
}
