import { type FormatDefinition, formats, type WidgetDefinition, widgets } from "../../schemas/index.ts";

export type WidgetName = keyof typeof widgets;

/** Widgets that need more than the values of a process. */
export type StepWidget = { [Name in WidgetName]: (typeof widgets)[Name] extends { readonly drawnIn: "step" } ? Name : never }[WidgetName];

const widgetsByName: Readonly<Record<string, WidgetDefinition>> = widgets;
const formatsByName: Readonly<Record<string, FormatDefinition>> = formats;

const nothing: WidgetDefinition = {};
const anyText: Partial<FormatDefinition> = {};

/** The entry of the widget in schemas/widgets.json; empty for a hint without a widget. */
export function widgetNamed(name: unknown): WidgetDefinition {
	return typeof name === "string" && Object.hasOwn(widgetsByName, name) ? (widgetsByName[name] ?? nothing) : nothing;
}

/** The entry of the format in schemas/widgets.json; empty for a text without a format. */
export function formatNamed(name: unknown): Partial<FormatDefinition> {
	return typeof name === "string" && Object.hasOwn(formatsByName, name) ? (formatsByName[name] ?? anyText) : anyText;
}
