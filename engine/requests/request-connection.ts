import type { LimitedRequest } from "./request-record.ts";

/** What is offered for a request beside a process; with `none` why not, in Dutch. */
export type RequestConnection =
	| { readonly kind: "connect" | "disconnect" }
	| {
			readonly kind: "none";
			readonly because: "no-access" | "limited" | "not-saved" | "completed" | "not-accepted" | "connected-elsewhere";
			readonly reason: string;
	  };

/** The process, as far as it decides on connections. */
export interface ConnectingProcess {
	readonly uuid: string;
	/** False until it exists for others too. */
	readonly saved: boolean;
	readonly completed: boolean;
}

/**
 * Whether a request can be connected to a process, or let go by it. `mayAccessRequests`: the person
 * sees requests of this geography code in full.
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
	if (!request.connected) return { kind: "connect" };
	return request.realisationUuid === process.uuid ? { kind: "disconnect" } : none("connected-elsewhere");
}

const reasons = {
	"no-access": "U heeft niet voldoende rechten om aanvragen te koppelen.",
	limited: "Van deze aanvraag ziet u alleen de plaats. Daarom kunt u haar niet koppelen of loskoppelen.",
	"not-saved": "Het proces moet eerst opgeslagen zijn voordat er aanvragen aan gekoppeld kunnen worden.",
	completed: "Het proces is afgerond. Aanvragen kunnen niet meer gekoppeld of losgekoppeld worden.",
	"not-accepted": "Alleen een geaccepteerde aanvraag kan aan een proces gekoppeld worden.",
	"connected-elsewhere": "Deze aanvraag is al aan een ander proces gekoppeld.",
} as const;

const none = (because: keyof typeof reasons): RequestConnection => ({ kind: "none", because, reason: reasons[because] });

/** Whether a process can be started from the request. */
export function canStartProcess(request: Pick<LimitedRequest, "status" | "connected">): boolean {
	return request.status === 3 && !request.connected;
}
