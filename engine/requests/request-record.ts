import type { RequestAttributes } from "./request-attributes.ts";
import type { RequestGeocoding } from "./request-geocoding.ts";

/** 2 open, 3 accepted, 4 rejected, 5 removed. */
export type RequestStatus = 2 | 3 | 4 | 5;

/** Statuses a judgement can give. */
export type JudgedStatus = 3 | 4 | 5;

export interface Judgement {
	readonly id: JudgedStatus;
	/** Value of the tenant's reason; null if the status has none. */
	readonly reason: string | null;
	/** The judge's own words, or "". */
	readonly remarks: string;
	readonly processed_at: number;
}

export interface RequestAddress {
	readonly street: string;
	readonly streetNumber: string;
	readonly streetNumberSuffix: string;
	readonly postalCode: string;
	readonly city: string;
	readonly country: string;
	readonly municipality: string;
}

export type RequestContact = RequestAttributes["contact"];

/** What everybody may know who sees the request at all; a `limited` request is only this. */
export interface LimitedRequest {
	readonly uuid: string;
	readonly ref: string;
	readonly status: RequestStatus;
	readonly geographyCode: string;
	/** Null while its location is unknown. `nomatch`: the geocoder looked and found nothing. */
	readonly coordinates: { readonly lat: number | null; readonly lng: number | null; readonly nomatch: boolean };
	/** Process it is connected to; null also when the person may not see that process. */
	readonly realisationUuid: string | null;
	/** True even when the person may not see the process. */
	readonly connected: boolean;
	readonly synced: number;
	readonly limited: boolean;
}

/** A request as the API returns it: the names of the specification, instants in milliseconds since 1970 (UTC), "" for a missing text. */
export interface RequestRecord extends LimitedRequest, RequestAttributes {
	readonly limited: false;
	readonly case_ref: string;
	readonly counter: number;
	/** Absent while its location is the source's and has never been geocoded. */
	readonly geocoding?: RequestGeocoding;
	/** When the product first received it. */
	readonly ts: number;
	/** The latest one; null while the request is open. */
	readonly judgement: Judgement | null;
	/** Whether this person may judge it again. */
	readonly editJudgement: boolean;
	readonly submitted_at: number | null;
	readonly created_at: number | null;
	readonly processed_at: number | null;
	readonly address: RequestAddress;
	/** Uuids of files by category; empty for people who may not see documents. */
	readonly docs: { readonly vehicle: readonly string[]; readonly parkingspot: readonly string[] };
	/** Uuids. */
	readonly Tags: readonly string[];
	readonly search: { readonly numberplate: string; readonly postalcode: string; readonly city: string };
	readonly summary: {
		readonly name: string;
		/** One line. */
		readonly address: string;
		readonly submitted_at: number | null;
		readonly processed_at: number | null;
		/** The instant of submission, for sorting; 0 when unknown. */
		readonly submitted_at_nr: number;
	};
}

export type AnyRequest = RequestRecord | (LimitedRequest & { readonly limited: true });
