import type { TermsStore } from "./terms-store.ts";
import { termsVersion } from "./terms-version.ts";

const mostPeople = 5000;

/**
 * Who has accepted the terms in force. An acceptance is never taken back, so it is looked up once a person; who has
 * not accepted is looked up each time, and so gets on at once, whichever server took the acceptance.
 */
export class AcceptedPeople {
	readonly #store: TermsStore;
	readonly #known = new Set<string>();

	constructor(store: TermsStore) {
		this.#store = store;
	}

	/** Without asking the database: false means that it is not known yet. */
	knows(userId: string): boolean {
		return this.#known.has(userId);
	}

	async has(userId: string): Promise<boolean> {
		if (this.#known.has(userId)) return true;
		if ((await this.#store.of(userId))[termsVersion] === undefined) return false;
		if (this.#known.size >= mostPeople) {
			const [oldest] = this.#known;
			if (oldest !== undefined) this.#known.delete(oldest);
		}
		this.#known.add(userId);
		return true;
	}
}
