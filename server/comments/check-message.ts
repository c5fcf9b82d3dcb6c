import { forbiddenCharacters } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";

/** A technical bound: nothing is said of the length of comments. */
export const mostInMessage = 4000;

/** The text to store, in its composed form and without white space around it. Throws a problem that says what is wrong with it. */
export function checkedMessage(given: string | undefined): string {
	const message = (given ?? "").normalize("NFC").trim();
	if (message === "") throw refused("De opmerking mag niet leeg zijn.");
	if (message.length > mostInMessage) throw refused(`Uw invoer mag maximaal ${mostInMessage} karakters zijn.`);
	const forbidden = forbiddenCharacters(message, "multiline");
	if (forbidden.length > 0) {
		throw refused(`Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: ${forbidden.join(" ")}`);
	}
	return message;
}

function refused(message: string): Problem {
	return new Problem("invalid", { message, errors: [{ path: "data.message", message }] });
}
