import { readFileSync } from "node:fs";

/** Passwords that leaked somewhere: none of them may be chosen. */
export interface BreachedPasswords {
	has(password: string): boolean;
}

/**
 * Reads a list that the operator supplies, one password per line. It is held in memory: a million passwords take about 100 MB. Without a
 * file no password counts as leaked. Throws with the name of the setting when the file cannot be read.
 */
export function readBreachedPasswords(file: string | null): BreachedPasswords {
	if (file === null) return new Set();
	try {
		return new Set(readFileSync(file, "utf8").normalize("NFKC").split(/\r?\n/).filter(Boolean));
	} catch (error) {
		throw new Error(`PASSWORD_LIST: ${file} cannot be read. ${error instanceof Error ? error.message : ""}`);
	}
}
