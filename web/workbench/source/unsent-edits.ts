import { type Edit, isObject } from "../../../engine/index.ts";
import { dropWork, findWork, keepWork, placesOfWork, type WorkPlace } from "../../ui/kept-work.ts";

/** Edits of one act that were not answered yet: because the session had ended, or the page was left before. */
export interface UnsentEdits {
	/** By which the server knows the act again, whichever tab sends it, and however often. */
	readonly key: string;
	/** On which they were made. */
	readonly revision: string;
	readonly edits: readonly Edit[];
}

/** Whose, and of which design. */
type Owner = Pick<WorkPlace, "userId" | "uuid">;

const part = "edits.";
const placeOf = (owner: Owner, key: string): WorkPlace => ({ ...owner, part: `${part}${key}` });

/** Keeps an act until it is answered, and returns its key. The same act twice, as by Enter and by leaving the field, is one. */
export function keepUnsent(owner: Owner, { revision, edits }: Omit<UnsentEdits, "key">): string {
	const text = JSON.stringify({ revision, edits });
	const same = unsentOf(owner).find((kept) => JSON.stringify({ revision: kept.revision, edits: kept.edits }) === text);
	if (same !== undefined) return same.key;
	// In the order in which they were made.
	const key = `${String(Date.now()).padStart(15, "0")}-${crypto.randomUUID()}`;
	keepWork(placeOf(owner, key), text);
	return key;
}

/** What was not written yet, the oldest first. What cannot be read is left where it is. */
export function unsentOf(owner: Owner): readonly UnsentEdits[] {
	return placesOfWork(owner.userId)
		.filter((place) => place.uuid === owner.uuid && place.part.startsWith(part))
		.toSorted((one, other) => (one.part < other.part ? -1 : 1))
		.flatMap((place) => {
			const { revision, edits } = readKept(findWork(place));
			return typeof revision === "string" && Array.isArray(edits) ? [{ key: place.part.slice(part.length), revision, edits }] : [];
		});
}

export function dropUnsent(owner: Owner, key: string): void {
	dropWork(placeOf(owner, key));
}

function readKept(text: string | null): { readonly revision?: unknown; readonly edits?: unknown } {
	try {
		const kept: unknown = JSON.parse(text ?? "");
		return isObject(kept) ? kept : {};
	} catch {
		return {};
	}
}
