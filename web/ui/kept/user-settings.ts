const entry = "laadstroom.settings";

type Settings = Readonly<Record<string, unknown>>;

/** The person's preferences by part of the product, stored only in this browser: nothing here deserves more. */
export function keptSettings(part: string): Settings {
	const kept = all()[part];
	return isSettings(kept) ? kept : {};
}

/** If the browser can't store them, a preference lasts as long as the page. */
export function keepSettings(part: string, settings: object): void {
	write({ ...all(), [part]: settings });
}

/** Creates the entry from the start, so that anybody looking for it finds it. */
export function ensureSettings(): void {
	write(all());
}

function write(settings: Settings): void {
	try {
		localStorage.setItem(entry, JSON.stringify(settings));
	} catch {
		// Storage is full or disabled.
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
