import { addressLine } from "../text/address-line.ts";
import type { RequestContent } from "./request-content.ts";
import type { Judgement, RequestAddress, RequestContact, RequestRecord } from "./request-record.ts";

/** A request without what depends on the viewer or on other records. */
export type RequestHead = Omit<RequestRecord, "realisationUuid" | "connected" | "editJudgement" | "docs" | "limited" | "synced">;

type RequestIdentity = Pick<RequestRecord, "uuid" | "ref" | "case_ref" | "counter" | "ts">;

/** The request as it is stored. `judgement`: the latest one, or null. */
export function requestHeadOf(content: RequestContent, identity: RequestIdentity, judgement: Judgement | null): RequestHead {
	const { docs: _docs, processed_at, ...told } = content;
	const { uuid, ref, case_ref, counter, ts } = identity;
	return judgedHead({ ...told, uuid, ref, case_ref, counter, ts, ...derived(content, processed_at), processed_at, judgement }, judgement);
}

/** The same request with a judgement, and with the fields derived from that. */
export function judgedHead(head: RequestHead, judgement: Judgement | null): RequestHead {
	if (judgement === null) return head;
	const { processed_at, id: status } = judgement;
	return { ...head, status, judgement, processed_at, summary: { ...head.summary, processed_at } };
}

function derived(content: RequestContent, processed_at: number | null): Pick<RequestHead, "search" | "summary"> {
	const { address, contact, submitted_at, vehicle } = content;
	return {
		search: { numberplate: vehicle.numberplate, postalcode: address.postalCode, city: address.city },
		summary: {
			name: nameOf(contact),
			address: requestAddressLine(address),
			submitted_at,
			processed_at,
			submitted_at_nr: submitted_at ?? 0,
		},
	};
}

/** One line: "Hoofdstraat 1A, 1234 AB Plaats"; "" when nothing is known. */
function requestAddressLine({ street, streetNumber, streetNumberSuffix, postalCode, city, country }: RequestAddress): string {
	const location = {
		StreetName: street,
		HouseNumber: streetNumber,
		HouseNumberSuffix: streetNumberSuffix,
		PostalCode: postalCode,
		CityName: city,
	};
	return addressLine(location, country);
}

function nameOf({ name, title, initials, firstname, surname }: RequestContact): string {
	if (name !== "") return name;
	return [title, initials === "" ? firstname : initials, surname].filter((part) => part !== "").join(" ");
}
