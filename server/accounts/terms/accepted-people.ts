import { LRUCache } from "lru-cache";
import type { TermsStore } from "./terms-store.ts";
import { termsVersion } from "./terms-version.ts";

const mostPeople = 5000;

/**
 * Who has accepted the terms in force. An acceptance is never withdrawn, so it is looked up once per person;
 * somebody who has not accepted is looked up each time, and can go on at once, whichever server recorded the acceptance.
 */
export class AcceptedPeople {
	readonly #store: TermsStore;
	readonly #known = new LRUCache<string, true>({ max: mostPeople });

	constructor(store: TermsStore) {
		this.#store = store;
	}

	/** Without asking the database: false means not known yet. */
	knows(userId: string): boolean {
		return this.#known.get(userId) === true;
	}

	async has(userId: string): Promise<boolean> {
		if (this.#known.get(userId)) return true;
		if ((await this.#store.of(userId))[termsVersion] === undefined) return false;
		this.#known.set(userId, true);
		return true;
	}
}
