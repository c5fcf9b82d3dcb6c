import { idOfPath } from "../../../forms/field-path.ts";

const CONTROL = "input, select, textarea, button, [tabindex]";

/**
 * Focuses a field or the nearest enclosing element that can take focus: for a message about a list or an item that is not
 * rendered, the list.
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
