import type { JWK } from "jose";
import { isObject } from "../../engine/index.ts";
import { type PublicKey, publicKeysOf } from "./public-keys.ts";

interface ExternalKeys {
	/** The provider's current keys. Fetches again when `missing` and the last fetch is long enough ago. */
	keys(missing: boolean): Promise<readonly PublicKey[]>;
}

/** Milliseconds. */
const times = {
	/** Keys are fetched again after this long. */
	fresh: 10 * 60_000,
	/** The minimum interval between fetches caused by tokens with unknown key names. */
	betweenTries: 15_000,
	/** While the provider is away, known keys are used this much longer; people who are signed in can continue working. */
	longestStale: 24 * 3_600_000,
	answer: 5_000,
};
const longestAnswer = 512 * 1024;
const mostKeys = 50;

/**
 * Reads and caches the keys of an external provider: discovery, then its key set, over https and without redirects. Not jose's
 * `createRemoteJWKSet`: while the provider is away that returns no key and fetches again for every token, and it reads an answer of any
 * length (decision 0083).
 */
export function externalKeys(issuer: string, now: () => number = Date.now): ExternalKeys {
	let known: readonly PublicKey[] = [];
	let fetchedAt = Number.NEGATIVE_INFINITY;
	let triedAt = Number.NEGATIVE_INFINITY;
	let running: Promise<void> | undefined;

	async function refresh(): Promise<void> {
		triedAt = now();
		try {
			const read = publicKeysOf((await fetchKeySet(issuer)).slice(0, mostKeys));
			if (read.length > 0) {
				known = read;
				fetchedAt = now();
			}
		} catch {
			// The provider is away or answers nonsense: the current keys stay, see `longestStale`.
		}
	}

	return {
		async keys(missing) {
			const due = missing || now() - fetchedAt > times.fresh;
			if (due && (running !== undefined || now() - triedAt >= times.betweenTries)) {
				running ??= refresh().finally(() => {
					running = undefined;
				});
				await running;
			}
			return now() - fetchedAt > times.longestStale ? [] : known;
		},
	};
}

async function fetchKeySet(issuer: string): Promise<JWK[]> {
	const metadata = await fetchObject(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
	if (metadata.issuer !== issuer) throw new Error("the provider's metadata names another issuer");
	const address = typeof metadata.jwks_uri === "string" && URL.canParse(metadata.jwks_uri) ? new URL(metadata.jwks_uri) : undefined;
	const local = new URL(issuer).protocol === "http:" && address?.host === new URL(issuer).host;
	if (address === undefined || (address.protocol !== "https:" && !local))
		throw new Error("the provider's keys are not at an https address");
	const { keys } = await fetchObject(address.href);
	return Array.isArray(keys) ? keys.filter((key): key is JWK => typeof key === "object" && key !== null) : [];
}

async function fetchObject(address: string): Promise<Record<string, unknown>> {
	const response = await fetch(address, {
		redirect: "error",
		headers: { accept: "application/json" },
		signal: AbortSignal.timeout(times.answer),
	});
	if (!response.ok || response.body === null) throw new Error(`the provider answered ${response.status}`);
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
		length += chunk.byteLength;
		if (length > longestAnswer) throw new Error("the provider's answer is too long");
		chunks.push(chunk);
	}
	const value: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
	if (!isObject(value)) throw new Error("the provider's answer is not an object");
	return value;
}
