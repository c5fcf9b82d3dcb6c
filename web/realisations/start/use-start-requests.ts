import { useQueries } from "@tanstack/react-query";
import { type AnyRequest, canStartProcess, mostRequestsOfStart } from "../../../engine/index.ts";
import { requestQueries } from "../../requests/request-queries.ts";
import { useAccess } from "../../tenants/TenantContext.tsx";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface RefusedRequest {
	readonly uuid: string;
	/** Its reference, or its uuid from the address if the request is unknown. */
	readonly reference: string;
	readonly because: "unknown" | "limited" | "notAccepted" | "connected";
}

/** Splits the requests in the address into those a process can be started with and those it cannot, with the reason. */
export function useStartRequests(uuids: readonly string[]) {
	const mayAccess = useAccess("requestlist");
	const answers = useQueries({
		queries: uuids.map((uuid) => ({ ...requestQueries.one(uuid), enabled: UUID.test(uuid), meta: { quiet: [400, 403, 404] } })),
	});
	const requests: AnyRequest[] = [];
	const refused: RefusedRequest[] = [];
	uuids.forEach((uuid, index) => {
		const request = answers[index]?.data;
		if (request === undefined) {
			if (!UUID.test(uuid) || answers[index]?.isError) refused.push({ uuid, reference: uuid, because: "unknown" });
			return;
		}
		const because = refusalReason(request, mayAccess);
		if (because === null) requests.push(request);
		else refused.push({ uuid, reference: request.ref, because });
	});
	return { requests, refused, loading: requests.length + refused.length < uuids.length };
}

export type StartRequests = ReturnType<typeof useStartRequests>;

function refusalReason(request: AnyRequest, mayAccess: boolean): RefusedRequest["because"] | null {
	if (request.limited || !mayAccess) return "limited";
	if (canStartProcess(request)) return null;
	return request.connected ? "connected" : "notAccepted";
}

/** The uuids in the `aanvragen` parameter, without duplicates and at most `mostRequestsOfStart`. They are not checked to exist. */
export function requestsIn(search: URLSearchParams): readonly string[] {
	const named = (search.get("aanvragen") ?? "").split("|").map((uuid) => uuid.trim().toLowerCase());
	return [...new Set(named.filter((uuid) => uuid !== ""))].slice(0, mostRequestsOfStart);
}
