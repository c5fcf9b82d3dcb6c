import { isFillingRefusal } from "./problem-of.ts";

/** Milliseconds between polls for the rows of a list: filling in a million takes minutes. */
export const untilFilledMs = 3_000;

/** `refetchInterval` of a query that is refused until the rows are there. */
export const askedUntilFilled = ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
	isFillingRefusal(error) && untilFilledMs;
