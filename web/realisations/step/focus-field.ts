import { idOfPath } from "../../forms/field-path.ts";

const CONTROL = "input, select, textarea, button, [tabindex]";

/**
 * Moves the focus to a field, or to the nearest thing around it that can take it: a message about a
 * whole list goes to the list, one about an item that is not drawn to its list.
 */
export function focusField(path: string): void {
	for (let names = path.split("."); names.length > 0; names = names.slice(0, -1)) {
		const found = document.getElementById(idOfPath(names.join(".")));
		const target = found?.matches(CONTROL) ? found : found?.querySelector<HTMLElement>(CONTROL);
		if (!target) continue;
		target.scrollIntoView({ block: "center" });
		target.focus({ preventScroll: true });
		return;
	}
}
