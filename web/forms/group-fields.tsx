import { type FieldProps, getUiOptions, type RegistryFieldsType } from "@rjsf/utils";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { text } from "../texts/text.ts";
import { Skeletons } from "../ui/Skeletons.tsx";

/**
 * What a widget that draws a whole group gets from the form. The one door for such widgets of other
 * parts of the product, so that they need nothing of the form library.
 */
export interface GroupFieldProps {
	readonly value: Readonly<Record<string, unknown>>;
	readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
	readonly readOnly: boolean;
	/** `ui:options` of the group. */
	readonly options: Readonly<Record<string, unknown>>;
	/** The group's own fields, drawn by the form. */
	readonly children: ReactNode;
}

/**
 * Makes group widgets into fields of the form, by their names in the registry. One that is fetched late keeps its room
 * meanwhile: about that of a map, or what `rooms` says of it.
 */
export function groupFields(
	widgets: Readonly<Record<string, ComponentType<GroupFieldProps>>>,
	rooms: Readonly<Record<string, ReactNode>> = {},
): RegistryFieldsType {
	return Object.fromEntries(Object.entries(widgets).map(([name, Widget]) => [name, asField(Widget, rooms[name])]));
}

function asField(Widget: ComponentType<GroupFieldProps>, room?: ReactNode) {
	return function GroupField(props: FieldProps) {
		const ObjectField = props.registry.fields.ObjectField as ComponentType<FieldProps>;
		// Without the hints about this widget itself, or the group would draw it again, under a second title.
		const { "ui:field": _self, "ui:options": _options, ...uiSchema } = props.uiSchema ?? {};
		const { title: _title, ...schema } = props.schema;
		const value = typeof props.formData === "object" && props.formData !== null ? (props.formData as Record<string, unknown>) : {};
		// The texts of the forms come after this file: what they say is asked when it is drawn.
		return (
			<Suspense fallback={room ?? <Skeletons heights={[42, "map", 45]} label={text("form.map.loading")} />}>
				<Widget
					value={value}
					readOnly={props.readonly === true}
					options={getUiOptions(props.uiSchema)}
					onChange={(next) => props.onChange(next, props.fieldPathId.path)}
				>
					<ObjectField {...props} schema={schema} uiSchema={uiSchema} />
				</Widget>
			</Suspense>
		);
	};
}
