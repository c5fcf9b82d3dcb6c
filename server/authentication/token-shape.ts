import { visit } from "jsonc-parser";
import { isObject } from "../../engine/index.ts";

/** Enough for roles in every municipality of a country, but a limit for tokens. */
const longestToken = 16_000;
const header = new Set(["alg", "typ", "kid", "x5t", "x5t#S256"]);

export interface TokenShape {
	readonly alg: string;
	readonly kid: string | undefined;
}

/**
 * Inspects a token before any key is looked up, and returns how it wants to be checked. Undefined for anything that a proper issuer would
 * not send: other than three canonical base64url parts, header members that name or contain keys, compress, or require extensions,
 * duplicate members (which two readers could interpret differently), other types of token.
 */
export function tokenShape(token: string, algorithms: readonly string[]): TokenShape | undefined {
	if (token.length > longestToken) return undefined;
	const parts = token.split(".");
	if (parts.length !== 3 || !parts.every(isCanonical)) return undefined;
	const fields = objectOf(parts[0] ?? "");
	if (fields === undefined || objectOf(parts[1] ?? "") === undefined) return undefined;
	if (!Object.keys(fields).every((name) => header.has(name))) return undefined;
	const { alg, typ, kid } = fields;
	if (typeof alg !== "string" || !algorithms.includes(alg)) return undefined;
	if (typeof typ !== "string" || !/^(application\/)?at\+jwt$/i.test(typ)) return undefined;
	if (kid !== undefined && (typeof kid !== "string" || kid.length > 200)) return undefined;
	return { alg, kid };
}

function isCanonical(part: string): boolean {
	return part !== "" && Buffer.from(part, "base64url").toString("base64url") === part;
}

function objectOf(part: string): Record<string, unknown> | undefined {
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.from(part, "base64url"));
		const value: unknown = JSON.parse(text);
		if (!isObject(value) || hasDuplicates(text)) return undefined;
		return value;
	} catch {
		return undefined;
	}
}

function hasDuplicates(text: string): boolean {
	const open: Set<string>[] = [];
	let found = false;
	visit(text, {
		onObjectBegin: () => {
			open.push(new Set());
		},
		onObjectProperty: (name) => {
			const names = open.at(-1);
			found ||= names?.has(name) ?? false;
			names?.add(name);
		},
		onObjectEnd: () => {
			open.pop();
		},
	});
	return found;
}
