import { Problem } from "../problems/problem.ts";

/** There is such a file, and nobody can have it. */
export function unavailable(): Problem {
	return new Problem("not-found", {
		code: "file-unavailable",
		message: "Dit bestand is niet (meer) beschikbaar. Het uploaden kan zijn mislukt, of het bestand kan zijn opgeschoond ivm AVG.",
	});
}
