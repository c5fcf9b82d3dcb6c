import type { RequestContent } from "../request-content.ts";
import type { Judgement } from "../request-record.ts";

/** A request as it comes from outside, in the one shape that is stored, whatever its source calls things. */
export interface NormalisedRequest {
	/** The source's own reference: tells the request from every other one of the tenant. */
	readonly externalRef: string;
	readonly content: RequestContent;
	/** Those of the source, unchanged. */
	readonly judgements: readonly Judgement[];
}

/** One thing that keeps a request out. */
export interface IntakeProblem {
	/** Field as it is stored: "contact.email". */
	readonly path: string;
	/** Where the source has it, or should have: name of the column or path in the object. Null: nowhere in particular. */
	readonly source: string | null;
	/** Dutch sentence. */
	readonly message: string;
}
