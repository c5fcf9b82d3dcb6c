import type { Severity } from "./flow-change.ts";

const parts = ["major", "minor", "patch"] as const;
export type VersionPart = (typeof parts)[number];

export function isVersionPart(word: string): word is VersionPart {
	return parts.some((part) => part === word);
}

/** The language allows six digits for each part (schemas/flow.schema.json). */
const mostOfPart = 999_999;

/** The raised version: a minor raise of "1.4.2" gives "1.5.0". A part that can't be higher raises the one before it. */
export function raised(version: string, part: VersionPart): string {
	const numbers = numbersOf(version);
	let place = parts.indexOf(part);
	while (place > 0 && (numbers[place] ?? 0) >= mostOfPart) place -= 1;
	return parts.map((_, index) => (index < place ? numbers[index] : index === place ? (numbers[index] ?? 0) + 1 : 0)).join(".");
}

/** The least significant part of the version that must be raised, by what the change means to running processes. */
export const partFor: Readonly<Record<Severity, VersionPart>> = { safe: "patch", "needs-mapping": "minor", breaking: "major" };

/** Whether a version is this one or a later one. */
export function isAtLeast(version: string, least: string): boolean {
	const [mine, theirs] = [numbersOf(version), numbersOf(least)];
	const place = parts.findIndex((_, index) => mine[index] !== theirs[index]);
	return place === -1 || (mine[place] ?? 0) > (theirs[place] ?? 0);
}

const numbersOf = (version: string) => version.split(".").map(Number);
