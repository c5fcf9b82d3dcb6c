import { createHash } from "node:crypto";
import { canonicalJson } from "../../engine/index.ts";

/**
 * SHA-256 of the content of a JSON value: white space and the order of names in an object do not matter, the order of a list does. Shows
 * whether a file was changed without raising its version; 64 hexadecimal digits.
 */
export function contentHash(value: unknown): string {
	return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
