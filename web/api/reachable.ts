import { ApiProblem } from "./api-problem.ts";

/** Code of a call that got no answer at all. */
export const unreachable = "unreachable";

export function isUnreachable(error: unknown): boolean {
	return error instanceof ApiProblem && error.code === unreachable;
}

let waiting: (() => void) | null = null;

/** Called once, at the next answer of the server, whatever it says; the latest caller's alone. */
export function whenReachable(call: () => void): void {
	waiting = call;
}

/** The server answered. */
export function noteReachable(): void {
	const call = waiting;
	waiting = null;
	call?.();
}
