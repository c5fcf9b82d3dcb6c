import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from "react";
import { objectOf } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import { useFormEnvironment } from "./form-environment.ts";

/**
 * What a widget that draws a whole group gets from the form. Widgets of other parts of the product use only this, so
 * they don't depend on the form library.
 */
export interface GroupFieldProps {
	readonly value: Readonly<Record<string, unknown>>;
	readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
	readonly readOnly: boolean;
	/** `ui:options` of the group. */
	readonly options: Readonly<Record<string, unknown>>;
	/** The group's own fields, rendered by the form. */
	readonly children: ReactNode;
}

/**
 * Turns a group widget into a form field. While a lazy widget loads, its space is reserved: about that of a map, or
 * `room`.
 */
export function groupField(Widget: ComponentType<GroupFieldProps>, room?: ReactNode) {
	return function GroupField(props: FieldProps) {
		const ObjectField = props.registry.fields.ObjectField as ComponentType<FieldProps>;
		// Without the hints about this widget, or the group would render itself again under a second title.
		const { "ui:field": _self, "ui:options": _options, ...uiSchema } = props.uiSchema ?? {};
		const { title: _title, ...schema } = props.schema;
		const value = objectOf(props.formData);
		const { path } = props.fieldPathId;
		const { left } = useFormEnvironment();
		const filled = useRef<Readonly<Record<string, unknown>>>({});
		// Only once the form has the values: an edit that arrives after `left` would count as the beginning of another
		// one.
		useEffect(() => {
			const names = Object.keys(filled.current);
			if (!names.every((name) => filled.current[name] === value[name])) return;
			filled.current = {};
			for (const name of names) left([...path, name].join("."));
		});
		// The forms' texts are registered after this module, so they are looked up at render time.
		return (
			<Suspense fallback={room ?? <Skeletons heights={[42, "map", 45]} label={text("form.map.loading")} />}>
				<Widget
					value={value}
					readOnly={props.readonly === true}
					options={getUiOptions(props.uiSchema)}
					onChange={(next) => {
						filled.current = filledIn(value, next);
						props.onChange(next, path);
					}}
				>
					<ObjectField {...props} schema={schema} uiSchema={uiSchema} />
				</Widget>
			</Suspense>
		);
	};
}

/**
 * The fields that the widget has filled in. Unlike a value that is being typed they are complete, so an implausible
 * one can be reported.
 */
function filledIn(before: GroupFieldProps["value"], next: GroupFieldProps["value"]): Readonly<Record<string, unknown>> {
	return Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== undefined && value !== before[name]));
}
