import type { Person } from "./person.ts";

export interface Verified {
	readonly person: Person;
	/** Seconds since 1970. */
	readonly expiresAt: number;
	/** Milliseconds since 1970: when account and session have to be looked up again. */
	readonly checkedUntil: number;
}

const mostTokens = 5000;

/** Keeps who a token stands for, so that checking its signature is paid once and not at every call. */
export class VerifiedTokens {
	readonly #tokens = new Map<string, Verified>();

	find(token: string, now: number): Verified | undefined {
		const verified = this.#tokens.get(token);
		if (verified === undefined) return undefined;
		if (now < verified.expiresAt * 1000 && now < verified.checkedUntil) return verified;
		this.#tokens.delete(token);
		return undefined;
	}

	/** The oldest goes when there are too many. */
	keep(token: string, verified: Verified): void {
		if (this.#tokens.size >= mostTokens) {
			const [oldest] = this.#tokens.keys();
			if (oldest !== undefined) this.#tokens.delete(oldest);
		}
		this.#tokens.set(token, verified);
	}
}
