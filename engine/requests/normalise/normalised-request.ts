import type { RequestContent } from "../request-content.ts";
import type { Judgement } from "../request-record.ts";

/** A request from outside, in the one shape that is stored, whatever names its source uses. */
export interface NormalisedRequest {
	/** The source's own reference, unique among the tenant's requests. */
	readonly externalRef: string;
	readonly content: RequestContent;
	/** The source's judgements, unchanged. */
	readonly judgements: readonly Judgement[];
}

/** One problem that keeps a request out. */
export interface IntakeProblem {
	/** Name of the stored field: "contact.email". */
	readonly path: string;
	/** Where the source has it or should have it: name of the column, or path in the object. Null: no particular place. */
	readonly source: string | null;
	/** Dutch sentence. */
	readonly message: string;
}
