import type { RealisationRecord } from "../../engine/index.ts";
import { largestPage, type PageQuery } from "../api/collection.ts";
import { asOnlyPage, type LegacyItem, legacyRequest } from "../api/legacy-request.ts";
import type { Answer } from "../api/request.ts";

interface Found {
	readonly records: readonly LegacyItem<RealisationRecord>[];
}

/**
 * Processes of the codes, a page at a time; without codes all of them at once. The server answers that last call for the
 * first code alone of somebody whose codes are listed, so such a person's codes are always named.
 */
export async function getLegacyRealisations({ codes, offSet, at }: PageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	if (codes === undefined) return asOnlyPage((await legacyRequest<Found>("realisationlist")).data.records);
	const page = {
		codes,
		pageSize: largestPage,
		...(offSet === undefined ? {} : { offSet }),
		...(at === undefined ? {} : { at }),
	};
	const { data, metaData } = await legacyRequest<Found>("realisationlist_paged", page, "failed");
	return { data: data.records.map((item) => item.data), ...(metaData ? { metaData } : {}) };
}
