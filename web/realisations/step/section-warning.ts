/** What a widget of the section wants said before it, where the eye still is (`ui:options.warning`); null when nothing. */
export function warningIn(hints: unknown): string | null {
	if (typeof hints !== "object" || hints === null) return null;
	for (const [name, hint] of Object.entries(hints)) {
		if (name === "ui:options") {
			const { warning } = hint as { warning?: unknown };
			if (typeof warning === "string") return warning;
		} else if (!name.startsWith("ui:")) {
			const found = warningIn(hint);
			if (found !== null) return found;
		}
	}
	return null;
}
