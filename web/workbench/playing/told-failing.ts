import { createContext } from "react";
import type { OpenedBundle } from "../bundle/open-bundle.ts";

/** How many scenarios went wrong when they were last played, and in which files that was. */
export interface LastPlayed {
	readonly of: OpenedBundle;
	readonly failing: number;
}

/** Tells the frame so. */
export const ToldFailing = createContext<(played: LastPlayed) => void>(() => {});
