import { COMPOSITES } from "./composites.ts";

/** Whether a section contains a widget that has its own way of being read only: a map, a summary, a comparison. */
export function drawsItself(section: { readonly ui?: Readonly<Record<string, unknown>> }): boolean {
	return widgetsIn(section.ui).some((widget) => COMPOSITES.has(widget) && widget !== "repeatable");
}

/** Names of the widgets that UI hints ask for, however deep; below a widget its own hints do not count. */
export function widgetsIn(hints: unknown): readonly string[] {
	if (typeof hints !== "object" || hints === null) return [];
	const own = (hints as Record<string, unknown>)["ui:widget"];
	if (typeof own === "string") return [own];
	return Object.entries(hints).flatMap(([name, hint]) => (name.startsWith("ui:") ? [] : widgetsIn(hint)));
}
