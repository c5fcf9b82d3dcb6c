import { ApiProblem } from "./api-problem.ts";
import { currentConnection } from "./connection.ts";
import type { Address } from "./operation.ts";
import { noteReachable, unreachable } from "./reachable.ts";
import { readProblem } from "./read-problem.ts";
import { noteActivation } from "./running-release.ts";
import { findUnanswered, forgetUnanswered, forgetUnansweredAt, keepUnanswered, type UnansweredWrite } from "./unanswered-writes.ts";

type QueryValue = string | number | boolean | null | undefined;

/** One call of the API, below `/api/v1/{tenant}/`, or about the tenant without naming it in the address. */
export interface Operation {
	readonly method: "GET" | "POST" | "PUT" | "DELETE";
	/** Without a leading slash, except for a call whose address names no tenant; its parts are escaped. */
	readonly path: string;
	/** Empty values are left out. */
	readonly query?: Readonly<Record<string, QueryValue>> | undefined;
	readonly body?: unknown;
	readonly signal?: AbortSignal | undefined;
	/** Same key, same answer. A write without one gets a key that lasts until the write is answered. */
	readonly idempotencyKey?: string | undefined;
	/** The call continues when the page is closed. */
	readonly outlives?: boolean | undefined;
	/** The body is never stored, not even until the answer arrives: it contains a password. */
	readonly secret?: true;
}

export interface Answer<Data, Related = unknown> {
	readonly data: Data;
	readonly related?: Related;
	readonly metaData?: { readonly pagination?: Pagination };
}

interface Pagination {
	/** offSet of the next page, null after the last. */
	readonly next: number | null;
	/** Snapshot time in milliseconds; the `fromTimeStamp` of the next refresh. */
	readonly at: number;
	readonly total?: number;
}

/** The two parts of a generated operation. */
export function addressOf(operation: Address): [method: Operation["method"], address: string] {
	return operation.split(" ") as [Operation["method"], string];
}

export function urlOf(operation: Operation, tenant: string): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(operation.query ?? {})) {
		if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
	}
	const search = query.size > 0 ? `?${query}` : "";
	return `${operation.path.startsWith("/") ? "" : `/api/v1/${encodeURIComponent(tenant)}/`}${operation.path}${search}`;
}

export async function headersOf(operation: Operation): Promise<Headers> {
	const { apiKey, accessToken, tenant } = currentConnection();
	const headers = new Headers({ accept: "application/json, application/problem+json", "x-api-key": apiKey, "x-tenant": tenant });
	const token = await accessToken();
	if (token) headers.set("authorization", `Bearer ${token}`);
	if (operation.body !== undefined) headers.set("content-type", "application/json");
	if (operation.method !== "GET") headers.set("idempotency-key", operation.idempotencyKey ?? crypto.randomUUID());
	return headers;
}

/** Writes in progress, by what they request (`aboutWrite`). */
const underWay = new Map<string, Promise<Answer<unknown, unknown>>>();

/**
 * Carries out one call and returns the whole answer. Throws an `ApiProblem` when the server refuses or cannot be
 * reached (status 0), and lets an abort through untouched. Never throws anything else. A write is one act however
 * often it is requested: a repeat during the write shares its answer, and a write whose answer was lost is first
 * repeated under its own key. A secret write, or one that has a signal or a key of its own, is left to its caller.
 */
export function request<Data, Related = unknown>(operation: Operation): Promise<Answer<Data, Related>> {
	const { method, signal, idempotencyKey, secret } = operation;
	if (method === "GET" || signal || idempotencyKey !== undefined || secret) return call<Data, Related>(operation);
	const about = aboutWrite(operation);
	const running = underWay.get(about) as Promise<Answer<Data, Related>> | undefined;
	if (running !== undefined) return running;
	const write = writeOnce<Data, Related>(operation, about).finally(() => underWay.delete(about));
	underWay.set(about, write);
	return write;
}

async function writeOnce<Data, Related>(operation: Operation, about: string): Promise<Answer<Data, Related>> {
	const place = `${operation.method} ${urlOf(operation, currentConnection().tenant)}`;
	const body = JSON.stringify(operation.body ?? null);
	const carryOut = async (sent: Pick<UnansweredWrite, "body" | "key">): Promise<Answer<Data, Related>> => {
		keepUnanswered({ ...sent, about, place, sentAt: Date.now() });
		try {
			const sentBody: unknown = JSON.parse(sent.body);
			const answer = await call<Data, Related>({ ...operation, body: sentBody ?? undefined, idempotencyKey: sent.key });
			forgetUnansweredAt(place);
			return answer;
		} catch (error) {
			if (!mayHaveArrived(error)) forgetUnanswered(about);
			throw error;
		}
	};
	const earlier = findUnanswered(about, Date.now());
	if (earlier !== undefined) {
		try {
			return await carryOut(earlier);
		} catch (error) {
			// Out of date: the earlier write never arrived, so this one is made on the record as it is now.
			const outOfDate = error instanceof ApiProblem && error.status === 409 && earlier.body !== body;
			if (!outOfDate) throw error;
		}
	}
	return carryOut({ body, key: crypto.randomUUID() });
}

/** What a write requests, whatever its version of the record: a reload after a lost answer raises that. */
function aboutWrite(operation: Operation): string {
	const { method, body } = operation;
	const { tenant } = currentConnection();
	const asked = typeof body === "object" && body !== null ? { ...body, synchronisation: undefined } : body;
	return `${method} ${tenant} ${urlOf(operation, tenant)} ${JSON.stringify(asked ?? null)}`;
}

/** The answer was lost, or does not say whether the write was carried out. */
function mayHaveArrived(error: unknown): boolean {
	return !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500;
}

async function call<Data, Related>(operation: Operation): Promise<Answer<Data, Related>> {
	const { method } = operation;
	const { tenant, onUnauthorised } = currentConnection();
	let answer = await fetchAnswer(operation, tenant);
	if (answer.status === 429 && method === "GET") answer = await askAgain(operation, tenant, answer);
	if (!answer.ok) {
		if (answer.status === 401) onUnauthorised();
		throw await readProblem(answer, method);
	}
	const body: unknown = await answer.json().catch(() => null);
	if (typeof body !== "object" || body === null || !("data" in body)) {
		throw new ApiProblem({ status: 0, code: "unreadable-answer", message: "", errors: [], method });
	}
	return body as Answer<Data, Related>;
}

/**
 * Repeating a read is harmless. A write that is refused like this is reported: it was not carried out, and its input
 * is still there.
 */
async function askAgain(operation: Operation, tenant: string, refused: Response): Promise<Response> {
	// If the module can't be loaded, the refusal stands.
	const part = await import("./ask-again.ts").catch(() => null);
	return part === null ? refused : part.askAgain(refused, () => fetchAnswer(operation, tenant), operation.signal);
}

/** The server's answer, whatever its status. If none arrives, that is a problem of status 0. */
async function fetchAnswer(operation: Operation, tenant: string): Promise<Response> {
	const { method, body, signal, outlives = false } = operation;
	try {
		const answer = await fetch(urlOf(operation, tenant), {
			method,
			headers: await headersOf(operation),
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			...(signal ? { signal } : {}),
			keepalive: outlives,
		});
		noteReachable();
		noteActivation(answer);
		return answer;
	} catch (reason) {
		if (signal?.aborted) throw reason;
		throw new ApiProblem({ status: 0, code: unreachable, message: "", errors: [], method });
	}
}
