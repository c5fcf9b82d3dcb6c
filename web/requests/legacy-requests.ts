import type { AnyRequest } from "../../engine/index.ts";
import type { PageQuery } from "../api/collection.ts";
import { asOnlyPage, type LegacyItem, legacyRequest } from "../api/legacy-request.ts";
import type { Answer } from "../api/request.ts";

interface Found {
	readonly requests: readonly LegacyItem<AnyRequest>[];
}

/** All requests of the codes, or of every code the person has. */
export async function getLegacyRequests({ codes }: PageQuery): Promise<Answer<readonly AnyRequest[]>> {
	const { data } = await (codes === undefined ? legacyRequest<Found>("list") : legacyRequest<Found>("list", { codes }));
	return asOnlyPage(data.requests);
}
