import { text } from "../../texts/text.ts";

/** E.g. "1 plaats", "12 plaatsen". */
export const placesText = (count: number): string => text(count === 1 ? "workbench.places.one" : "workbench.places.other", { count });

/** E.g. "1 wijziging", "12 wijzigingen". */
export const changesText = (count: number): string => text(count === 1 ? "workbench.changes.one" : "workbench.changes.other", { count });
