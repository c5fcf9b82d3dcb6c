import { type Edit, isObject } from "../../../engine/index.ts";
import { dropWork, findWork, keepWork, placesOfWork, type WorkPlace } from "../../ui/kept/kept-work.ts";

/** The edits of one act without a response: the session had ended, or the page was left before. */
export interface UnsentEdits {
	/** Idempotency key: the server recognises the act, whichever tab sends it, and however often. */
	readonly key: string;
	/** The revision that they are based on. */
	readonly revision: string;
	readonly edits: readonly Edit[];
}

/** The person and the design that they belong to. */
type Owner = Pick<WorkPlace, "userId" | "uuid">;

const part = "edits.";
const placeOf = (owner: Owner, key: string): WorkPlace => ({ ...owner, part: `${part}${key}` });

/** Stores an act until there is a response, and returns its key. The same act twice, by Enter and by leaving the field, is stored once. */
export function keepUnsent(owner: Owner, { revision, edits }: Omit<UnsentEdits, "key">): string {
	const text = JSON.stringify({ revision, edits });
	const same = unsentOf(owner).find((kept) => JSON.stringify({ revision: kept.revision, edits: kept.edits }) === text);
	if (same !== undefined) return same.key;
	// Sorts in the order in which the acts were made.
	const key = `${String(Date.now()).padStart(15, "0")}-${crypto.randomUUID()}`;
	keepWork(placeOf(owner, key), text);
	return key;
}

/** The acts that have not been written yet, oldest first. Entries that can't be parsed are left alone. */
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
