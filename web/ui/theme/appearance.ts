import { keepSettings, keptSettings } from "../kept/user-settings.ts";

/** `auto` follows the device. `global.css` gives the other two their colour scheme. */
export const appearances = ["auto", "light", "dark"] as const;
export type Appearance = (typeof appearances)[number];

const part = "appearance";

/** The person's choice in this browser: whether a screen should be dark depends on a room and a device, not on an account. */
export function keptAppearance(): Appearance {
	const { face } = keptSettings(part);
	return appearances.find((known) => known === face) ?? "auto";
}

/** Call before the first render, so that nothing flashes in the other face. */
export function applyAppearance(appearance: Appearance = keptAppearance()): void {
	if (appearance === "auto") delete document.documentElement.dataset.appearance;
	else document.documentElement.dataset.appearance = appearance;
}

export function chooseAppearance(appearance: Appearance): void {
	keepSettings(part, { face: appearance });
	applyAppearance(appearance);
}
