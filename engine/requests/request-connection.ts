import * as requestTexts from "../texts/requests.ts";
import type { LimitedRequest } from "./request-record.ts";

/** The connection that is offered for a request beside a process; for `none`, the reason in Dutch. */
type RequestConnection =
	| { readonly kind: "connect" | "disconnect" }
	| {
			readonly kind: "none";
			readonly because: "no-access" | "limited" | "not-saved" | "completed" | "cancelled" | "not-accepted" | "connected-elsewhere";
			readonly reason: string;
	  };

/** The properties of the process that matter for connections. */
export interface ConnectingProcess {
	readonly uuid: string;
	/** False until it exists for others too. */
	readonly saved: boolean;
	readonly completed: boolean;
	/** Its requests may move to other processes, and it accepts no new ones. */
	readonly cancelled: boolean;
}

/**
 * Whether a request can be connected to a process, or disconnected from it. `mayAccessRequests`: the person sees requests of this geography
 * code in full.
 */
export function requestConnection(
	request: Pick<LimitedRequest, "status" | "limited" | "connected" | "realisationUuid">,
	process: ConnectingProcess,
	mayAccessRequests: boolean,
): RequestConnection {
	if (!mayAccessRequests) return none("no-access");
	if (request.limited) return none("limited");
	if (!process.saved) return none("not-saved");
	if (process.completed) return none("completed");
	if (request.status !== 3) return none("not-accepted");
	if (!request.connected) return process.cancelled ? none("cancelled") : { kind: "connect" };
	return request.realisationUuid === process.uuid ? { kind: "disconnect" } : none("connected-elsewhere");
}

const reasons = {
	"no-access": requestTexts.mayNotConnect,
	limited: requestTexts.onlyPlaceSeen,
	"not-saved": requestTexts.saveBeforeConnecting,
	completed: requestTexts.completedTakesNone,
	cancelled: requestTexts.cancelledTakesNone,
	"not-accepted": requestTexts.onlyAccepted,
	"connected-elsewhere": requestTexts.connectedElsewhere,
} as const;

const none = (because: keyof typeof reasons): RequestConnection => ({ kind: "none", because, reason: reasons[because] });

/** The most requests for which one process is started: more would be of no use, and each takes a call. */
export const mostRequestsOfStart = 50;

/** Whether a process can be started from the request. */
export function canStartProcess(request: Pick<LimitedRequest, "status" | "connected">): boolean {
	return request.status === 3 && !request.connected;
}
