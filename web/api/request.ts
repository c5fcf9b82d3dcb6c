import { ApiProblem } from "./api-problem.ts";
import { currentConnection } from "./connection.ts";
import { readProblem } from "./read-problem.ts";

export type QueryValue = string | number | boolean | null | undefined;

/** One call of the API, below `/api/v1/{tenant}/`, or about the tenant without naming it in the address. */
export interface Operation {
	readonly method: "GET" | "POST" | "PUT" | "DELETE";
	/** Without a slash in front, but for a call whose address names no tenant; parts that are not fixed go through `pathOf`. */
	readonly path: string;
	/** Empty values are left out. */
	readonly query?: Readonly<Record<string, QueryValue>>;
	readonly body?: unknown;
	readonly signal?: AbortSignal;
	/** Same key, same answer: give one to repeat a write safely. A write without one gets a fresh one. */
	readonly idempotencyKey?: string;
}

export interface Answer<Data, Related = unknown> {
	readonly data: Data;
	readonly related?: Related;
	readonly metaData?: { readonly pagination?: Pagination };
}

export interface Pagination {
	/** offSet of the next page, null after the last. */
	readonly next: number | null;
	/** Snapshot time in milliseconds; the `fromTimeStamp` of the next refresh. */
	readonly at: number;
	readonly total?: number;
}

/** Escapes what stands in the path: pathOf`processes/realisation/${uuid}`. */
export function pathOf(parts: TemplateStringsArray, ...values: readonly string[]): string {
	return parts.reduce((path, part, index) => path + encodeURIComponent(values[index - 1] ?? "") + part);
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

/**
 * Carries out one call and gives the whole answer. Throws an `ApiProblem` when the server refuses or
 * cannot be reached (status 0), and lets an abort through untouched. Never throws anything else.
 */
export async function request<Data, Related = unknown>(operation: Operation): Promise<Answer<Data, Related>> {
	const { method } = operation;
	const { tenant, onUnauthorised } = currentConnection();
	const answer = await fetch(urlOf(operation, tenant), {
		method,
		headers: await headersOf(operation),
		...(operation.body === undefined ? {} : { body: JSON.stringify(operation.body) }),
		...(operation.signal ? { signal: operation.signal } : {}),
	}).catch((reason: unknown) => {
		if (operation.signal?.aborted) throw reason;
		throw new ApiProblem({ status: 0, code: "unreachable", message: "", errors: [], method });
	});
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
