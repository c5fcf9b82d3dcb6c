import { ApiProblem } from "./api-problem.ts";

/** Code of a call that got no answer at all. */
export const unreachable = "unreachable";

export function isUnreachable(error: unknown): boolean {
	return error instanceof ApiProblem && error.code === unreachable;
}

const waiting = new Set<() => void>();

/** Calls back once, at the next answer of the server, whatever its status. Returns the function that cancels it. */
export function whenReachable(call: () => void): () => void {
	waiting.add(call);
	return () => void waiting.delete(call);
}

/** The server answered. */
export function noteReachable(): void {
	const calls = [...waiting];
	waiting.clear();
	for (const call of calls) call();
}
