import type { RequestGeocoding } from "./request-geocoding.ts";

/** 2 open, 3 accepted, 4 rejected, 5 removed. */
export type RequestStatus = 2 | 3 | 4 | 5;

/** Statuses a judgement can give. */
export type JudgedStatus = 3 | 4 | 5;

export interface Judgement {
	readonly id: JudgedStatus;
	/** Value of the tenant's reason; null where the status has none. */
	readonly reason: string | null;
	/** The judge's own words; "" without. */
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

export interface RequestContact {
	readonly name: string;
	readonly phone: string;
	readonly email: string;
	readonly initials: string;
	readonly surname: string;
	readonly title: string;
	readonly firstname: string;
	readonly street: string;
	readonly streetnumber: string;
	readonly streetsuffix: string;
	readonly postalCode: string;
	readonly city: string;
	readonly municipality: string;
}

/** Null in a flag: it was not said. */
type Flag = boolean | null;

/** What is known of a request wherever it may be seen at all; a `limited` request is only this. */
export interface LimitedRequest {
	readonly uuid: string;
	readonly ref: string;
	readonly status: RequestStatus;
	readonly geographyCode: string;
	/** Null while nobody knows where it is. `nomatch`: the geocoder looked and found nothing. */
	readonly coordinates: { readonly lat: number | null; readonly lng: number | null; readonly nomatch: boolean };
	/** Process it is connected to; null also when the person may not see that process. */
	readonly realisationUuid: string | null;
	/** True for a process that the person may not see. */
	readonly connected: boolean;
	readonly synced: number;
	readonly limited: boolean;
}

/** A request as the API answers it: the names of the specification, instants in milliseconds since 1970 (UTC), "" for a text that is not there. */
export interface RequestRecord extends LimitedRequest {
	readonly limited: false;
	readonly case_ref: string;
	readonly counter: number;
	/** Absent while its place is as the source told it and nobody looked for it. */
	readonly geocoding?: RequestGeocoding;
	/** When the product first got it. */
	readonly ts: number;
	/** The latest one; null while the request is open. */
	readonly judgement: Judgement | null;
	/** Whether this person may judge again what was judged. */
	readonly editJudgement: boolean;
	readonly submitted_at: number | null;
	readonly created_at: number | null;
	readonly processed_at: number | null;
	readonly address: RequestAddress;
	readonly contact: RequestContact;
	readonly additional: {
		readonly vehicle: { readonly brand: string; readonly model: string; readonly purchaseDate: string };
		readonly parkingspot: { readonly permit: Flag; readonly reservedspot: Flag };
		readonly context: {
			readonly chargingtime: { readonly night: Flag; readonly morning: Flag; readonly afternoon: Flag; readonly evening: Flag };
		};
		/** The applicant's words on where the charging point should come. */
		readonly location: string;
		readonly dossierID: string;
	};
	readonly vehicle: { readonly brand: string; readonly model: string; readonly numberplate: string };
	readonly softrequirements: { readonly parkingpermit: Flag; readonly parkingspot: Flag };
	/** Uuids of files by category; empty for who may not see documents. */
	readonly docs: { readonly vehicle: readonly string[]; readonly parkingspot: readonly string[] };
	/** Uuids. */
	readonly Tags: readonly string[];
	readonly search: { readonly numberplate: string; readonly postalcode: string; readonly city: string };
	/** `timeslot`: 0 to 3, null when not said. */
	readonly raw: { readonly remarks: string; readonly timeslot: 0 | 1 | 2 | 3 | null };
	readonly summary: {
		readonly name: string;
		/** One line. */
		readonly address: string;
		readonly submitted_at: number | null;
		readonly processed_at: number | null;
		/** Order among the tenant's requests by submission, for sorting: the instant, 0 when unknown. */
		readonly submitted_at_nr: number;
	};
}

export type AnyRequest = RequestRecord | (LimitedRequest & { readonly limited: true });
