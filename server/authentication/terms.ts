import type { Person } from "../../engine/index.ts";

const version = /^\d{2}-\d{2}-\d{4}$/;

/**
 * Reads the accepted terms of the identity claim: a map of versions to a sign of acceptance (true, or the instant as text or in seconds),
 * or a list of versions. `false`, null and anything of another shape are not an acceptance.
 */
export function termsFromClaim(claim: unknown): Person["acceptedTerms"] {
	if (typeof claim !== "object" || claim === null) return {};
	const entries = Array.isArray(claim) ? claim.slice(0, 100).map((name): [string, unknown] => [String(name), true]) : Object.entries(claim);
	const accepted: Record<string, number | null> = {};
	for (const [name, value] of entries) {
		const instant = version.test(name) ? instantOf(value) : undefined;
		if (instant !== undefined) accepted[name] = instant;
	}
	return accepted;
}

/** Undefined if it is not an acceptance. Numbers above the year 5000 in seconds are milliseconds. */
function instantOf(value: unknown): number | null | undefined {
	if (value === true) return null;
	if (typeof value === "number" && Number.isFinite(value) && value > 0) return Math.floor(value > 1e11 ? value : value * 1000);
	if (typeof value !== "string" || Number.isNaN(Date.parse(value))) return undefined;
	return Date.parse(value);
}
