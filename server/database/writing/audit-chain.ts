import { hash } from "node:crypto";

/** The content of a line of the audit trail, without its place in the chain. */
export interface AuditLine {
	/** The tenant it belongs to; empty for lines of the deployment itself, such as signing in. */
	readonly tenant: string;
	readonly uuid: string;
	/** Milliseconds since 1970. */
	readonly ts: number;
	readonly user_id: string;
	readonly operation: string;
	readonly target: string;
	readonly outcome: string;
	readonly request_id: string;
	/** Network address, for lines where it matters: those of a sign-in. */
	readonly address: string;
}

/** The end of a chain: its number of lines, and the hash of the last one. */
export interface ChainHead {
	readonly number: number;
	readonly hash: string;
}

/** Place of a line in the chain of its tenant. */
export interface ChainPlace extends ChainHead {
	/** Hash of the previous line; empty for the first. */
	readonly previous: string;
}

export const emptyChain: ChainHead = { number: 0, hash: "" };

/** The place of the next line of a chain that ends at `head`. */
export function nextPlace(head: ChainHead, line: AuditLine): ChainPlace {
	const place = { number: head.number + 1, previous: head.hash };
	return { ...place, hash: lineHash({ ...line, ...place }) };
}

/**
 * Hash of the contents and the place of a line. Each value is preceded by its length in bytes, so that no two lines have the same encoding.
 */
export function lineHash(line: AuditLine & Omit<ChainPlace, "hash">): string {
	const { previous, tenant, number, uuid, ts, user_id, operation, target, outcome, request_id, address } = line;
	const said = [previous, tenant, String(number), uuid, String(ts), user_id, operation, target, outcome, request_id, address];
	// Hashed in one call: each call into the library costs as much as hashing the text.
	const encoded = said.map((text) => `${Buffer.byteLength(text)}:${text}`).join("");
	return hash("sha256", encoded, "base64url");
}
