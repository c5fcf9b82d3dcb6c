import type { RequestRecord, RequestStatus } from "./request-record.ts";

/** What a source tells about a request: everything that does not follow from it and that nobody did to it here. */
export type RequestContent = Pick<
	RequestRecord,
	| "geographyCode"
	| "coordinates"
	| "submitted_at"
	| "created_at"
	| "address"
	| "contact"
	| "additional"
	| "vehicle"
	| "softrequirements"
	| "docs"
	| "Tags"
	| "raw"
> & {
	readonly status: RequestStatus;
	/** When it was judged, where the source tells that and not the judgement itself; null otherwise. */
	readonly processed_at: number | null;
};
