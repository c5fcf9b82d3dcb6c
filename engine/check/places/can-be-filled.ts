import type { FieldPath } from "../../definition/index.ts";
import { valueAt } from "../../definition/json-path.ts";
import { widgetNamed } from "../../definition/widgets.ts";
import type { Declaration } from "./field-table.ts";

/** Whether the field stands in a form that is not read-only, is drawn by a widget, and is open to somebody who may edit the step. */
export function canBeFilled(path: FieldPath, { writable, section: { section }, step: { step } }: Declaration): boolean {
	const editRoles = section.fields?.[path]?.editRoles;
	const editors = step.access.edit.filter((role) => (section.roles?.includes(role) ?? true) && (editRoles?.includes(role) ?? true));
	const nobody = step.access.edit.length > 0 && editors.length === 0;
	return writable && !nobody && widgetNamed(valueAt(section.ui, [...path.split("."), "ui:widget"])).hidden !== true;
}
