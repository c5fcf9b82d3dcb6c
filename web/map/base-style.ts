import { useSyncExternalStore } from "react";
import { keepSettings, keptSettings } from "../ui/kept/user-settings.ts";
import type { MapSettings } from "./map-settings.ts";

/** Map backgrounds: tiles and aerial photographs from services, and two that need no network. */
const BASE_STYLES = ["tiles", "aerial", "plain", "quiet"] as const;
export type BaseStyle = (typeof BASE_STYLES)[number];

/** The styles available in this deployment, default first. */
function stylesOf({ tilesUrl, aerialUrl }: MapSettings): readonly BaseStyle[] {
	return BASE_STYLES.filter((style) => (style === "tiles" ? tilesUrl : style === "aerial" ? aerialUrl : true));
}

const part = "map";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const kept = (): unknown => keptSettings(part).style;

/** The chosen style, shared by all maps and kept for the next visit, and a function that switches to the next one. */
export function useBaseStyle(settings: MapSettings): { readonly style: BaseStyle; readonly next: BaseStyle; readonly toNext: () => void } {
	const chosen = useSyncExternalStore(subscribe, kept);
	const styles = stylesOf(settings);
	const [first = "plain"] = styles;
	const style = styles.find((each) => each === chosen) ?? first;
	const next = styles[(styles.indexOf(style) + 1) % styles.length] ?? first;
	const toNext = (): void => {
		keepSettings(part, { style: next });
		for (const listener of listeners) listener();
	};
	return { style, next, toNext };
}
