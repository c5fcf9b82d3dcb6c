import { isCommonPassword } from "./common-passwords.ts";
import { longestPassword } from "./password.ts";
import { passwordErrors } from "./password-provider.ts";
import { plainLetters } from "./plain-letters.ts";

/** Characters, after NFKC. */
const shortestPassword = 8;
const fewestDifferent = 5;

/**
 * Why a new password is not good enough; null when it is. `context`: words that say something about the person, the
 * product or the organisation, which a guesser tries first. Reads no data: former passwords are checked separately.
 */
export function passwordProblem(password: string, context: readonly string[]): string | null {
	const typed = password.normalize("NFKC");
	if (typed === "") return passwordErrors.required;
	if (isWeak(typed)) return passwordErrors.weak;
	if (isCommonPassword(typed) || hasContext(typed, context)) return passwordErrors.blacklisted;
	return null;
}

function isWeak(typed: string): boolean {
	if ([...typed].length < shortestPassword || typed.length > longestPassword || typed.trim() === "") return true;
	// Characters that no keyboard types would be stored differently from what was sent.
	if (/\p{Cc}|\p{Cs}/u.test(typed)) return true;
	return new Set(typed.toLowerCase()).size < fewestDifferent;
}

/** Shorter words occur in too many others. */
const shortestContext = 4;

function hasContext(typed: string, context: readonly string[]): boolean {
	const [lower, letters] = [typed.toLowerCase(), plainLetters(typed)];
	return context
		.flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u))
		.some((word) => word.length >= shortestContext && (lower.includes(word) || letters.includes(word)));
}
