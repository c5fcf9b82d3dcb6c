import { commentMessage, commentProblem } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";

/** The text to store. Throws a problem that says what is wrong with it. */
export function checkedMessage(given: string | undefined): string {
	const wrong = commentProblem(given ?? "");
	if (wrong === null) return commentMessage(given ?? "");
	throw new Problem("invalid", { message: wrong, errors: [{ path: "data.message", message: wrong }] });
}
