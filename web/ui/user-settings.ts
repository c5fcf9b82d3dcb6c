const entry = "laadstroom.settings";

type Settings = Readonly<Record<string, unknown>>;

/** How this person likes the product, by the name of a part, kept in this browser alone: nothing here is worth more. */
export function keptSettings(part: string): Settings {
	const kept = all()[part];
	return isSettings(kept) ? kept : {};
}

/** A browser that keeps nothing for us: the choice holds for this page. */
export function keepSettings(part: string, settings: object): void {
	write({ ...all(), [part]: settings });
}

/** From the start on there is an entry, so that whoever looks finds the place. */
export function ensureSettings(): void {
	write(all());
}

function write(settings: Settings): void {
	try {
		localStorage.setItem(entry, JSON.stringify(settings));
	} catch {
		// Full, or switched off.
	}
}

function all(): Settings {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(entry) ?? "{}");
		return isSettings(kept) ? kept : {};
	} catch {
		return {};
	}
}

function isSettings(value: unknown): value is Settings {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
