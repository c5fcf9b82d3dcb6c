import { commentMessage, commentProblem } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";

/** The text to store. Throws a problem that says what is wrong with it. */
export function checkedMessage(given: string | undefined): string {
	const message = commentMessage(given ?? "");
	const wrong = commentProblem(message);
	if (wrong === null) return message;
	throw new Problem("invalid", { message: wrong, errors: [{ path: "data.message", message: wrong }] });
}
