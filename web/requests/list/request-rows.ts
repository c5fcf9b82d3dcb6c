import type { AnyRequest } from "../../../engine/index.ts";
import { paths } from "../../ui/paths.ts";
import type { RequestRow } from "./request-fields.tsx";

/** A request that did not change keeps its row, with all that the table knows of it. */
const rows = new WeakMap<AnyRequest, RequestRow>();

/** Rows of the list; a request that is only there for maps has none. */
export function requestRows(requests: readonly AnyRequest[]): readonly RequestRow[] {
	return requests.flatMap((request) => {
		if (request.limited) return [];
		const row = rows.get(request) ?? { key: request.uuid, to: paths.request(request.uuid), request };
		rows.set(request, row);
		return [row];
	});
}
