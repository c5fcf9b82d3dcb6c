import { Problem } from "../problems/problem.ts";
import * as uploadTexts from "../texts/uploads.ts";

/** The file exists, but nobody can download it. */
export function unavailable(): Problem {
	return new Problem("file-unavailable", {
		message: uploadTexts.unavailable,
	});
}
