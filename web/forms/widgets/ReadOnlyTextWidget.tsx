import type { WidgetProps } from "@rjsf/utils";
import { FieldText } from "../templates/FieldText.tsx";

/** A value to read, in a form that is otherwise filled in. */
export function ReadOnlyTextWidget(props: WidgetProps) {
	return <FieldText id={props.id} schema={props.schema} options={props.options} value={props.value} />;
}
