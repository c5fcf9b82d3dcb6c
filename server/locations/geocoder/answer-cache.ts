import { LRUCache } from "lru-cache";

/** Caches recent answers, and lets concurrent equal queries share one answer. Failures are not cached. */
export class AnswerCache<Answer> {
	readonly #answers: LRUCache<string, Promise<Answer>>;

	constructor({ capacity, keepMs, now }: { readonly capacity: number; readonly keepMs: number; readonly now?: () => number }) {
		this.#answers = new LRUCache({ max: capacity, ttl: keepMs, ttlResolution: 0, ...(now && { perf: { now } }) });
	}

	async get(question: string, ask: () => Promise<Answer>): Promise<Answer> {
		const kept = this.#answers.get(question);
		if (kept !== undefined) return kept;
		const answer = ask();
		this.#answers.set(question, answer);
		try {
			return await answer;
		} catch (error) {
			if (this.#answers.peek(question, { allowStale: true }) === answer) this.#answers.delete(question);
			throw error;
		}
	}
}
