import type { FileRecord } from "../../engine/index.ts";
import { dropWork, findWork, type WorkPlace } from "../ui/kept/kept-work.ts";
import { useKeptText } from "../ui/kept/use-kept-text.ts";

const besideText = (place: WorkPlace): WorkPlace => ({ ...place, part: `${place.part} files` });

const uuidsIn = (kept: string): readonly string[] => kept.split(" ").filter((uuid) => uuid !== "");

/** Uuids of the files chosen as attachments of an unsent message; some of the files may be gone by now. */
export const keptAttached = (place: WorkPlace): readonly string[] => uuidsIn(findWork(besideText(place)) ?? "");

export const dropAttached = (place: WorkPlace): void => dropWork(besideText(place));

/**
 * The files chosen as attachments of a message, kept with its text. `offered`: the files to choose from; while they are unknown
 * (undefined), every chosen file counts.
 */
export function useAttached(place: WorkPlace, offered: readonly FileRecord[] | undefined) {
	const kept = useKeptText(besideText(place));
	const chosen = uuidsIn(kept.text).filter((uuid) => offered === undefined || offered.some((file) => file.uuid === uuid));
	const choose = (uuids: readonly string[]): void => kept.type(uuids.join(" "));
	return { chosen, choose };
}
