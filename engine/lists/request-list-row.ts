import type { RequestHead } from "../requests/request-head.ts";
import type { RequestRecord } from "../requests/request-record.ts";
import { comparableText } from "../text/comparable-text.ts";
import { collationKey } from "./collation-key.ts";
import type { FieldValue } from "./field-value.ts";
import { sound, textCells } from "./process-list-row.ts";

type Searched = Pick<RequestRecord, "ref" | "case_ref" | "summary" | "address" | "search">;

/** Requests can always be searched by this key, whatever keys the tenant searches by: applicants know their number plate. */
export const alwaysSearchedOfRequests = "numberplate";

/** The part of a request that is searched under each key; their order is that of the combined text. */
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

/** The text for each of `requestSearchKeys`; empty for those that the tenant does not search by. */
export function requestSearchTexts(request: Searched, keys: readonly string[] = requestSearchKeys): readonly string[] {
	return requestSearchKeys.map((key) => (isRequestKey(key, keys) ? (parts[key]?.(request) ?? "") : ""));
}

/** Keys, among `requestSearchKeys`, that find a request to connect to a process. */
export const offeredKeys: readonly string[] = ["reference", "address", "postalCode"];

/** The comparable text that is searched there. */
export function offeredText(request: Searched): string {
	return comparableText(offeredKeys.map((key) => parts[key]?.(request) ?? "").join(" "));
}

/** Whether this is a search key for requests, in a tenant that searches by `keys`. */
export function isRequestKey(key: string, keys: readonly string[]): boolean {
	return key === alwaysSearchedOfRequests || keys.includes(key);
}

/** A request as the database stores it for its list. Independent of any tenant's list: it does not change when that does. */
export interface RequestListRow {
	/** As a sort key. */
	readonly reference: string;
	/** Comparable texts for `requestSearchKeys`. */
	readonly search: readonly string[];
	/** By field, like those of a process. */
	readonly cells: Readonly<Record<string, FieldValue>>;
}

/** Changes whenever `requestListRow` yields something else for the same request. */
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

/** Cell with the sort key of a judge's own words, which follow the reason. */
export const remarksKey = "reason#";

/** A reason with its status: two statuses may have a reason of the same name. */
export function requestReason({ judgement }: Pick<RequestRecord, "judgement">): string | null {
	return judgement?.reason ? `${judgement.id}:${judgement.reason}` : null;
}
