import { LRUCache } from "lru-cache";

/**
 * Keeps the latest answers for a while, and lets equal questions that are asked at the same time share
 * one answer. Failures are not kept.
 */
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
