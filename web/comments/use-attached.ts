import type { FileRecord } from "../../engine/index.ts";
import { dropWork, findWork, type WorkPlace } from "../ui/kept-work.ts";
import { useKeptText } from "../ui/use-kept-text.ts";

const besideText = (place: WorkPlace): WorkPlace => ({ ...place, part: `${place.part} files` });

const uuidsIn = (kept: string): readonly string[] => kept.split(" ").filter((uuid) => uuid !== "");

/** The files that somebody chose to attach to a message that was not sent yet, by uuid; some may be gone by now. */
export const keptAttached = (place: WorkPlace): readonly string[] => uuidsIn(findWork(besideText(place)) ?? "");

export const dropAttached = (place: WorkPlace): void => dropWork(besideText(place));

/**
 * The files that somebody chose to attach to a message, kept beside its text. `offered`: files that there are to choose from;
 * as long as nobody knows which (undefined), all that were chosen count.
 */
export function useAttached(place: WorkPlace, offered: readonly FileRecord[] | undefined) {
	const kept = useKeptText(besideText(place));
	const chosen = uuidsIn(kept.text).filter((uuid) => offered === undefined || offered.some((file) => file.uuid === uuid));
	const choose = (uuids: readonly string[]): void => kept.type(uuids.join(" "));
	return { chosen, choose };
}
