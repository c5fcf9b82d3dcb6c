import { ApiProblem } from "./api-problem.ts";
import { call, operationOf } from "./call.ts";
import { currentConnection } from "./connection.ts";
import * as operations from "./generated/operations.ts";
import type { Address, Given, IdOf } from "./operation.ts";
import { readProblem } from "./read-problem.ts";
import { headersOf, urlOf } from "./request.ts";

/** Downloads a file through a link requested first, which works once and only briefly. */
export async function getBytes(uuid: string, signal?: AbortSignal): Promise<Blob> {
	const { data } = await call(operations.getDownloadLink, { params: { uuid }, signal });
	const answer = await fetch(data.link, signal ? { signal } : {});
	if (!answer.ok) throw new ApiProblem({ status: answer.status, code: "no-bytes", message: "", errors: [], method: "GET" });
	return answer.blob();
}

/** A call that answers with bytes instead of JSON; null when there are none. */
export async function callForBytes<Of extends Address>(operation: Of, given: Given<IdOf<Of>>): Promise<Blob | null> {
	const asked = operationOf(operation, given);
	const answer = await fetch(urlOf(asked, currentConnection().tenant), { headers: await headersOf(asked) });
	if (!answer.ok) throw await readProblem(answer, asked.method);
	return answer.status === 204 ? null : answer.blob();
}

/** Sends bytes to an upload link without reporting progress. */
export async function sendBytes(link: string, bytes: Blob, type: string): Promise<void> {
	const answer = await fetch(link, { method: "PUT", body: bytes, headers: { "content-type": type } });
	if (!answer.ok) throw await readProblem(answer, "PUT");
}
