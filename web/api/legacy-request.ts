import { ApiProblem } from "./api-problem.ts";
import type { Collected } from "./collection.ts";
import { currentConnection } from "./connection.ts";
import { noteReachable, unreachable } from "./reachable.ts";
import { type Answer, headersOf, type Pagination } from "./request.ts";

/** A record as the calls of before the collections answer it. */
export interface LegacyItem<Record> {
	readonly ref: string;
	readonly data: Record;
}

interface LegacyAnswer<Data> {
	readonly data: Data;
	readonly metaData?: { readonly pagination: Pagination };
}

/**
 * One of those calls, at an address without a tenant: the server answers for the one tenant of the caller. A refusal says
 * its reason as `error_description`, or else as `message`; `failed` takes the place of both where it is given.
 */
export async function legacyRequest<Data>(path: string, body?: object, failed?: string): Promise<LegacyAnswer<Data>> {
	const method = body === undefined ? "GET" : "POST";
	const operation = { method, path, body } as const;
	const answer = await headersOf(operation)
		.then((headers) => fetch(`/api/${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }))
		.catch(() => null);
	if (answer === null) throw new ApiProblem({ status: 0, code: unreachable, message: failed ?? "no error message", errors: [], method });
	noteReachable();
	const read: unknown = await answer.json().catch(() => null);
	if (answer.ok && typeof read === "object" && read !== null && "data" in read) return read as LegacyAnswer<Data>;
	if (answer.status === 401) currentConnection().onUnauthorised();
	throw new ApiProblem({ status: answer.status, code: "legacy-call", message: failed ?? reasonIn(read), errors: [], method });
}

function reasonIn(read: unknown): string {
	const { error_description: described, message } = (typeof read === "object" && read !== null ? read : {}) as Readonly<
		Record<string, unknown>
	>;
	return [described, message].find((each): each is string => typeof each === "string" && each !== "") ?? "no error message";
}

/**
 * Everything at once, as the only page of a collection. Its records come in the order of their change, so that the
 * last change among them is where the next synchronisation begins.
 */
export function asOnlyPage<Record extends Collected>(items: readonly LegacyItem<Record>[]): Answer<readonly Record[]> {
	const data = items.map((item) => item.data);
	const at = data.reduce((latest, { synced }) => Math.max(latest, synced), 0);
	return { data, metaData: { pagination: { next: null, at } } };
}
