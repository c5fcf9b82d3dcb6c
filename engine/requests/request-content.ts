import type { RequestAttributes } from "./request-attributes.ts";
import type { RequestRecord, RequestStatus } from "./request-record.ts";

/** What a source supplies about a request: everything except what is derived, or was done to it here. */
export type RequestContent = Pick<
	RequestRecord,
	"geographyCode" | "coordinates" | "submitted_at" | "created_at" | "address" | "docs" | "Tags"
> &
	RequestAttributes & {
		readonly status: RequestStatus;
		/** When it was judged, if the source gives that but not the judgement itself; null otherwise. */
		readonly processed_at: number | null;
	};
