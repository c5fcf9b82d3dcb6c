import type { FileRecord } from "../../engine/index.ts";
import type { WorkPlace } from "../ui/kept-work.ts";
import { useKeptText } from "../ui/use-kept-text.ts";

/** The files that somebody chose to attach to a message, kept beside its text. `offered`: files that there are to choose from. */
export function useAttached(place: WorkPlace, offered: readonly FileRecord[]) {
	const kept = useKeptText({ ...place, part: `${place.part} files` });
	const chosen = kept.text.split(" ").filter((uuid) => offered.some((file) => file.uuid === uuid));
	const choose = (uuids: readonly string[]): void => kept.type(uuids.join(" "));
	return { chosen, choose };
}
