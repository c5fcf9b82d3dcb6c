import { LRUCache } from "lru-cache";
import type { Person } from "../../engine/index.ts";

interface Verified {
	readonly person: Person;
	/** Seconds since 1970. */
	readonly expiresAt: number;
	/** Milliseconds since 1970: when account and session have to be looked up again. */
	readonly checkedUntil: number;
}

const mostTokens = 5000;

/** Caches the person behind a token, so that its signature is checked once rather than at every call. */
export class VerifiedTokens {
	readonly #tokens = new LRUCache<string, Verified>({ max: mostTokens });

	find(token: string, now: number): Verified | undefined {
		const verified = this.#tokens.get(token);
		if (verified === undefined) return undefined;
		if (now < verified.expiresAt * 1000 && now < verified.checkedUntil) return verified;
		if (now >= verified.expiresAt * 1000) this.#tokens.delete(token);
		return undefined;
	}

	/** Whether the token was valid before, and only its person has to be looked up again: then it is not a guess. */
	wasGood(token: string, now: number): boolean {
		const verified = this.#tokens.get(token);
		return verified !== undefined && now < verified.expiresAt * 1000;
	}

	forget(token: string): void {
		this.#tokens.delete(token);
	}

	/** The person is looked up again at the next call; what is known of the tokens' signatures stays. */
	recheck(userId: string): void {
		for (const [token, verified] of this.#tokens.entries()) {
			if (verified.person.userId === userId) this.#tokens.set(token, { ...verified, checkedUntil: 0 });
		}
	}

	/** Beyond the maximum, the least recently used token is dropped. */
	keep(token: string, verified: Verified): void {
		this.#tokens.set(token, verified);
	}
}
