import { COMPOSITES } from "./composites.ts";

/** Whether a section contains a widget that has its own way of being read only: a map, a summary, a comparison. */
export function drawsItself(section: { readonly ui?: Readonly<Record<string, unknown>> }): boolean {
	return hasComposite(section.ui);
}

function hasComposite(hints: unknown): boolean {
	if (typeof hints !== "object" || hints === null) return false;
	const own = (hints as Record<string, unknown>)["ui:widget"];
	if (typeof own === "string") return COMPOSITES.has(own) && own !== "repeatable";
	return Object.entries(hints).some(([name, hint]) => !name.startsWith("ui:") && hasComposite(hint));
}
