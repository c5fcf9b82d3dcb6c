import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { memberOf } from "../../../engine/index.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { hintOf } from "../field-control.ts";
import { labelId } from "../field-path.ts";
import { FieldMessages } from "../templates/FieldMessages.tsx";

/**
 * What a widget that draws a whole list gets from the form. Like `GroupFieldProps`, independent of the form library.
 */
export interface ListFieldProps {
	/** Id of the control that gets the focus when the list has a problem. */
	readonly id: string;
	/** Id of the text that names the list; the widget renders it. */
	readonly labelledBy: string;
	readonly title: string;
	readonly hint: string;
	readonly required: boolean;
	readonly value: readonly unknown[];
	/** Entries are groups of values rather than single values. */
	readonly ofGroups: boolean;
	/** An empty list is reported as undefined. */
	readonly onChange: (value: readonly unknown[] | undefined) => void;
	readonly readOnly: boolean;
	/** `ui:options` of the list. */
	readonly options: Readonly<Record<string, unknown>>;
	/** The list's current messages. */
	readonly messages: ReactNode;
}

/** Turns a list widget into a form field. Some space is reserved while a lazy widget loads. */
export function listField(Widget: ComponentType<ListFieldProps>) {
	return function ListField({ schema, uiSchema, fieldPathId, formData, readonly, required, onChange }: FieldProps) {
		const { path, $id: id } = fieldPathId;
		const options = getUiOptions(uiSchema);
		return (
			<Suspense fallback={<Skeletons heights={roomOf(readonly === true, hintOf(schema, options) !== "")} />}>
				<Widget
					id={id}
					labelledBy={labelId(id)}
					title={String(schema.title ?? "")}
					hint={hintOf(schema, options)}
					required={required === true}
					value={Array.isArray(formData) ? formData : NOTHING}
					ofGroups={memberOf(schema, "x-entries") === "object"}
					onChange={(next) => onChange(next === undefined || next.length === 0 ? undefined : next, path)}
					readOnly={readonly === true}
					options={options}
					messages={<FieldMessages id={id} />}
				/>
			</Suspense>
		);
	};
}

const NOTHING: readonly unknown[] = [];

/** Heights in pixels of a list of files: its label, and the sentence that there are none or the drop zone. */
function roomOf(readOnly: boolean, hinted: boolean): readonly number[] {
	return readOnly ? [24, 41] : [hinted ? 44 : 24, 157];
}
