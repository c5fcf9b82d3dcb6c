import { createHash } from "node:crypto";
import { canonicalJson } from "../../engine/index.ts";

/**
 * SHA-256 of the content of a JSON value: the order of names in an object and white space do not count, the order of a list
 * does. Tells whether a file was changed without raising its version; 64 hexadecimal digits.
 */
export function contentHash(value: unknown): string {
	return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
