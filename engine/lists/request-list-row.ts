import type { RequestHead } from "../requests/request-head.ts";
import type { RequestRecord } from "../requests/request-record.ts";
import { comparableText } from "../text/comparable-text.ts";
import { collationKey } from "./collation-key.ts";
import type { FieldValue } from "./field-value.ts";
import { sound, textCells } from "./process-list-row.ts";

type Searched = Pick<RequestRecord, "ref" | "case_ref" | "summary" | "address" | "search">;

/** What a request is found by, whichever keys the tenant searches by: applicants know their number plate. */
export const alwaysSearchedOfRequests = "numberplate";

/** What of a request is searched under each key, in the order in which it is read on. */
const parts: Readonly<Record<string, (request: Searched) => string>> = {
	reference: ({ ref, case_ref }) => `${ref} ${case_ref}`,
	name: ({ summary }) => summary.name,
	address: ({ summary }) => summary.address,
	postalCode: ({ address, search }) => `${address.postalCode} ${address.postalCode.replace(" ", "")} ${search.postalcode}`,
	city: ({ address, search }) => `${address.city} ${search.city}`,
	municipality: ({ address }) => address.municipality,
	[alwaysSearchedOfRequests]: ({ search }) => search.numberplate,
};

export const requestSearchKeys: readonly string[] = Object.keys(parts);

/** The text of each of `requestSearchKeys`; empty for those that the tenant does not search by. */
export function requestSearchTexts(request: Searched, keys: readonly string[] = requestSearchKeys): readonly string[] {
	return requestSearchKeys.map((key) => (isRequestKey(key, keys) ? (parts[key]?.(request) ?? "") : ""));
}

/** What a request is found by where a process is to have it; of `requestSearchKeys`. */
export const offeredKeys: readonly string[] = ["reference", "address", "postalCode"];

/** The comparable text in which it is looked for there. */
export function offeredText(request: Searched): string {
	return comparableText(offeredKeys.map((key) => parts[key]?.(request) ?? "").join(" "));
}

/** Whether requests are found by this, in a tenant that searches by `keys`. */
export function isRequestKey(key: string, keys: readonly string[]): boolean {
	return key === alwaysSearchedOfRequests || keys.includes(key);
}

/** A request as the database keeps it for its list. Of no tenant's list in particular: it stays as it is when that changes. */
export interface RequestListRow {
	/** Sort key. */
	readonly reference: string;
	/** Comparable texts of `requestSearchKeys`. */
	readonly search: readonly string[];
	/** By field, as those of a process. */
	readonly cells: Readonly<Record<string, FieldValue>>;
}

/** Changes when what `requestListRow` makes of the same request does. */
export const requestRowPlan = "1";

export function requestListRow(request: RequestHead): RequestListRow {
	const { ref, summary, Tags, judgement } = request;
	const reason = requestReason(request);
	const remarks = judgement?.remarks ?? "";
	return {
		reference: sound(collationKey(ref)),
		search: requestSearchTexts(request).map((text) => sound(comparableText(text))),
		cells: {
			reference: sound(comparableText(ref)),
			...textCells("name", summary.name),
			...textCells("address", summary.address),
			...(Tags.length > 0 ? { tags: Tags.map(sound) } : {}),
			...(reason === null ? {} : { reason: sound(reason) }),
			...(remarks === "" ? {} : { [remarksKey]: sound(collationKey(remarks)) }),
		},
	};
}

/** Cell of the sort key of a judge's own words, which stand behind the reason. */
export const remarksKey = "reason#";

/** A reason with the status that it belongs to: two statuses may have one of the same name. */
export function requestReason({ judgement }: Pick<RequestRecord, "judgement">): string | null {
	return judgement?.reason ? `${judgement.id}:${judgement.reason}` : null;
}
