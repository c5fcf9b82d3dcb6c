import { isObject, widgetNamed } from "../../engine/index.ts";

/**
 * Whether the widget draws a whole group, list or section. RJSF supports `ui:widget` only for single values, so these
 * become fields; a flow names them like any other widget.
 */
export function isWholeWidget(widget: unknown): boolean {
	const { component, drawnIn } = widgetNamed(widget);
	return component !== undefined || drawnIn !== undefined;
}

/** Whether a section contains a widget with a read-only form of its own: a map, a summary, a comparison. */
export function hasReadOnlyWidget(section: { readonly ui?: Readonly<Record<string, unknown>> }): boolean {
	return widgetsIn(section.ui).some((widget) => isWholeWidget(widget) && widgetNamed(widget).items !== true);
}

/** Names of the widgets that UI hints request, at any depth; a widget's own nested hints don't count. */
export function widgetsIn(hints: unknown): readonly string[] {
	if (!isObject(hints)) return [];
	const own = hints["ui:widget"];
	if (typeof own === "string") return [own];
	return Object.entries(hints).flatMap(([name, hint]) => (name.startsWith("ui:") ? [] : widgetsIn(hint)));
}
