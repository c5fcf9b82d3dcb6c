import type { AnyRequest } from "../../../engine/index.ts";
import { paths } from "../../ui/pages/paths.ts";
import type { RequestRow } from "./request-fields.tsx";

/** An unchanged request keeps its row, with everything the table has cached for it. */
const rows = new WeakMap<AnyRequest, RequestRow>();

/** The list's rows, without limited requests. */
export function requestRows(requests: readonly AnyRequest[]): readonly RequestRow[] {
	return requests.flatMap((request) => {
		if (request.limited) return [];
		const row = rows.get(request) ?? { key: request.uuid, to: paths.request(request.uuid), request };
		rows.set(request, row);
		return [row];
	});
}
