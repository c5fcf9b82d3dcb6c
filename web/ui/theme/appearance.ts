import { keepSettings, keptSettings } from "../user-settings.ts";

/** `auto`: as the device has it. The other two are what `global.css` gives a colour scheme to. */
export const appearances = ["auto", "light", "dark"] as const;
export type Appearance = (typeof appearances)[number];

const part = "appearance";

/** What the person chose in this browser: a screen is dark for a room and a device, not for an account. */
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
