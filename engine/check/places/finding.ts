import type { JsonPath } from "../../definition/json-path.ts";
import { formatPath, valueAt } from "../../definition/json-path.ts";
import type { Finding } from "../../definition/problem.ts";
import { isBlockReference } from "../../resolve/resolve-blocks.ts";
import type { SectionEntry } from "./entries.ts";

export type { Finding };

/** Where a finding points. */
export interface Place {
	readonly path: JsonPath;
	/** Added to the message when the place lies in another file, namely a block. */
	readonly note?: string;
	/** The place within that block. */
	readonly inBlock?: JsonPath;
}

type Words = Pick<Finding, "message" | "remedy"> & { readonly didYouMean?: Finding["didYouMean"] | undefined };

export function errorAt(code: string, place: Place, words: Words): Finding {
	return findingAt(code, "error", place, words);
}

export function warningAt(code: string, place: Place, words: Words): Finding {
	return findingAt(code, "warning", place, words);
}

function findingAt(code: string, severity: Finding["severity"], { path, note }: Place, { message, remedy, didYouMean }: Words): Finding {
	return { code, severity, path, message: `${message}${note ?? ""}`, remedy, ...(didYouMean === undefined ? {} : { didYouMean }) };
}

/** A place inside a section: in the flow itself, in the override of a block, or in the block. */
export function placeInSection({ reference, path }: SectionEntry, inside: JsonPath): Place {
	if (!isBlockReference(reference) || (inside[0] !== undefined && inside[0] !== "block" && inside[0] in reference)) {
		return { path: [...path, ...inside] };
	}
	if (inside.length > 0 && valueAt(reference.override, inside) !== undefined) return { path: [...path, "override", ...inside] };
	return { path, note: ` (In block "${reference.block}": ${formatPath(inside)}.)`, inBlock: inside };
}

/** A message without the note about its place in a block: the same problem may stand in a section of the flow's own. */
export const withoutBlock = (message: string): string => message.replace(/ \(In block "[^"]*": .*\.\)$/, "");
