import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { Skeletons } from "../ui/Skeletons.tsx";
import { hintOf } from "./field-control.ts";
import { labelId } from "./field-path.ts";
import { FieldMessages } from "./templates/FieldMessages.tsx";

/** What a widget that draws a list in its own way gets from the form. Like `GroupFieldProps`, so that it needs nothing of the form library. */
export interface ListFieldProps {
	/** Of the control that the focus goes to when something is wrong with the list. */
	readonly id: string;
	/** Of the text that names the list; the widget draws it. */
	readonly labelledBy: string;
	readonly title: string;
	readonly hint: string;
	readonly required: boolean;
	readonly value: readonly unknown[];
	/** Entries are groups of values, and not single ones. */
	readonly ofGroups: boolean;
	/** An empty list is no list. */
	readonly onChange: (value: readonly unknown[] | undefined) => void;
	readonly readOnly: boolean;
	/** `ui:options` of the list. */
	readonly options: Readonly<Record<string, unknown>>;
	/** What is wrong with it now. */
	readonly messages: ReactNode;
}

/** Makes a list widget into a field of the form. One that is fetched late keeps some room meanwhile. */
export function listField(Widget: ComponentType<ListFieldProps>) {
	return function ListField({ schema, uiSchema, fieldPathId, formData, readonly, required, onChange }: FieldProps) {
		const { path, $id: id } = fieldPathId;
		const options = getUiOptions(uiSchema);
		return (
			<Suspense fallback={<Skeletons heights={[24, 90]} />}>
				<Widget
					id={id}
					labelledBy={labelId(id)}
					title={String(schema.title ?? "")}
					hint={hintOf(schema, options)}
					required={required === true}
					value={Array.isArray(formData) ? formData : NOTHING}
					ofGroups={(schema as { readonly "x-entries"?: unknown })["x-entries"] === "object"}
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
