import type { AnyRequest } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import { largestPage, type PageQuery } from "../api/collection.ts";
import * as operations from "../api/generated/operations.ts";
import type { Answer } from "../api/request.ts";

export function getRequestsPage({ codes, signal, ...query }: PageQuery): Promise<Answer<readonly AnyRequest[]>> {
	return call(operations.listRequests, { query: { pageSize: largestPage, ...query, codes: codes?.join(",") }, signal });
}
