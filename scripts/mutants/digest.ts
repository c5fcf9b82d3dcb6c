import { createHash } from "node:crypto";

/** Twelve characters that tell one text from another. */
export function digest(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
