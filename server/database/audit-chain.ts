import { hash } from "node:crypto";

/** The content of a line of the audit trail, without its place in the chain. */
export interface AuditLine {
	/** The tenant it belongs to; empty for what is the deployment's, such as signing in. */
	readonly tenant: string;
	readonly uuid: string;
	/** Milliseconds since 1970. */
	readonly ts: number;
	readonly user_id: string;
	readonly operation: string;
	readonly target: string;
	readonly outcome: string;
	readonly request_id: string;
	/** Network address, where it says something about the line: of a sign-in. */
	readonly address: string;
}

/** Where a chain ends: how many lines it has, and the hash of the last of them. */
export interface ChainHead {
	readonly number: number;
	readonly hash: string;
}

/** Place of a line in the chain of its tenant. */
export interface ChainPlace extends ChainHead {
	/** Hash of the line before it; empty for the first. */
	readonly previous: string;
}

export const emptyChain: ChainHead = { number: 0, hash: "" };

/** The place of the next line of a chain that ends at `head`. */
export function nextPlace(head: ChainHead, line: AuditLine): ChainPlace {
	const place = { number: head.number + 1, previous: head.hash };
	return { ...place, hash: lineHash({ ...line, ...place }) };
}

/** Over everything that a line says and its place. Each value follows its length in bytes, so that no two lines have the same encoding. */
export function lineHash(line: AuditLine & Omit<ChainPlace, "hash">): string {
	const { previous, tenant, number, uuid, ts, user_id, operation, target, outcome, request_id, address } = line;
	const said = [previous, tenant, String(number), uuid, String(ts), user_id, operation, target, outcome, request_id, address];
	// In one piece: each call into the library costs as much as what there is to hash.
	const encoded = said.map((text) => `${Buffer.byteLength(text)}:${text}`).join("");
	return hash("sha256", encoded, "base64url");
}
