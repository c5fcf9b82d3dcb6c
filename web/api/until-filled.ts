import { problemOf } from "./problem-of.ts";

/** How often it is asked whether the rows of a list are there, in milliseconds: filling in a million takes minutes. */
export const untilFilledMs = 3_000;

/** The refusal of a question that only the rows of a list could answer, while the server makes them. */
export function isFillingRefusal(error: unknown): error is Error {
	return problemOf<"listRequestRows">(error)?.code === "list-filling";
}

/** `refetchInterval` of a query that is refused until the rows are there. */
export const askedUntilFilled = ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
	isFillingRefusal(error) && untilFilledMs;
