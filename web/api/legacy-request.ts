import { objectOf } from "../../engine/index.ts";
import { ApiProblem } from "./api-problem.ts";
import type { Collected } from "./collection.ts";
import { currentConnection } from "./connection.ts";
import type { Address, AnswerOf, Body, IdOf } from "./operation.ts";
import { noteReachable, unreachable } from "./reachable.ts";
import { type Answer, addressOf, headersOf } from "./request.ts";

type Legacy = Extract<Address, `${string} /api/${"list" | "realisationlist" | "realisationlist_paged"}`>;

interface LegacyGoing<Sent> {
	readonly body?: Sent;
	/** The message for every refusal, whatever its reason. */
	readonly failed?: string;
}

/**
 * A call that is older than the collections, at an address without a tenant: the server answers for the caller's only
 * tenant. A refusal gives its reason as `error_description`, or else as `message`.
 */
export async function legacyRequest<Of extends Legacy>(
	operation: Of,
	{ body, failed }: LegacyGoing<Body<IdOf<Of>>> = {},
): Promise<AnswerOf<IdOf<Of>>> {
	const [method, path] = addressOf(operation);
	const answer = await headersOf({ method, path, body })
		.then((headers) => fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }))
		.catch(() => null);
	if (answer === null) throw new ApiProblem({ status: 0, code: unreachable, message: failed ?? "no error message", errors: [], method });
	noteReachable();
	const read: unknown = await answer.json().catch(() => null);
	if (answer.ok && isAnswerOf<Of>(read)) return read;
	if (answer.status === 401) currentConnection().onUnauthorised();
	throw new ApiProblem({ status: answer.status, code: "legacy-call", message: failed ?? reasonIn(read), errors: [], method });
}

/** The type of its contents is the one in the server's description; it is not checked here. */
const isAnswerOf = <Of extends Legacy>(read: unknown): read is AnswerOf<IdOf<Of>> =>
	typeof read === "object" && read !== null && "data" in read;

function reasonIn(read: unknown): string {
	const { error_description: described, message } = objectOf(read);
	return [described, message].find((each): each is string => typeof each === "string" && each !== "") ?? "no error message";
}

/**
 * Everything at once, as the only page of a collection. The records come in the order of their changes, so the next
 * synchronisation begins at the latest change among them.
 */
export function asOnlyPage<Record extends Collected>(items: readonly { readonly data: Record }[]): Answer<readonly Record[]> {
	const data = items.map((item) => item.data);
	const at = data.reduce((latest, { synced }) => Math.max(latest, synced), 0);
	return { data, metaData: { pagination: { next: null, at } } };
}
