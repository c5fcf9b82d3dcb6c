import type { AnyRequest } from "../../engine/index.ts";
import type { PageQuery } from "../api/collection.ts";
import * as operations from "../api/generated/operations.ts";
import { asOnlyPage, legacyRequest } from "../api/legacy-request.ts";
import type { Answer } from "../api/request.ts";

/** All requests with the given codes, or with any code the person has. */
export async function getLegacyRequests({ codes }: PageQuery): Promise<Answer<readonly AnyRequest[]>> {
	const { data } = await (codes === undefined
		? legacyRequest(operations.legacyRequests)
		: legacyRequest(operations.legacyRequestsOfCodes, { body: { codes } }));
	return asOnlyPage(data.requests);
}
