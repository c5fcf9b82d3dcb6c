import type { RequestAttributes } from "./request-attributes.ts";
import type { RequestRecord, RequestStatus } from "./request-record.ts";

/** What a source tells about a request: everything except what is derived or was done to it here. */
export type RequestContent = Pick<
	RequestRecord,
	"geographyCode" | "coordinates" | "submitted_at" | "created_at" | "address" | "docs" | "Tags"
> &
	RequestAttributes & {
		readonly status: RequestStatus;
		/** When it was judged, where the source tells that and not the judgement itself; null otherwise. */
		readonly processed_at: number | null;
	};
