import { entryLabel } from "../../../engine/index.ts";

const key = (name: string): string => entryLabel(name).normalize("NFC").toLocaleLowerCase("nl");

/** The one of these names that people would read as this name: it differs in capitals or white space at most. */
export function sameName(name: string, others: readonly string[]): string | undefined {
	const wanted = key(name);
	return wanted === "" ? undefined : others.find((other) => key(other) === wanted);
}
