import type { Address, AnswerOf, IdOf } from "./operation.ts";
import { addressOf } from "./request.ts";

/** A call that the sign-in makes before there is a connection to call with: with the token it has just received, if any. */
export async function callBeforeSignIn<Of extends Address>(operation: Of, token?: string): Promise<AnswerOf<IdOf<Of>>> {
	const [method, path] = addressOf(operation);
	const headers = { accept: "application/json", ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
	const answer = await fetch(path, { method, headers });
	if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
	const body: AnswerOf<IdOf<Of>> = await answer.json();
	return body;
}
