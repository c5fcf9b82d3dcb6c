import type { RealisationRecord } from "../../engine/index.ts";
import { largestPage, type PageQuery } from "../api/collection.ts";
import * as operations from "../api/generated/operations.ts";
import { asOnlyPage, legacyRequest } from "../api/legacy-request.ts";
import type { Answer } from "../api/request.ts";

/**
 * One page of processes in the given geography codes, through the legacy API; without codes, all of them in one call. That
 * call answers only the first code of a person with a list of codes, so pass theirs explicitly.
 */
export async function getLegacyRealisations({ codes, offSet, at }: PageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	if (codes === undefined) return asOnlyPage((await legacyRequest(operations.legacyRealisations)).data.records);
	const body = {
		codes,
		pageSize: largestPage,
		...(offSet === undefined ? {} : { offSet }),
		...(at === undefined ? {} : { at }),
	};
	const { data, metaData } = await legacyRequest(operations.legacyRealisationsPaged, { body, failed: "failed" });
	return { data: data.records.map((item) => item.data), ...(metaData ? { metaData } : {}) };
}
